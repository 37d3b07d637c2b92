// SPDX-License-Identifier: MIT

extension Observable {
  /// Subscribes optional functions to the outcome of a primitive sequence; `onDisposed` follows the outcome at once.
  @inlinable
  @inline(__always)
  func connectPrimitive(
    onElement: ((Element) -> Void)?,
    onError: ((any Error) -> Void)?,
    onDisposed: (() -> Void)?,
    onCompleted: (() -> Void)?
  ) -> any Disposable {
    connectPrimitive(PrimitiveStage.step(onElement), onError, onCompleted, onDisposed)
  }
}

extension ObservableNode {
  @usableFromInline
  func connectPrimitive(
    _ step: @escaping (RawElement, Downstream) -> StageResult, _ onError: ((any Error) -> Void)?,
    _ onCompleted: (() -> Void)?,
    _ onDisposed: (() -> Void)?
  ) -> any Disposable {
    connectSubscriber(PrimitiveStage(step, onError, onCompleted, onDisposed))
  }
}

/// A function that calls `body` with `object` while `object` lives.
func weakly<Object: AnyObject>(_ object: Object, _ body: ((Object) -> Void)?) -> (() -> Void)? {
  guard let body else { return nil }
  return { [weak object] in
    if let object { body(object) }
  }
}

/// A function that calls `body` with `object` and its argument while `object` lives.
func weakly<Object: AnyObject, Argument>(
  _ object: Object, _ body: ((Object, Argument) -> Void)?
) -> ((Argument) -> Void)? {
  guard let body else { return nil }
  return { [weak object] argument in
    if let object { body(object, argument) }
  }
}
