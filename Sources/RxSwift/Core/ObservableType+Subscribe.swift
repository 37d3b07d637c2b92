// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Subscribes a function to all events.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2).subscribe { event in
  ///   switch event {
  ///   case .next(let number): print(number)
  ///   case .error(let error): print("failed: \(error)")
  ///   case .completed: print("completed")
  ///   }
  /// }  // prints 1, 2, completed
  /// ```
  ///
  /// - Returns: the disposable that ends the subscription.
  @_disfavoredOverload
  @preconcurrency
  @inlinable
  public func subscribe(_ on: @escaping @Sendable (Event<Element>) -> Void) -> any Disposable {
    asObservable().connect(
      UserClosureStage(
        Element.self, onNext: { on(.next($0)) },
        end: { error in on(error.map { .error($0) } ?? .completed) }))
  }

  /// Subscribes functions to the events.
  ///
  /// ```swift
  /// let disposeBag = DisposeBag()
  /// Observable.of(1, 2)
  ///   .subscribe(onNext: { print($0) }, onCompleted: { print("completed") })
  ///   .disposed(by: disposeBag)  // prints 1, 2, completed
  /// ```
  ///
  /// - Parameters:
  ///   - onNext: called with each element.
  ///   - onError: called with the error if the sequence fails. Without it, the error goes to
  ///     `Hooks.defaultErrorHandler`.
  ///   - onCompleted: called when the sequence ends.
  ///   - onDisposed: called once after the subscription ended, for whatever reason.
  /// - Returns: the disposable that ends the subscription.
  @_disfavoredOverload
  @preconcurrency
  @inlinable
  public func subscribe(
    onNext: (@Sendable (Element) -> Void)? = nil,
    onError: (@Sendable (any Error) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    subscribing(onNext, onError, onCompleted, onDisposed)
  }

  /// Subscribes functions to the events, with an object that the subscription does not retain.
  ///
  /// The subscription calls none of the functions after the object is gone.
  ///
  /// ```swift
  /// final class Screen: Sendable {
  ///   func show(_ number: Int) { print("showing \(number)") }
  /// }
  ///
  /// let screen = Screen()
  /// _ = Observable.of(1, 2)
  ///   .subscribe(with: screen, onNext: { screen, number in screen.show(number) })  // prints showing 1, showing 2
  /// ```
  ///
  /// - Parameters:
  ///   - object: passed to the functions. The subscription holds it weakly.
  ///   - onNext: called with each element.
  ///   - onError: called with the error if the sequence fails. Without it, the error goes to
  ///     `Hooks.defaultErrorHandler`.
  ///   - onCompleted: called when the sequence ends.
  ///   - onDisposed: called once after the subscription ended, for whatever reason.
  /// - Returns: the disposable that ends the subscription.
  @_disfavoredOverload
  @preconcurrency
  @available(swift, introduced: 6)
  public func subscribe<Object: AnyObject & Sendable>(
    with object: Object,
    onNext: (@Sendable (Object, Element) -> Void)? = nil,
    onError: (@Sendable (Object, any Error) -> Void)? = nil,
    onCompleted: (@Sendable (Object) -> Void)? = nil,
    onDisposed: (@Sendable (Object) -> Void)? = nil
  ) -> any Disposable {
    subscribing(
      weakly(object, onNext), weakly(object, onError), weakly(object, onCompleted), weakly(object, onDisposed))
  }

  @inlinable
  @inline(__always)
  func subscribing(
    _ onNext: ((Element) -> Void)?, _ onError: ((any Error) -> Void)?, _ onCompleted: (() -> Void)?,
    _ onDisposed: (() -> Void)?
  ) -> any Disposable {
    let step: (RawElement, Downstream) -> StageResult
    if let onNext {
      step = { raw, _ in
        onNext(raw.load(Element.self))
        return .stop
      }
    } else {
      step = { _, _ in .stop }
    }
    return asObservable().connectSubscriber(step, onError, onCompleted, onDisposed)
  }
}
