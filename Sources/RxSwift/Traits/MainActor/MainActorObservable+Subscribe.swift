// SPDX-License-Identifier: MIT

extension MainActorObservable {
  /// Subscribes a function of the main actor to all events.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2).observe(on: MainScheduler.instance).subscribe { print($0) }  // prints next(1), next(2), completed
  /// ```
  ///
  /// - Returns: the disposable that ends the subscription.
  @preconcurrency
  @inlinable
  public func subscribe(_ on: @escaping @MainActor (Event<Element>) -> Void) -> any Disposable {
    asObservable().subscribe(assumingMainActor(on))
  }

  /// Subscribes functions of the main actor to the events.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2)
  ///   .observe(on: MainScheduler.instance)
  ///   .subscribe(onNext: { print($0) }, onCompleted: { print("completed") })  // prints 1, 2, completed
  /// ```
  ///
  /// - Parameters:
  ///   - onNext: called with each element.
  ///   - onError: called with the error if the sequence fails. Without it, the error goes to
  ///     `Hooks.defaultErrorHandler`.
  ///   - onCompleted: called when the sequence ends.
  ///   - onDisposed: called once after the subscription has ended: at once if it ended on the main actor, otherwise
  ///     later.
  /// - Returns: the disposable that ends the subscription.
  @preconcurrency
  @inlinable
  public func subscribe(
    onNext: (@MainActor (Element) -> Void)? = nil,
    onError: (@MainActor (any Error) -> Void)? = nil,
    onCompleted: (@MainActor () -> Void)? = nil,
    onDisposed: (@MainActor () -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      onNext: onNext.map { assumingMainActor($0) }, onError: onError.map { assumingMainActor($0) },
      onCompleted: onCompleted.map { assumingMainActor($0) }, onDisposed: onDisposed.map { fromAnywhere($0) })
  }

  /// Subscribes functions of the main actor to the events, with an object that the subscription does not retain.
  ///
  /// The subscription calls none of the functions after the object is gone.
  ///
  /// ```swift
  /// @MainActor final class Screen {
  ///   static let main = Screen()
  ///   func show(_ number: Int) { print("showing \(number)") }
  /// }
  ///
  /// _ = Observable.of(1, 2)
  ///   .observe(on: MainScheduler.instance)
  ///   .subscribe(with: Screen.main) { screen, number in screen.show(number) }  // prints showing 1, showing 2
  /// ```
  ///
  /// - Parameters:
  ///   - object: passed to the functions. The subscription holds it weakly.
  ///   - onNext: called with each element.
  ///   - onError: called with the error if the sequence fails. Without it, the error goes to
  ///     `Hooks.defaultErrorHandler`.
  ///   - onCompleted: called when the sequence ends.
  ///   - onDisposed: called once after the subscription has ended: at once if it ended on the main actor, otherwise
  ///     later.
  /// - Returns: the disposable that ends the subscription.
  @preconcurrency
  public func subscribe<Object: AnyObject & Sendable>(
    with object: Object,
    onNext: (@MainActor (Object, Element) -> Void)? = nil,
    onError: (@MainActor (Object, any Error) -> Void)? = nil,
    onCompleted: (@MainActor (Object) -> Void)? = nil,
    onDisposed: (@MainActor (Object) -> Void)? = nil
  ) -> any Disposable {
    let reference = WeakReference(object)
    func passing<Argument>(_ function: @escaping @MainActor (Object, Argument) -> Void) -> @MainActor (Argument) -> Void
    {
      { argument in if let object = reference.object { function(object, argument) } }
    }
    func passing(_ function: @escaping @MainActor (Object) -> Void) -> @MainActor () -> Void {
      { if let object = reference.object { function(object) } }
    }
    return subscribe(
      onNext: onNext.map { passing($0) }, onError: onError.map { passing($0) },
      onCompleted: onCompleted.map { passing($0) }, onDisposed: onDisposed.map { passing($0) })
  }
}
