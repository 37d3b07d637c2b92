// SPDX-License-Identifier: MIT

/// A push-style sequence: each observer that subscribes receives its events.
///
/// Events follow the grammar `next* (error | completed)?`. A subscription ends with the terminal event or when it is
/// disposed, whichever comes first. After that the observer receives nothing.
public protocol ObservableType: ObservableConvertibleType {
  /// Subscribes `observer` to receive the events of this sequence.
  ///
  /// - Returns: the disposable that ends the subscription. If you drop it and do not dispose it, the subscription keeps
  ///   running.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
  /// The sequence as an `Observable`, for types outside of this library that conform to `ObservableType`.
  public func asObservable() -> Observable<Element> {
    Observable(.source { self.subscribe(AnyObserver(SerializedEmitter($0))) }, isForeign: true)
  }
}
