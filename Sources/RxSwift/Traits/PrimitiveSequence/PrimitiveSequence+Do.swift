// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Calls functions at the events of a subscription, before or after the operator passes them on.
  ///
  /// An error thrown by one of them is the outcome. See <http://reactivex.io/documentation/operators/do.html>.
  ///
  /// ```swift
  /// _ = Single.just(1)
  ///   .do(onSuccess: { print("got \($0)") }, afterSuccess: { print("passed on \($0)") })
  ///   .subscribe(onSuccess: { print($0) })  // prints got 1, 1, passed on 1
  /// ```
  ///
  /// - Parameters:
  ///   - onSuccess: called with the element before it is delivered.
  ///   - afterSuccess: called with the element after it was delivered.
  ///   - onError: called with the error before it is delivered.
  ///   - afterError: called with the error after it was delivered.
  ///   - onSubscribe: called before the subscription.
  ///   - onSubscribed: called after the subscription.
  ///   - onDispose: called when the subscription ended.
  @preconcurrency
  @inlinable
  public func `do`(
    onSuccess: (@Sendable (Element) throws -> Void)? = nil,
    afterSuccess: (@Sendable (Element) throws -> Void)? = nil,
    onError: (@Sendable (any Swift.Error) throws -> Void)? = nil,
    afterError: (@Sendable (any Swift.Error) throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil,
    onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Single<Element> {
    Single(
      raw: source.do(
        onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Calls functions at the events of a subscription, before or after the operator passes them on.
  ///
  /// An error thrown by one of them is the outcome. See <http://reactivex.io/documentation/operators/do.html>.
  ///
  /// ```swift
  /// _ = Maybe<Int>.empty().do(onCompleted: { print("no element") }).subscribe()  // prints no element
  /// ```
  ///
  /// - Parameters:
  ///   - onNext: called with the element before it is delivered.
  ///   - afterNext: called with the element after it was delivered.
  ///   - onError: called with the error before it is delivered.
  ///   - afterError: called with the error after it was delivered.
  ///   - onCompleted: called before the end is delivered.
  ///   - afterCompleted: called after the end was delivered.
  ///   - onSubscribe: called before the subscription.
  ///   - onSubscribed: called after the subscription.
  ///   - onDispose: called when the subscription ended.
  @preconcurrency
  @inlinable
  public func `do`(
    onNext: (@Sendable (Element) throws -> Void)? = nil,
    afterNext: (@Sendable (Element) throws -> Void)? = nil,
    onError: (@Sendable (any Swift.Error) throws -> Void)? = nil,
    afterError: (@Sendable (any Swift.Error) throws -> Void)? = nil,
    onCompleted: (@Sendable () throws -> Void)? = nil,
    afterCompleted: (@Sendable () throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil,
    onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Maybe<Element> {
    Maybe(
      raw: source.do(
        onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Calls functions at the events of a subscription, before or after the operator passes them on.
  ///
  /// An error thrown by one of them is the outcome. See <http://reactivex.io/documentation/operators/do.html>.
  ///
  /// ```swift
  /// _ = Completable.empty().do(onCompleted: { print("done") }).subscribe()  // prints done
  /// ```
  ///
  /// - Parameters:
  ///   - onError: called with the error before it is delivered.
  ///   - afterError: called with the error after it was delivered.
  ///   - onCompleted: called before the end is delivered.
  ///   - afterCompleted: called after the end was delivered.
  ///   - onSubscribe: called before the subscription.
  ///   - onSubscribed: called after the subscription.
  ///   - onDispose: called when the subscription ended.
  @preconcurrency
  @inlinable
  public func `do`(
    onError: (@Sendable (any Swift.Error) throws -> Void)? = nil,
    afterError: (@Sendable (any Swift.Error) throws -> Void)? = nil,
    onCompleted: (@Sendable () throws -> Void)? = nil,
    afterCompleted: (@Sendable () throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil,
    onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Completable {
    Completable(
      raw: source.do(
        onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }
}
