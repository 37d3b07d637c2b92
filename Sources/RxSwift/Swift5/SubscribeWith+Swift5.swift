// SPDX-License-Identifier: MIT

// These declare `subscribe(with:)` for code in Swift 5 mode, where the object need not be `Sendable`. If the object has the type
// `AnyObject`, the compiler crashes at a constraint to `Sendable`. `@preconcurrency` leaves `Sendable` out of the
// symbols of the other declarations. `__owned` gives these symbols of their own.

@available(swift, obsoleted: 6)
extension ObservableType {
  /// Subscribes functions to the events, with an object that the subscription does not retain.
  @_disfavoredOverload
  @_documentation(visibility: internal)
  @preconcurrency
  public func subscribe<Object: AnyObject>(
    with object: __owned Object,
    onNext: (@Sendable (Object, Element) -> Void)? = nil,
    onError: (@Sendable (Object, any Error) -> Void)? = nil,
    onCompleted: (@Sendable (Object) -> Void)? = nil,
    onDisposed: (@Sendable (Object) -> Void)? = nil
  ) -> any Disposable {
    subscribing(
      weakly(object, onNext), weakly(object, onError), weakly(object, onCompleted), weakly(object, onDisposed))
  }
}

@available(swift, obsoleted: 6)
extension InfallibleType {
  /// Subscribes functions to the events, as long as an object lives.
  @_documentation(visibility: internal)
  @preconcurrency
  public func subscribe<Object: AnyObject>(
    with object: __owned Object,
    onNext: (@Sendable (Object, Element) -> Void)? = nil,
    onCompleted: (@Sendable (Object) -> Void)? = nil,
    onDisposed: (@Sendable (Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribing(
      weakly(object, onNext), nil, weakly(object, onCompleted), weakly(object, onDisposed))
  }
}

@available(swift, obsoleted: 6)
extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Subscribes functions to the outcome, as long as an object lives.
  @_documentation(visibility: internal)
  @preconcurrency
  public func subscribe<Object: AnyObject>(
    with object: __owned Object,
    onSuccess: (@Sendable (Object, Element) -> Void)? = nil,
    onFailure: (@Sendable (Object, any Error) -> Void)? = nil,
    onDisposed: (@Sendable (Object) -> Void)? = nil
  ) -> any Disposable {
    connect(
      onSuccess: weakly(object, onSuccess), onFailure: weakly(object, onFailure),
      onDisposed: weakly(object, onDisposed))
  }
}

@available(swift, obsoleted: 6)
extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Subscribes functions to the outcome, as long as an object lives.
  @_documentation(visibility: internal)
  @preconcurrency
  public func subscribe<Object: AnyObject>(
    with object: __owned Object,
    onSuccess: (@Sendable (Object, Element) -> Void)? = nil,
    onError: (@Sendable (Object, any Error) -> Void)? = nil,
    onCompleted: (@Sendable (Object) -> Void)? = nil,
    onDisposed: (@Sendable (Object) -> Void)? = nil
  ) -> any Disposable {
    source.connectPrimitive(
      onElement: weakly(object, onSuccess), onError: weakly(object, onError),
      onDisposed: weakly(object, onDisposed), onCompleted: weakly(object, onCompleted))
  }
}

@available(swift, obsoleted: 6)
extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Subscribes functions to the outcome, as long as an object lives.
  @_documentation(visibility: internal)
  @preconcurrency
  public func subscribe<Object: AnyObject>(
    with object: __owned Object,
    onCompleted: (@Sendable (Object) -> Void)? = nil,
    onError: (@Sendable (Object, any Error) -> Void)? = nil,
    onDisposed: (@Sendable (Object) -> Void)? = nil
  ) -> any Disposable {
    source.connectPrimitive(
      onElement: nil, onError: weakly(object, onError), onDisposed: weakly(object, onDisposed),
      onCompleted: weakly(object, onCompleted))
  }
}
