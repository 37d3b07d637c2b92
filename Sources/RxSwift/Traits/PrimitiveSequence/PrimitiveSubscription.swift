// SPDX-License-Identifier: MIT

/// Subscribes optional functions to the outcome of a primitive sequence; `onDisposed` follows the outcome at once.
func connectPrimitive<Element>(
  _ source: Observable<Element>,
  onElement: ((Element) -> Void)?,
  onError: ((any Error) -> Void)?,
  onDisposed: (() -> Void)?,
  onCompleted: (() -> Void)?
) -> any Disposable {
  let disposed = onDisposed.map { OnceAction($0) }
  let origin = onError == nil ? SubscriptionOrigin.capture() : nil
  let subscription = source.connect(
    PrimitiveStage(
      Element.self,
      onElement: { element in
        onElement?(element)
        disposed?.run()
      },
      onError: { error in
        if let onError { onError(error) } else { SubscriptionOrigin.report(error, of: origin) }
        disposed?.run()
      },
      onCompleted: {
        onCompleted?()
        disposed?.run()
      }))
  guard let disposed else { return subscription }
  return SubscriptionWithAction(subscription, disposed)
}

/// A function that calls `body` with `object` as long as that lives.
func weakly<Object: AnyObject>(_ object: Object, _ body: ((Object) -> Void)?) -> (() -> Void)? {
  guard let body else { return nil }
  return { [weak object] in
    if let object { body(object) }
  }
}

/// A function that calls `body` with `object` and its argument as long as the object lives.
func weakly<Object: AnyObject, Argument>(
  _ object: Object, _ body: ((Object, Argument) -> Void)?
) -> ((Argument) -> Void)? {
  guard let body else { return nil }
  return { [weak object] argument in
    if let object { body(object, argument) }
  }
}
