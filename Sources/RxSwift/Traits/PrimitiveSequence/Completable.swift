// SPDX-License-Identifier: MIT

/// The promise of no element: only completion or an error.
public enum CompletableTrait {}

/// A sequence without elements that completes or fails.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// The outcome of a `Completable`.
@frozen
public enum CompletableEvent: Sendable {
  /// The sequence failed.
  case error(any Error)
  /// The sequence ended as it should.
  case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// A function that receives the outcome.
  public typealias CompletableObserver = (CompletableEvent) -> Void

  /// A completable made by a function that is called for each subscription.
  ///
  /// Only the first outcome counts. See <http://reactivex.io/documentation/operators/create.html>.
  ///
  /// ```swift
  /// let save = Completable.create { observer in
  ///   observer(.completed)
  ///   return Disposables.create()
  /// }
  /// _ = save.subscribe(onCompleted: { print("saved") })  // prints saved
  /// ```
  ///
  /// - Parameter subscribe: starts the work that produces the outcome, and returns the disposable that stops it.
  @preconcurrency
  public static func create(
    subscribe: @escaping @Sendable (@escaping @Sendable (CompletableEvent) -> Void) -> any Disposable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: Observable { emitter in
        let gate = SerializedEmitter(emitter.running)
        return subscribe { event in
          switch event {
          case .error(let error): gate.error(error)
          case .completed: gate.completed()
          }
        }
      })
  }

  /// Subscribes a function to the outcome.
  ///
  /// ```swift
  /// _ = Completable.empty().subscribe { event in
  ///   switch event {
  ///   case .completed: print("saved")
  ///   case .error(let error): print("failed: \(error)")
  ///   }
  /// }  // prints saved
  /// ```
  ///
  /// - Returns: the disposable that ends the subscription.
  @preconcurrency
  public func subscribe(_ observer: @escaping @Sendable (CompletableEvent) -> Void) -> any Disposable {
    source.connect(
      PrimitiveStage(
        Never.self,
        onElement: { _ in },
        onError: { observer(.error($0)) },
        onCompleted: { observer(.completed) }))
  }

  /// Subscribes functions to the outcome.
  ///
  /// ```swift
  /// _ = Completable.empty().subscribe(onCompleted: { print("saved") }, onError: { print("failed: \($0)") })  // prints saved
  /// ```
  ///
  /// - Parameters:
  ///   - onCompleted: called when the sequence ended.
  ///   - onError: called with the error. Without it, the error goes to `Hooks.defaultErrorHandler`.
  ///   - onDisposed: called once after the outcome was delivered or the subscription was disposed.
  /// - Returns: the disposable that ends the subscription.
  @preconcurrency
  @inlinable
  public func subscribe(
    onCompleted: (@Sendable () -> Void)? = nil,
    onError: (@Sendable (any Error) -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    source.connectPrimitive(
      onElement: nil, onError: onError, onDisposed: onDisposed, onCompleted: onCompleted)
  }

  /// Subscribes functions to the outcome, as long as an object lives.
  ///
  /// ```swift
  /// final class Screen: Sendable {
  ///   func showSaved() { print("saved") }
  /// }
  ///
  /// let screen = Screen()
  /// _ = Completable.empty().subscribe(with: screen, onCompleted: { screen in screen.showSaved() })  // prints saved
  /// ```
  ///
  /// - Parameters:
  ///   - object: passed to the functions. The subscription does not retain it, and calls no function after it is gone.
  ///   - onCompleted: called with the object when the sequence ended.
  ///   - onError: called with the object and the error. Without it, the error goes to `Hooks.defaultErrorHandler`.
  ///   - onDisposed: called once after the outcome was delivered or the subscription was disposed.
  /// - Returns: the disposable that ends the subscription.
  @preconcurrency
  @available(swift, introduced: 6)
  public func subscribe<Object: AnyObject & Sendable>(
    with object: Object,
    onCompleted: (@Sendable (Object) -> Void)? = nil,
    onError: (@Sendable (Object, any Error) -> Void)? = nil,
    onDisposed: (@Sendable (Object) -> Void)? = nil
  ) -> any Disposable {
    source.connectPrimitive(
      onElement: nil, onError: weakly(object, onError), onDisposed: weakly(object, onDisposed),
      onCompleted: weakly(object, onCompleted))
  }
}
