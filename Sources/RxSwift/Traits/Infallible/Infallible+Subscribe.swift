// SPDX-License-Identifier: MIT

extension InfallibleType {
  /// Subscribes functions to the events.
  ///
  /// ```swift
  /// let disposeBag = DisposeBag()
  /// Infallible.of(1, 2)
  ///   .subscribe(onNext: { print($0) }, onCompleted: { print("completed") })
  ///   .disposed(by: disposeBag)  // prints 1, 2, completed
  /// ```
  ///
  /// - Parameters:
  ///   - onNext: called with each element.
  ///   - onCompleted: called when the sequence ends.
  ///   - onDisposed: called once after the subscription ended, for whatever reason.
  /// - Returns: the disposable that ends the subscription.
  @preconcurrency
  @inlinable
  public func subscribe(
    onNext: (@Sendable (Element) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes functions to the events, as long as an object lives.
  ///
  /// ```swift
  /// final class Screen: Sendable {
  ///   func show(_ number: Int) { print("showing \(number)") }
  /// }
  ///
  /// let screen = Screen()
  /// _ = Infallible.of(1, 2)
  ///   .subscribe(with: screen, onNext: { screen, number in screen.show(number) })  // prints showing 1, showing 2
  /// ```
  ///
  /// - Parameters:
  ///   - object: passed to the functions. The subscription does not retain it, and calls no function after it is gone.
  ///   - onNext: called with the object and each element.
  ///   - onCompleted: called with the object when the sequence ends.
  ///   - onDisposed: called with the object once after the subscription ended, for whatever reason.
  /// - Returns: the disposable that ends the subscription.
  @preconcurrency
  @available(swift, introduced: 6)
  public func subscribe<Object: AnyObject & Sendable>(
    with object: Object,
    onNext: (@Sendable (Object, Element) -> Void)? = nil,
    onCompleted: (@Sendable (Object) -> Void)? = nil,
    onDisposed: (@Sendable (Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribing(
      weakly(object, onNext), nil, weakly(object, onCompleted), weakly(object, onDisposed))
  }

  /// Subscribes a function to all events.
  ///
  /// ```swift
  /// _ = Infallible.of(1, 2).subscribe { event in
  ///   switch event {
  ///   case .next(let number): print(number)
  ///   case .completed: print("completed")
  ///   }
  /// }  // prints 1, 2, completed
  /// ```
  ///
  /// - Returns: the disposable that ends the subscription.
  @preconcurrency
  @inlinable
  public func subscribe(_ on: @escaping @Sendable (InfallibleEvent<Element>) -> Void) -> any Disposable {
    asObservable().connect(
      UserClosureStage(
        Element.self, onNext: { on(.next($0)) }, end: { error in if error == nil { on(.completed) } }))
  }
}
