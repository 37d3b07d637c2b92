// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Transforms the element; an error thrown by `transform` is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/map.html>.
  ///
  /// ```swift
  /// _ = Single.just(2).map { $0 * 10 }.subscribe(onSuccess: { print($0) })  // prints 20
  /// ```
  @preconcurrency
  @inlinable
  public func map<Result>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Single<Result> {
    Single<Result>(raw: source.map(transform))
  }

  /// Keeps the element only if it fulfils a condition; an error thrown by `predicate` is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/filter.html>.
  ///
  /// ```swift
  /// _ = Single.just(3)
  ///   .filter { $0.isMultiple(of: 2) }
  ///   .subscribe(onCompleted: { print("it is odd") })  // prints it is odd
  /// ```
  @preconcurrency
  @inlinable
  public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: source.filter(predicate))
  }

  /// Transforms the element and drops nil; an error thrown by `transform` is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/filter.html>.
  ///
  /// ```swift
  /// _ = Single.just("12").compactMap { Int($0) }.subscribe(onSuccess: { print($0 + 1) })  // prints 13
  /// ```
  @preconcurrency
  @inlinable
  public func compactMap<Result>(_ transform: @escaping @Sendable (Element) throws -> Result?) -> Maybe<Result> {
    Maybe<Result>(raw: source.compactMap(transform))
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Transforms the element; an error thrown by `transform` is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/map.html>.
  ///
  /// ```swift
  /// _ = Maybe.just(2).map { $0 * 10 }.subscribe(onSuccess: { print($0) })  // prints 20
  /// ```
  @preconcurrency
  @inlinable
  public func map<Result>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Maybe<Result> {
    Maybe<Result>(raw: source.map(transform))
  }

  /// Keeps the element only if it fulfils a condition; an error thrown by `predicate` is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/filter.html>.
  ///
  /// ```swift
  /// _ = Maybe.just(4).filter { $0.isMultiple(of: 2) }.subscribe(onSuccess: { print($0) })  // prints 4
  /// ```
  @preconcurrency
  @inlinable
  public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: source.filter(predicate))
  }

  /// Transforms the element and drops nil; an error thrown by `transform` is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/filter.html>.
  ///
  /// ```swift
  /// _ = Maybe.just("12").compactMap { Int($0) }.subscribe(onSuccess: { print($0 + 1) })  // prints 13
  /// ```
  @preconcurrency
  @inlinable
  public func compactMap<Result>(_ transform: @escaping @Sendable (Element) throws -> Result?) -> Maybe<Result> {
    Maybe<Result>(raw: source.compactMap(transform))
  }

  /// Emits `default` instead of completing without an element.
  ///
  /// See <http://reactivex.io/documentation/operators/defaultifempty.html>.
  ///
  /// ```swift
  /// _ = Maybe<Int>.empty().ifEmpty(default: 0).subscribe(onSuccess: { print($0) })  // prints 0
  /// ```
  @inlinable
  public func ifEmpty(default: Element) -> Single<Element> { Single(raw: source.ifEmpty(default: `default`)) }

  /// Goes on with another maybe instead of completing without an element.
  ///
  /// See <http://reactivex.io/documentation/operators/defaultifempty.html>.
  ///
  /// ```swift
  /// _ = Maybe<String>.empty()
  ///   .ifEmpty(switchTo: Maybe.just("loaded"))
  ///   .subscribe(onSuccess: { print($0) })  // prints loaded
  /// ```
  @inlinable
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: source.ifEmpty(switchTo: other.source))
  }

  /// Goes on with a single instead of completing without an element.
  ///
  /// See <http://reactivex.io/documentation/operators/defaultifempty.html>.
  ///
  /// ```swift
  /// _ = Maybe<String>.empty()
  ///   .ifEmpty(switchTo: Single.just("loaded"))
  ///   .subscribe(onSuccess: { print($0) })  // prints loaded
  /// ```
  @inlinable
  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    Single(raw: source.ifEmpty(switchTo: other.source))
  }
}
