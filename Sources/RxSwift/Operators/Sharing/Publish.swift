// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Shares the events among all subscribers while connected: `multicast` with a `PublishSubject`.
  ///
  /// A subscription starts nothing. `connect()` starts the sequence, and `refCount()` connects for the first
  /// subscriber.
  /// See <http://reactivex.io/documentation/operators/publish.html>.
  ///
  /// ```swift
  /// let numbers = Observable.of(1, 2).publish()
  /// _ = numbers.subscribe(onNext: { print("a\($0)") })
  /// _ = numbers.subscribe(onNext: { print("b\($0)") })
  /// _ = numbers.connect()  // prints a1, b1, a2, b2
  /// ```
  @inlinable
  public func publish() -> ConnectableObservable<Element> { multicast(makeSubject: { PublishSubject<Element>() }) }
}
