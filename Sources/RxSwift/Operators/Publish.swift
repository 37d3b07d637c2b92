// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Shares the events among all subscribers while connected: `multicast` with a `PublishSubject`.
  ///
  /// Subscribing starts nothing; `connect()` does, and `refCount()` does it for the first subscriber.
  /// See <http://reactivex.io/documentation/operators/publish.html>.
  @inlinable
  public func publish() -> ConnectableObservable<Element> { multicast(makeSubject: { PublishSubject<Element>() }) }
}
