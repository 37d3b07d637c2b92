// SPDX-License-Identifier: MIT

// These declare `withUnretained` for code in Swift 5 mode, where the object need not be `Sendable`. If the object has the type
// `AnyObject`, the compiler crashes at a constraint to `Sendable`. `@preconcurrency` leaves `Sendable` out of the
// symbols of the other declarations. `__owned` gives these symbols of their own.

@available(swift, obsoleted: 6)
extension ObservableType {
  /// Combines each element with an object that the sequence does not retain.
  @_documentation(visibility: internal)
  @preconcurrency
  @inlinable
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: __owned Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
  ) -> Observable<Out> {
    combiningUnretained(obj, resultSelector)
  }
}

@available(swift, obsoleted: 6)
extension InfallibleType {
  /// Combines each element with an object that is not retained.
  @_documentation(visibility: internal)
  @preconcurrency
  @inlinable
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: __owned Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
  ) -> Infallible<Out> {
    Infallible<Out>(asObservable().combiningUnretained(obj, resultSelector))
  }
}
