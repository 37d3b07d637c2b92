// SPDX-License-Identifier: MIT

/// The promise of one element, none, or an error.
public enum MaybeTrait {}

/// A sequence of at most one element, or an error.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// The outcome of a `Maybe`.
@frozen
public enum MaybeEvent<Element> {
  /// There is an element; nothing follows.
  case success(Element)
  /// The sequence failed.
  case error(any Error)
  /// There is no element.
  case completed
}

extension MaybeEvent: Sendable where Element: Sendable {}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// A function that receives the outcome.
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  /// A maybe made by a function that is called for each subscription.
  ///
  /// Only the first outcome counts. See <http://reactivex.io/documentation/operators/create.html>.
  ///
  /// ```swift
  /// let cached = Maybe<String>.create { observer in
  ///   observer(.completed)  // there is nothing in the cache
  ///   return Disposables.create()
  /// }
  /// _ = cached.ifEmpty(default: "loaded").subscribe(onSuccess: { print($0) })  // prints loaded
  /// ```
  ///
  /// - Parameter subscribe: starts the work that produces the outcome, and returns the disposable that stops it.
  @preconcurrency
  public static func create(
    subscribe: @escaping @Sendable (@escaping @Sendable (MaybeEvent<Element>) -> Void) -> any Disposable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: Observable { emitter in
        let gate = SerializedEmitter(emitter.running)
        return subscribe { event in
          switch event {
          case .success(let element):
            gate.next(element)
            gate.completed()
          case .error(let error): gate.error(error)
          case .completed: gate.completed()
          }
        }
      })
  }

  /// Subscribes a function to the outcome.
  ///
  /// ```swift
  /// _ = Maybe.just("cached").subscribe { event in
  ///   switch event {
  ///   case .success(let text): print(text)
  ///   case .error(let error): print("failed: \(error)")
  ///   case .completed: print("nothing")
  ///   }
  /// }  // prints cached
  /// ```
  ///
  /// - Returns: the disposable that ends the subscription.
  @preconcurrency
  public func subscribe(_ observer: @escaping @Sendable (MaybeEvent<Element>) -> Void) -> any Disposable {
    source.connect(
      PrimitiveStage(
        Element.self,
        onElement: { observer(.success($0)) },
        onError: { observer(.error($0)) },
        onCompleted: { observer(.completed) }))
  }

  /// Subscribes functions to the outcome.
  ///
  /// ```swift
  /// _ = Maybe<String>.empty()
  ///   .subscribe(onSuccess: { print($0) }, onCompleted: { print("not there") })  // prints not there
  /// ```
  ///
  /// - Parameters:
  ///   - onSuccess: called with the element.
  ///   - onError: called with the error. Without it, the error goes to `Hooks.defaultErrorHandler`.
  ///   - onCompleted: called if the sequence ended without an element.
  ///   - onDisposed: called once after the outcome was delivered or the subscription was disposed.
  /// - Returns: the disposable that ends the subscription.
  @preconcurrency
  @inlinable
  public func subscribe(
    onSuccess: (@Sendable (Element) -> Void)? = nil,
    onError: (@Sendable (any Error) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    source.connectPrimitive(
      onElement: onSuccess, onError: onError, onDisposed: onDisposed, onCompleted: onCompleted)
  }

  /// Subscribes functions to the outcome, as long as an object lives.
  ///
  /// ```swift
  /// final class Screen: Sendable {
  ///   func show(_ text: String) { print("showing \(text)") }
  /// }
  ///
  /// let screen = Screen()
  /// _ = Maybe.just("cached").subscribe(with: screen, onSuccess: { $0.show($1) })  // prints showing cached
  /// ```
  ///
  /// - Parameters:
  ///   - object: passed to the functions. The subscription does not retain it, and calls no function after it is gone.
  ///   - onSuccess: called with the object and the element.
  ///   - onError: called with the object and the error. Without it, the error goes to `Hooks.defaultErrorHandler`.
  ///   - onCompleted: called with the object if the sequence ended without an element.
  ///   - onDisposed: called once after the outcome was delivered or the subscription was disposed.
  /// - Returns: the disposable that ends the subscription.
  @preconcurrency
  @available(swift, introduced: 6)
  public func subscribe<Object: AnyObject & Sendable>(
    with object: Object,
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
