// SPDX-License-Identifier: MIT

extension InfallibleType {
  /// Transforms each element.
  ///
  /// See <http://reactivex.io/documentation/operators/map.html>.
  @preconcurrency
  @inlinable
  public func map<Result>(_ transform: @escaping @Sendable (Element) -> Result) -> Infallible<Result> {
    Infallible<Result>(asObservable().map(transform))
  }

  /// Transforms each element and drops nil.
  @preconcurrency
  @inlinable
  public func compactMap<Result>(_ transform: @escaping @Sendable (Element) -> Result?) -> Infallible<Result> {
    Infallible<Result>(asObservable().compactMap(transform))
  }

  /// Accumulates the elements and emits each intermediate result.
  ///
  /// `seed` itself is not emitted; each subscription begins with it.
  /// See <http://reactivex.io/documentation/operators/scan.html>.
  @preconcurrency
  @inlinable
  public func scan<Seed>(
    into seed: Seed, accumulator: sending @escaping (inout Seed, Element) -> Void
  ) -> Infallible<Seed> {
    Infallible<Seed>(asObservable().scan(into: seed, accumulator: accumulator))
  }

  /// Accumulates the elements and emits each intermediate result.
  ///
  /// `seed` itself is not emitted; each subscription begins with it.
  /// See <http://reactivex.io/documentation/operators/scan.html>.
  @preconcurrency
  @inlinable
  public func scan<Seed>(
    _ seed: Seed, accumulator: sending @escaping (Seed, Element) -> Seed
  ) -> Infallible<Seed> {
    Infallible<Seed>(asObservable().scan(seed, accumulator: accumulator))
  }

  /// Emits `element` before the elements of the sequence.
  ///
  /// See <http://reactivex.io/documentation/operators/startwith.html>.
  @inlinable
  public func startWith(_ element: Element) -> Infallible<Element> {
    Infallible(asObservable().startWith(element))
  }
}
