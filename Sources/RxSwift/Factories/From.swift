// SPDX-License-Identifier: MIT

extension ObservableType {
  /// A sequence of the elements of an array, followed by completion.
  ///
  /// See <http://reactivex.io/documentation/operators/from.html>.
  ///
  /// - Parameters:
  ///   - array: the elements; it is retained as long as the sequence.
  ///   - scheduler: where the events are sent from, each in an action of its own.
  @inlinable
  @Sendable
  public static func from(
    _ array: [Element],
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    emitting(array, on: scheduler)
  }

  /// A sequence of the elements of a Swift sequence, followed by completion.
  ///
  /// Each subscription makes an iterator of its own.
  /// See <http://reactivex.io/documentation/operators/from.html>.
  ///
  /// - Parameters:
  ///   - sequence: the elements; it is retained as long as the observable sequence.
  ///   - scheduler: where the events are sent from, each in an action of its own.
  @inlinable
  @Sendable
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Sequence.Element == Element {
    emitting(sequence, on: scheduler)
  }

  /// A sequence of the element that is there, or none, followed by completion.
  ///
  /// See <http://reactivex.io/documentation/operators/from.html>.
  ///
  /// - Parameter optional: the element; it is retained as long as the sequence.
  @inlinable
  @Sendable
  public static func from(optional: Element?) -> Observable<Element> {
    SourceObservable(trampolines: false) { inlet in
      if let optional { inlet.next(optional) }
      inlet.completed()
      return NopDisposable.shared
    }
  }

  /// A sequence of the element that is there, or none, followed by completion, sent from a scheduler.
  ///
  /// See <http://reactivex.io/documentation/operators/from.html>.
  ///
  /// - Parameters:
  ///   - optional: the element; it is retained as long as the sequence.
  ///   - scheduler: where the events are sent from, each in an action of its own.
  @inlinable
  @Sendable
  public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    SourceObservable { inlet in
      // Through the gate, because a scheduler may keep its actions.
      let gate = GatedInlet(inlet.pipeline)
      return scheduler.schedule(optional) { optional in
        guard let optional else {
          gate.completed()
          return NopDisposable.shared
        }
        gate.next(optional)
        return scheduler.schedule(()) { _ in
          gate.completed()
          return NopDisposable.shared
        }
      }
    }
  }
}
