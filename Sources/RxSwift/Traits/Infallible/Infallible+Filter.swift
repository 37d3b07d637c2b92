// SPDX-License-Identifier: MIT

extension InfallibleType {
  /// Lets through only the elements that fulfil a condition.
  ///
  /// See <http://reactivex.io/documentation/operators/filter.html>.
  ///
  /// ```swift
  /// _ = Infallible.of(1, 2, 3, 4)
  ///   .filter { $0.isMultiple(of: 2) }
  ///   .subscribe(onNext: { print($0) })  // prints 2, 4
  /// ```
  @preconcurrency
  @inlinable
  public func filter(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
    Infallible(asObservable().filter(predicate))
  }

  /// Drops elements that have the same key as their predecessor.
  ///
  /// The first element always passes.
  /// See <http://reactivex.io/documentation/operators/distinct.html>.
  ///
  /// ```swift
  /// _ = Infallible.of("Ann", "ann", "Bob")
  ///   .distinctUntilChanged { $0.lowercased() }
  ///   .subscribe(onNext: { print($0) })  // prints Ann, Bob
  /// ```
  @_disfavoredOverload
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
  ///
  /// ```swift
  /// _ = Infallible.of(1.0, 1.01, 2.0)
  ///   .distinctUntilChanged { (old: Double, new: Double) in abs(old - new) < 0.1 }
  ///   .subscribe(onNext: { print($0) })  // prints 1.0, 2.0
  /// ```
  @preconcurrency
  @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping @Sendable (Element, Element) throws -> Bool
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(comparer))
  }

  /// Drops elements with a key that `comparer` calls equal to that of their predecessor.
  ///
  /// The first element always passes.
  /// See <http://reactivex.io/documentation/operators/distinct.html>.
  ///
  /// ```swift
  /// _ = Infallible.of("one", "two", "three")
  ///   .distinctUntilChanged({ $0.count }, comparer: ==)
  ///   .subscribe(onNext: { print($0) })  // prints one, three
  /// ```
  @preconcurrency
  @inlinable
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping @Sendable (Element) throws -> K, comparer: @escaping @Sendable (K, K) throws -> Bool
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }

  /// Drops each element whose property is equal to the property of the last element that came through.
  ///
  /// It retains that element, and reads the property of both elements when it compares them.
  /// See <http://reactivex.io/documentation/operators/distinct.html>.
  ///
  /// ```swift
  /// struct Track { let title: String, second: Int }
  ///
  /// _ = Infallible.of(Track(title: "Intro", second: 1), Track(title: "Intro", second: 2), Track(title: "Finale", second: 0))
  ///   .distinctUntilChanged(at: \.title)
  ///   .subscribe(onNext: { print($0.title) })  // prints Intro, Finale
  /// ```
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
  ///
  /// ```swift
  /// _ = Infallible.of(1, 1, 2, 2, 1)
  ///   .distinctUntilChanged()
  ///   .subscribe(onNext: { print($0) })  // prints 1, 2, 1
  /// ```
  @_disfavoredOverload
  @inlinable
  public func distinctUntilChanged() -> Infallible<Element> { Infallible(asObservable().distinctUntilChanged()) }
}

extension InfallibleType {
  // Calls resolve to this overload, as with `Observable`. Its equality may belong to the main actor.
  @_documentation(visibility: internal)
  @inlinable
  public func distinctUntilChanged<Value: Equatable>() -> Infallible<Value> where Element == Value {
    Infallible(asObservable().distinctUntilChanged())
  }
}
