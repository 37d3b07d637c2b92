// SPDX-License-Identifier: MIT

extension ObservableType {
  /// A sequence of the elements of an array, followed by completion.
  ///
  /// See <http://reactivex.io/documentation/operators/from.html>.
  ///
  /// ```swift
  /// _ = Observable.from([1, 2, 3]).subscribe(onNext: { print($0) })  // prints 1, 2, 3
  /// ```
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
  /// ```swift
  /// _ = Observable.from("abc").subscribe(onNext: { print($0) })  // prints a, b, c
  /// ```
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
  /// ```swift
  /// let input = "12"
  /// _ = Observable.from(optional: Int(input))
  ///   .subscribe(onNext: { print($0) }, onCompleted: { print("completed") })  // prints 12, completed
  /// ```
  ///
  /// - Parameter optional: the element; it is retained as long as the sequence.
  @inlinable
  @Sendable
  public static func from(optional: Element?) -> Observable<Element> {
    Observable(isTrampolined: false) { emitter in
      if let optional { emitter.next(optional) }
      emitter.completed()
      return NopDisposable.shared
    }
  }

  /// A sequence of the element that is there, or none, followed by completion, sent from a scheduler.
  ///
  /// See <http://reactivex.io/documentation/operators/from.html>.
  ///
  /// ```swift
  /// _ = Observable.from(optional: Int("12"), scheduler: MainScheduler.instance)
  ///   .subscribe(onNext: { print($0) })  // prints 12
  /// ```
  ///
  /// - Parameters:
  ///   - optional: the element; it is retained as long as the sequence.
  ///   - scheduler: where the events are sent from, each in an action of its own.
  @inlinable
  @Sendable
  public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Observable { emitter in
      // Through the gate, because a scheduler may keep its actions.
      let gate = SerializedEmitter(emitter.running)
      // As with any element: if two subscriptions receive one object, the program has to guard that.
      return scheduler.schedule(UncheckedSendable(optional)) { optional in
        guard let optional = optional.value else {
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
