// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Goes on with the single that `selector` makes from the element; an error thrown by `selector` is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/flatmap.html>.
  ///
  /// ```swift
  /// _ = Single.just("ada")
  ///   .flatMap { name in Single.just(name.count) }
  ///   .subscribe(onSuccess: { print($0) })  // prints 3
  /// ```
  @preconcurrency
  @inlinable
  public func flatMap<Result>(
    _ selector: @escaping @Sendable (Element) throws -> Single<Result>
  ) -> Single<Result> {
    Single<Result>(raw: source.flatMap(selector))
  }

  /// Goes on with the maybe that `selector` makes from the element; an error thrown by `selector` is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/flatmap.html>.
  ///
  /// ```swift
  /// _ = Single.just("ada")
  ///   .flatMapMaybe { name in Maybe<Int>.empty() }
  ///   .subscribe(onCompleted: { print("no element") })  // prints no element
  /// ```
  @preconcurrency
  @inlinable
  public func flatMapMaybe<Result>(
    _ selector: @escaping @Sendable (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe<Result>(raw: source.flatMap(selector))
  }

  /// Goes on with the completable that `selector` makes from the element; an error thrown by `selector` is the
  /// outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/flatmap.html>.
  ///
  /// ```swift
  /// _ = Single.just("text")
  ///   .flatMapCompletable { text in Completable.empty() }
  ///   .subscribe(onCompleted: { print("saved") })  // prints saved
  /// ```
  @preconcurrency
  @inlinable
  public func flatMapCompletable(_ selector: @escaping @Sendable (Element) throws -> Completable) -> Completable {
    Completable(raw: source.flatMap(selector))
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Goes on with the maybe that `selector` makes from the element; an error thrown by `selector` is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/flatmap.html>.
  ///
  /// ```swift
  /// _ = Maybe.just("ada")
  ///   .flatMap { name in Maybe.just(name.count) }
  ///   .subscribe(onSuccess: { print($0) })  // prints 3
  /// ```
  @preconcurrency
  @inlinable
  public func flatMap<Result>(_ selector: @escaping @Sendable (Element) throws -> Maybe<Result>) -> Maybe<Result> {
    Maybe<Result>(raw: source.flatMap(selector))
  }
}
