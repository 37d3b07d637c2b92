// SPDX-License-Identifier: MIT

/// The promise of exactly one element or an error.
public enum SingleTrait {}

/// A sequence of exactly one element or an error.
///
/// See <http://reactivex.io/documentation/single.html>.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// The outcome of a `Single`.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// A function that receives the outcome.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// A single made by a function that is called for each subscription.
  ///
  /// Only the first outcome counts. See <http://reactivex.io/documentation/operators/create.html>.
  ///
  /// ```swift
  /// let answer = Single<Int>.create { observer in
  ///   observer(.success(42))
  ///   return Disposables.create()
  /// }
  /// _ = answer.subscribe(onSuccess: { print($0) })  // prints 42
  /// ```
  ///
  /// - Parameter subscribe: starts the work that produces the outcome, and returns the disposable that stops it.
  @preconcurrency
  public static func create(
    subscribe: @escaping @Sendable (@escaping @Sendable (SingleEvent<Element>) -> Void) -> any Disposable
  ) -> Single<Element> {
    PrimitiveSequence(
      raw: Observable { emitter in
        let gate = SerializedEmitter(emitter.running)
        return subscribe { event in
          switch event {
          case .success(let element):
            gate.next(element)
            gate.completed()
          case .failure(let error): gate.error(error)
          }
        }
      })
  }

  /// Subscribes a function to the outcome.
  ///
  /// ```swift
  /// _ = Single.just(42).subscribe { event in
  ///   switch event {
  ///   case .success(let answer): print(answer)
  ///   case .failure(let error): print("failed: \(error)")
  ///   }
  /// }  // prints 42
  /// ```
  ///
  /// - Returns: the disposable that ends the subscription.
  @preconcurrency
  public func subscribe(_ observer: @escaping @Sendable (SingleEvent<Element>) -> Void) -> any Disposable {
    source.connect(
      PrimitiveStage(
        Element.self,
        onElement: { observer(.success($0)) },
        onError: { observer(.failure($0)) },
        onCompleted: PrimitiveStage.endedEmpty))
  }

  /// Subscribes functions to the outcome.
  ///
  /// ```swift
  /// _ = Single.just(42).subscribe(onSuccess: { print($0) }, onFailure: { print("failed: \($0)") })  // prints 42
  /// ```
  ///
  /// - Parameters:
  ///   - onSuccess: called with the element.
  ///   - onFailure: called with the error. Without it, the error goes to `Hooks.defaultErrorHandler`.
  ///   - onDisposed: called once after the outcome was delivered or the subscription was disposed.
  /// - Returns: the disposable that ends the subscription.
  @preconcurrency
  @inlinable
  public func subscribe(
    onSuccess: (@Sendable (Element) -> Void)? = nil,
    onFailure: (@Sendable (any Error) -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    connect(onSuccess: onSuccess, onFailure: onFailure, onDisposed: onDisposed)
  }

  /// Subscribes functions to the outcome, as long as an object lives.
  ///
  /// ```swift
  /// final class Screen: Sendable {
  ///   func show(_ answer: Int) { print("the answer is \(answer)") }
  /// }
  ///
  /// let screen = Screen()
  /// _ = Single.just(42).subscribe(with: screen, onSuccess: { $0.show($1) })  // prints the answer is 42
  /// ```
  ///
  /// - Parameters:
  ///   - object: passed to the functions. The subscription does not retain it, and calls no function after it is gone.
  ///   - onSuccess: called with the object and the element.
  ///   - onFailure: called with the object and the error. Without it, the error goes to `Hooks.defaultErrorHandler`.
  ///   - onDisposed: called once after the outcome was delivered or the subscription was disposed.
  /// - Returns: the disposable that ends the subscription.
  @preconcurrency
  @available(swift, introduced: 6)
  public func subscribe<Object: AnyObject & Sendable>(
    with object: Object,
    onSuccess: (@Sendable (Object, Element) -> Void)? = nil,
    onFailure: (@Sendable (Object, any Error) -> Void)? = nil,
    onDisposed: (@Sendable (Object) -> Void)? = nil
  ) -> any Disposable {
    connect(
      onSuccess: weakly(object, onSuccess), onFailure: weakly(object, onFailure),
      onDisposed: weakly(object, onDisposed))
  }

  /// The former name of `subscribe(onSuccess:onFailure:onDisposed:)`.
  @preconcurrency
  @available(*, deprecated, renamed: "subscribe(onSuccess:onFailure:onDisposed:)")
  public func subscribe(
    onSuccess: (@Sendable (Element) -> Void)? = nil,
    onError: @escaping @Sendable (any Error) -> Void,
    onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    connect(onSuccess: onSuccess, onFailure: onError, onDisposed: onDisposed)
  }

  @inlinable
  func connect(
    onSuccess: ((Element) -> Void)?, onFailure: ((any Error) -> Void)?, onDisposed: (() -> Void)?
  ) -> any Disposable {
    source.connectPrimitive(
      onElement: onSuccess, onError: onFailure, onDisposed: onDisposed,
      onCompleted: PrimitiveStage.endedEmpty)
  }
}
