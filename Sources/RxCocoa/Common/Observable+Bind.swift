// SPDX-License-Identifier: MIT
import RxSwift

extension ObservableType {
  /// Subscribes observers.
  ///
  /// - Returns: what ends the subscription.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    pass(asObservable(), observers)
  }

  /// Subscribes observers of optional elements.
  ///
  /// - Returns: what ends the subscription.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    pass(asObservable(), optional: observers)
  }

  /// Calls `binder` with the sequence and returns what that returns, usually a subscription.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Calls `binder` with the sequence and its result with `curriedArgument`, and returns what that returns.
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  /// Subscribes a function of the main actor to the elements, as long as an object lives.
  ///
  /// The function is called where the sequence delivers; nothing moves the elements to the main thread. An error is a
  /// mistake of the programmer, which stops debug builds and is printed in release builds.
  ///
  /// - Parameters:
  ///   - object: handed to the function. It is not retained; after it is gone the function is not called.
  ///   - onNext: called with the object and each element.
  /// - Returns: what ends the subscription.
  @preconcurrency
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping @MainActor (Object, Element) -> Void
  ) -> any Disposable {
    let (body, reference) = (assumingMainActor(onNext), WeakReference(object))
    return pass(asObservable()) { element in
      if let object = reference.object { body(object, element) }
    }
  }

  /// Subscribes a function of the main actor to the elements.
  ///
  /// The function is called where the sequence delivers; nothing moves the elements to the main thread. An error is a
  /// mistake of the programmer, which stops debug builds and is printed in release builds.
  ///
  /// - Returns: what ends the subscription.
  @preconcurrency
  public func bind(onNext: @escaping @MainActor (Element) -> Void) -> any Disposable {
    pass(asObservable(), accept: assumingMainActor(onNext))
  }
}
