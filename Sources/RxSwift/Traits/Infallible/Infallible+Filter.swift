// SPDX-License-Identifier: MIT

extension InfallibleType {
  /// Lets through only the elements that fulfil a condition.
  ///
  /// See <http://reactivex.io/documentation/operators/filter.html>.
  @preconcurrency
  @inlinable
  public func filter(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
    Infallible(asObservable().filter(predicate))
  }

  /// Drops elements that have the same key as their predecessor.
  ///
  /// The first element always passes.
  /// See <http://reactivex.io/documentation/operators/distinct.html>.
  @preconcurrency
  @inlinable
  public func distinctUntilChanged(
    _ keySelector: @escaping @Sendable (Element) throws -> some Equatable
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(keySelector))
  }

  /// Drops elements that `comparer` calls equal to their predecessor.
  ///
  /// The first element always passes.
  /// See <http://reactivex.io/documentation/operators/distinct.html>.
  @preconcurrency
  @inlinable
  public func distinctUntilChanged(
    _ comparer: sending @escaping (Element, Element) throws -> Bool
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(comparer))
  }

  /// Drops elements with a key that `comparer` calls equal to that of their predecessor.
  ///
  /// The first element always passes.
  /// See <http://reactivex.io/documentation/operators/distinct.html>.
  @preconcurrency
  @inlinable
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping @Sendable (Element) throws -> K, comparer: sending @escaping (K, K) throws -> Bool
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }

  /// Drops elements whose property at `keyPath` equals that of their predecessor.
  ///
  /// The first element always passes.
  /// See <http://reactivex.io/documentation/operators/distinct.html>.
  @inlinable
  public func distinctUntilChanged(at keyPath: KeyPath<Element, some Equatable>) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(at: keyPath))
  }
}

extension InfallibleType where Element: Equatable {
  /// Drops elements that equal their predecessor.
  ///
  /// The first element always passes.
  /// See <http://reactivex.io/documentation/operators/distinct.html>.
  @_disfavoredOverload
  @inlinable
  public func distinctUntilChanged() -> Infallible<Element> { Infallible(asObservable().distinctUntilChanged()) }
}

extension InfallibleType {
  // The one that callers get, as with `Observable`: its equality may belong to the main actor.
  @_documentation(visibility: internal)
  @inlinable
  public func distinctUntilChanged<Value: Equatable>() -> Infallible<Value> where Element == Value {
    Infallible(asObservable().distinctUntilChanged())
  }
}
