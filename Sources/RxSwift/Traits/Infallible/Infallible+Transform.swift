// SPDX-License-Identifier: MIT

extension InfallibleType {
  /// Transforms each element.
  ///
  /// See <http://reactivex.io/documentation/operators/map.html>.
  ///
  /// ```swift
  /// _ = Infallible.of(1, 2, 3).map { $0 * 10 }.subscribe(onNext: { print($0) })  // prints 10, 20, 30
  /// ```
  @preconcurrency
  @inlinable
  public func map<Result>(_ transform: @escaping @Sendable (Element) -> Result) -> Infallible<Result> {
    Infallible<Result>(asObservable().map(transform))
  }

  /// Transforms each element and drops nil.
  ///
  /// See <http://reactivex.io/documentation/operators/filter.html>.
  ///
  /// ```swift
  /// _ = Infallible.of("1", "two", "3").compactMap { Int($0) }.subscribe(onNext: { print($0) })  // prints 1, 3
  /// ```
  @preconcurrency
  @inlinable
  public func compactMap<Result>(_ transform: @escaping @Sendable (Element) -> Result?) -> Infallible<Result> {
    Infallible<Result>(asObservable().compactMap(transform))
  }

  /// Accumulates the elements and emits each intermediate result.
  ///
  /// ```swift
  /// _ = Infallible.of([1], [2])
  ///   .scan(into: []) { all, new in all += new }
  ///   .subscribe(onNext: { print($0) })  // prints [1], [1, 2]
  /// ```
  ///
  /// `seed` itself is not emitted; each subscription begins with it.
  /// See <http://reactivex.io/documentation/operators/scan.html>.
  @available(swift, introduced: 6)
  @inlinable
  public func scan<Seed>(
    into seed: sending Seed, accumulator: @escaping @Sendable (inout Seed, Element) -> Void
  ) -> Infallible<Seed> {
    Infallible<Seed>(asObservable().scan(into: seed, accumulator: accumulator))
  }

  /// Accumulates the elements and emits each intermediate result.
  ///
  /// ```swift
  /// _ = Infallible.of(1, 2, 3).scan(0, accumulator: +).subscribe(onNext: { print($0) })  // prints 1, 3, 6
  /// ```
  ///
  /// `seed` itself is not emitted; each subscription begins with it.
  /// See <http://reactivex.io/documentation/operators/scan.html>.
  @available(swift, introduced: 6)
  @inlinable
  public func scan<Seed>(
    _ seed: sending Seed, accumulator: @escaping @Sendable (Seed, Element) -> Seed
  ) -> Infallible<Seed> {
    Infallible<Seed>(asObservable().scan(seed, accumulator: accumulator))
  }

  /// Emits `element` before the elements of the sequence.
  ///
  /// See <http://reactivex.io/documentation/operators/startwith.html>.
  ///
  /// ```swift
  /// _ = Infallible.of("loaded").startWith("loading").subscribe(onNext: { print($0) })  // prints loading, loaded
  /// ```
  @inlinable
  public func startWith(_ element: Element) -> Infallible<Element> {
    Infallible(asObservable().startWith(element))
  }
}
