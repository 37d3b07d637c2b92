// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Transforms the element; an error thrown by `transform` is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/map.html>.
  @preconcurrency
  @inlinable
  public func map<Result>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Single<Result> {
    Single<Result>(raw: source.map(transform))
  }

  /// Keeps the element only if it fulfils a condition; an error thrown by `predicate` is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/filter.html>.
  @preconcurrency
  @inlinable
  public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: source.filter(predicate))
  }

  /// Transforms the element and drops nil; an error thrown by `transform` is the outcome.
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
  @preconcurrency
  @inlinable
  public func map<Result>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Maybe<Result> {
    Maybe<Result>(raw: source.map(transform))
  }

  /// Keeps the element only if it fulfils a condition; an error thrown by `predicate` is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/filter.html>.
  @preconcurrency
  @inlinable
  public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: source.filter(predicate))
  }

  /// Transforms the element and drops nil; an error thrown by `transform` is the outcome.
  @preconcurrency
  @inlinable
  public func compactMap<Result>(_ transform: @escaping @Sendable (Element) throws -> Result?) -> Maybe<Result> {
    Maybe<Result>(raw: source.compactMap(transform))
  }

  /// Emits `default` instead of completing without an element.
  ///
  /// See <http://reactivex.io/documentation/operators/defaultifempty.html>.
  @inlinable
  public func ifEmpty(default: Element) -> Single<Element> { Single(raw: source.ifEmpty(default: `default`)) }

  /// Goes on with another maybe instead of completing without an element.
  @inlinable
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: source.ifEmpty(switchTo: other.source))
  }

  /// Goes on with a single instead of completing without an element.
  @inlinable
  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    Single(raw: source.ifEmpty(switchTo: other.source))
  }
}
