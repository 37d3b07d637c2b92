// SPDX-License-Identifier: MIT

extension InfallibleType {
  /// Emits an element once no other has followed it for some time.
  ///
  /// The others are dropped. An element that waits when the sequence completes is emitted at once, before completion.
  /// See <http://reactivex.io/documentation/operators/debounce.html>.
  @inlinable
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
  }

  /// Emits at most one element in some time.
  ///
  /// See <http://reactivex.io/documentation/operators/sample.html>.
  ///
  /// - Parameters:
  ///   - dueTime: the time.
  ///   - latest: whether the last element of the time is emitted at its end.
  ///   - scheduler: measures the time.
  @inlinable
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
  }
}
