// SPDX-License-Identifier: MIT

extension InfallibleType {
  /// Emits an element once no other has followed it for some time.
  ///
  /// It drops the others. If an element waits when the sequence completes, it emits that element at once, before the
  /// completion.
  /// See <http://reactivex.io/documentation/operators/debounce.html>.
  ///
  /// ```swift
  /// _ = Infallible.concat(.of("s", "sw", "swift"), .never())
  ///   .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
  ///   .subscribe(onNext: { print($0) })  // prints swift, 300 ms later
  /// ```
  @inlinable
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
  }

  /// Emits at most one element in each span of time.
  ///
  /// See <http://reactivex.io/documentation/operators/sample.html>.
  ///
  /// ```swift
  /// _ = Infallible.concat(.of(1, 2, 3), .never())
  ///   .throttle(.milliseconds(100), scheduler: MainScheduler.instance)
  ///   .subscribe(onNext: { print($0) })  // prints 1, 3
  /// ```
  ///
  /// - Parameters:
  ///   - dueTime: the span.
  ///   - latest: whether to emit the last element of a span at its end.
  ///   - scheduler: measures the time.
  @inlinable
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
  }
}
