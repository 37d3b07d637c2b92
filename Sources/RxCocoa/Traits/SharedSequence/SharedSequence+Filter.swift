// SPDX-License-Identifier: MIT
import RxSwift

extension SharedSequenceConvertibleType {
  /// Lets through only the elements that fulfil a condition.
  ///
  /// See <http://reactivex.io/documentation/operators/filter.html>.
  @preconcurrency
  @inlinable
  public func filter(
    _ predicate: @escaping @Sendable (Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().filter(predicate))
  }

  /// Drops the first `count` elements.
  ///
  /// See <http://reactivex.io/documentation/operators/skip.html>.
  @inlinable
  public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().skip(count))
  }

  /// Drops elements that have the same key as their predecessor.
  ///
  /// The first element always passes.
  /// See <http://reactivex.io/documentation/operators/distinct.html>.
  @preconcurrency
  @inlinable
  public func distinctUntilChanged(
    _ keySelector: @escaping @Sendable (Element) -> some Equatable
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(keySelector))
  }

  /// Drops elements that `comparer` calls equal to their predecessor.
  ///
  /// The first element always passes.
  /// See <http://reactivex.io/documentation/operators/distinct.html>.
  @preconcurrency
  @inlinable
  public func distinctUntilChanged(
    _ comparer: sending @escaping (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(comparer))
  }

  /// Drops elements with a key that `comparer` calls equal to that of their predecessor.
  ///
  /// The first element always passes.
  /// See <http://reactivex.io/documentation/operators/distinct.html>.
  @preconcurrency
  @inlinable
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping @Sendable (Element) -> K, comparer: sending @escaping (K, K) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  /// Drops elements that equal their predecessor.
  ///
  /// The first element always passes.
  /// See <http://reactivex.io/documentation/operators/distinct.html>.
  @_disfavoredOverload
  @inlinable
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged())
  }
}

extension SharedSequenceConvertibleType {
  // The one that callers get, as with `Observable`: its equality may belong to the main actor.
  @_documentation(visibility: internal)
  @inlinable
  public func distinctUntilChanged<Value: Equatable>() -> SharedSequence<SharingStrategy, Value>
  where Element == Value {
    SharedSequence(asObservable().distinctUntilChanged())
  }
}
