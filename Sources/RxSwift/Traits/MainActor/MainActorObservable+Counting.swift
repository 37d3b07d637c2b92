// SPDX-License-Identifier: MIT

// These operators take no function. They deliver on the main actor the events that they receive there.

extension MainActorObservable {
  /// Passes the first elements on and completes right after the last of them.
  ///
  /// If `count` is zero, the result is an empty sequence, which completes on the main actor. It is a programming error
  /// if `count` is negative. See <http://reactivex.io/documentation/operators/take.html>.
  ///
  /// ```swift
  /// _ = Observable.of("a", "b", "c")
  ///   .observe(on: MainScheduler.instance)
  ///   .take(2)
  ///   .subscribe(onNext: { print($0) })  // prints a, b
  /// ```
  ///
  /// - Parameter count: how many to pass on.
  public func take(_ count: Int) -> MainActorObservable<Element> {
    let taken: Observable<Element> = asObservable().take(count)
    // An empty sequence ends where it is subscribed.
    return MainActorObservable(trusting: count == 0 ? taken.deliveredOnMainActor() : taken)
  }

  /// Drops the first elements.
  ///
  /// See <http://reactivex.io/documentation/operators/skip.html>.
  ///
  /// ```swift
  /// _ = Observable.of("header", "a", "b")
  ///   .observe(on: MainScheduler.instance)
  ///   .skip(1)
  ///   .subscribe(onNext: { print($0) })  // prints a, b
  /// ```
  ///
  /// - Parameter count: how many to drop; none if it is not positive.
  public func skip(_ count: Int) -> MainActorObservable<Element> {
    MainActorObservable(trusting: asObservable().skip(count))
  }

  /// Prints the events, subscriptions and disposals of the sequence, with the time.
  ///
  /// See <http://reactivex.io/documentation/operators/do.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2)
  ///   .observe(on: MainScheduler.instance)
  ///   .debug("numbers")
  ///   .subscribe()  // a line with "numbers" for the subscription, for each event and for the disposal
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: printed in each line; by default the place of the call.
  ///   - trimOutput: whether to shorten the text of an event to about 40 characters.
  ///   - file: where the call is.
  ///   - line: where the call is.
  ///   - function: where the call is.
  public func debug(
    _ identifier: String? = nil,
    trimOutput: Bool = false,
    file: String = #file,
    line: UInt = #line,
    function: String = #function
  ) -> MainActorObservable<Element> {
    MainActorObservable(
      trusting: asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}
