// SPDX-License-Identifier: MIT
import RxSwift

// The same for code in Swift 5 mode, where functions need not be `@Sendable`. A function of the main actor runs there
// as well. Any other function runs where the element is delivered.

@available(swift, obsoleted: 6)
extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Subscribes functions to the events.
  @_documentation(visibility: internal)
  public func emit(
    onNext: (@isolated(any) (Element) -> Void)? = nil,
    onCompleted: (@isolated(any) () -> Void)? = nil,
    onDisposed: (@isolated(any) () -> Void)? = nil
  ) -> any Disposable {
    subscribeIsolated(to: asObservable(), onNext, onCompleted, onDisposed)
  }

  /// Subscribes functions to the events, as long as an object lives.
  @_documentation(visibility: internal)
  public func emit<Object: AnyObject>(
    with object: Object,
    onNext: (@isolated(any) (Object, Element) -> Void)? = nil,
    onCompleted: (@isolated(any) (Object) -> Void)? = nil,
    onDisposed: (@isolated(any) (Object) -> Void)? = nil
  ) -> any Disposable {
    subscribeIsolated(to: asObservable(), with: object, onNext, onCompleted, onDisposed)
  }
  /// Combines each element with an object that is not retained. `__owned` makes a symbol of its own, because
  /// `@preconcurrency` leaves `Sendable` out of it.
  @_documentation(visibility: internal)
  @preconcurrency
  @inlinable
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: __owned Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
  ) -> SharedSequence<SharingStrategy, Out> {
    SharedSequence<SharingStrategy, Out>(asObservable().combiningUnretained(obj, resultSelector))
  }
}
