// SPDX-License-Identifier: MIT

/// Something that receives the events of an observable sequence, on the thread that sends them.
@preconcurrency
public protocol ObserverType: _RxSendableMetatype, Sendable {
  /// The type of the elements.
  associatedtype Element

  /// Receives one event.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Receives `element` as a `next` event.
  @inlinable
  public func onNext(_ element: Element) { on(.next(element)) }

  /// Receives the end of the sequence.
  @inlinable
  public func onCompleted() { on(.completed) }

  /// Receives the failure of the sequence.
  @inlinable
  public func onError(_ error: any Error) { on(.error(error)) }
}
