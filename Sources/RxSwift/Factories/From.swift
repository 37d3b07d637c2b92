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
  ///   - array: the elements. The sequence retains it.
  ///   - scheduler: sends the events, each in an action of its own.
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
  ///   - sequence: the elements. The observable sequence retains it.
  ///   - scheduler: sends the events, each in an action of its own.
  @inlinable
  @Sendable
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Sequence.Element == Element {
    emitting(sequence, on: scheduler)
  }

  /// A sequence of the element in an optional, if there is one, followed by completion.
  ///
  /// See <http://reactivex.io/documentation/operators/from.html>.
  ///
  /// ```swift
  /// let input = "12"
  /// _ = Observable.from(optional: Int(input))
  ///   .subscribe(onNext: { print($0) }, onCompleted: { print("completed") })  // prints 12, completed
  /// ```
  ///
  /// - Parameter optional: the element. The sequence retains it.
  @inlinable
  @Sendable
  public static func from(optional: Element?) -> Observable<Element> {
    Observable(isTrampolined: false) { emitter in
      if let optional { emitter.next(optional) }
      emitter.completed()
      return NopDisposable.shared
    }
  }

  /// A sequence of the element in an optional, if there is one, followed by completion, sent from a scheduler.
  ///
  /// See <http://reactivex.io/documentation/operators/from.html>.
  ///
  /// ```swift
  /// _ = Observable.from(optional: Int("12"), scheduler: MainScheduler.instance)
  ///   .subscribe(onNext: { print($0) })  // prints 12
  /// ```
  ///
  /// - Parameters:
  ///   - optional: the element. The sequence retains it.
  ///   - scheduler: sends the events, each in an action of its own.
  @inlinable
  @Sendable
  public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Observable { emitter in
      // The events go through the gate, because a scheduler may keep its actions.
      let gate = SerializedEmitter(emitter.running)
      // As with any element, the program has to protect an object that two subscriptions receive.
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
