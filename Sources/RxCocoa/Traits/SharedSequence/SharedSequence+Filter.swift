// SPDX-License-Identifier: MIT
import RxSwift

extension SharedSequenceConvertibleType {
  /// Lets through only the elements that fulfil a condition.
  ///
  /// See <http://reactivex.io/documentation/operators/filter.html>.
  ///
  /// ```swift
  /// _ = Driver.of(1, 2, 3, 4)
  ///   .filter { $0.isMultiple(of: 2) }
  ///   .drive(onNext: { print($0) })  // prints 2, 4
  /// ```
  @available(swift, introduced: 6)
  @inlinable
  public func filter(
    @_inheritActorContext _ predicate: @escaping @Sendable @isolated(any) (Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    calling(on: predicate.isolation) { $0.filter(unisolated(predicate)) }
  }

  /// Drops the first `count` elements.
  ///
  /// See <http://reactivex.io/documentation/operators/skip.html>.
  ///
  /// ```swift
  /// _ = Driver.of("header", "a", "b").skip(1).drive(onNext: { print($0) })  // prints a, b
  /// ```
  @inlinable
  public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().skip(count))
  }

  /// Drops elements that have the same key as their predecessor.
  ///
  /// The first element always passes.
  /// See <http://reactivex.io/documentation/operators/distinct.html>.
  ///
  /// ```swift
  /// _ = Driver.of("Ann", "ann", "Bob")
  ///   .distinctUntilChanged { $0.lowercased() }
  ///   .drive(onNext: { print($0) })  // prints Ann, Bob
  /// ```
  @_disfavoredOverload
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
  ///
  /// ```swift
  /// _ = Driver.of(1.0, 1.01, 2.0)
  ///   .distinctUntilChanged { (old: Double, new: Double) in abs(old - new) < 0.1 }
  ///   .drive(onNext: { print($0) })  // prints 1.0, 2.0
  /// ```
  @preconcurrency
  @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping @Sendable (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(comparer))
  }

  /// Drops elements with a key that `comparer` calls equal to that of their predecessor.
  ///
  /// The first element always passes.
  /// See <http://reactivex.io/documentation/operators/distinct.html>.
  ///
  /// ```swift
  /// _ = Driver.of("one", "two", "three")
  ///   .distinctUntilChanged({ $0.count }, comparer: ==)
  ///   .drive(onNext: { print($0) })  // prints one, three
  /// ```
  @preconcurrency
  @inlinable
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping @Sendable (Element) -> K, comparer: @escaping @Sendable (K, K) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  /// Drops elements that equal their predecessor.
  ///
  /// The first element always passes.
  /// See <http://reactivex.io/documentation/operators/distinct.html>.
  ///
  /// ```swift
  /// _ = Driver.of(1, 1, 2, 2, 1)
  ///   .distinctUntilChanged()
  ///   .drive(onNext: { print($0) })  // prints 1, 2, 1
  /// ```
  @_disfavoredOverload
  @inlinable
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged())
  }
}

extension SharedSequenceConvertibleType {
  // Calls resolve to this overload, as with `Observable`. Its equality may belong to the main actor.
  @_documentation(visibility: internal)
  @inlinable
  public func distinctUntilChanged<Value: Equatable>() -> SharedSequence<SharingStrategy, Value>
  where Element == Value {
    SharedSequence(asObservable().distinctUntilChanged())
  }
}
