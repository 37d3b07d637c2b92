// SPDX-License-Identifier: MIT
import RxSwift

// The same for code in Swift 5 mode, where functions need not be `@Sendable`. A function of an actor runs there as
// well.

@available(swift, obsoleted: 6)
extension ObservableType {
  /// Subscribes a function to the elements, as long as an object lives.
  @_documentation(visibility: internal)
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping @isolated(any) (Object, Element) -> Void
  ) -> any Disposable {
    pass(asObservable().delivered(to: onNext.isolation), accept: weakly(object, onNext))
  }

  /// Subscribes a function to the elements.
  @_documentation(visibility: internal)
  public func bind(onNext: @escaping @isolated(any) (Element) -> Void) -> any Disposable {
    pass(asObservable().delivered(to: onNext.isolation), accept: unisolated(onNext))
  }
}

@available(swift, obsoleted: 6)
extension InfallibleType {
  /// Subscribes a function to the elements.
  @_documentation(visibility: internal)
  public func bind(onNext: @escaping @isolated(any) (Element) -> Void) -> any Disposable {
    pass(asObservable().delivered(to: onNext.isolation), accept: unisolated(onNext))
  }
}
