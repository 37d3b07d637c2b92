// SPDX-License-Identifier: MIT

// The same for code in Swift 5 mode, where the compiler warns about an operator such as `+` in place of a `@Sendable`
// function.

@available(swift, obsoleted: 6)
extension ObservableType {
  /// Accumulates the elements and emits each intermediate result.
  @_disfavoredOverload
  @_documentation(visibility: internal)
  @preconcurrency
  @inlinable
  @inline(__always)
  public func scan<A>(
    _ seed: A, accumulator: sending @escaping (A, Element) throws -> A
  ) -> Observable<A> {
    accumulating(seed, accumulator)
  }

  /// Accumulates the elements in place and emits each intermediate result.
  @_disfavoredOverload
  @_documentation(visibility: internal)
  @preconcurrency
  @inlinable
  @inline(__always)
  public func scan<A>(
    into seed: A, accumulator: sending @escaping (inout A, Element) throws -> Void
  ) -> Observable<A> {
    accumulatingInPlace(seed, accumulator)
  }

  /// Accumulates the elements and emits the result when the sequence completes.
  @_disfavoredOverload
  @_documentation(visibility: internal)
  @preconcurrency
  @inlinable
  @inline(__always)
  public func reduce<A>(
    _ seed: A, accumulator: sending @escaping (A, Element) throws -> A
  ) -> Observable<A> {
    reducing(seed, accumulator) { $1.send($0) }
  }

  /// Accumulates the elements and emits the transformed result when the sequence completes.
  @_disfavoredOverload
  @_documentation(visibility: internal)
  @preconcurrency
  @inlinable
  @inline(__always)
  public func reduce<A, Result>(
    _ seed: A,
    accumulator: sending @escaping (A, Element) throws -> A,
    mapResult: @escaping @Sendable (A) throws -> Result
  ) -> Observable<Result> {
    reducing(seed, accumulator) { $1.send(try mapResult($0)) }
  }
}

@available(swift, obsoleted: 6)
extension InfallibleType {
  /// Accumulates the elements in place and emits each intermediate result.
  @_documentation(visibility: internal)
  @preconcurrency
  @inlinable
  public func scan<Seed>(
    into seed: Seed, accumulator: sending @escaping (inout Seed, Element) -> Void
  ) -> Infallible<Seed> {
    Infallible<Seed>(asObservable().accumulatingInPlace(seed, accumulator))
  }

  /// Accumulates the elements and emits each intermediate result.
  @_documentation(visibility: internal)
  @preconcurrency
  @inlinable
  public func scan<Seed>(
    _ seed: Seed, accumulator: sending @escaping (Seed, Element) -> Seed
  ) -> Infallible<Seed> {
    Infallible<Seed>(asObservable().accumulating(seed, accumulator))
  }
}
