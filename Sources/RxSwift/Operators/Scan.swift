// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Accumulates the elements and emits each intermediate result.
  ///
  /// An error thrown by `accumulator` ends the sequence.
  /// See <http://reactivex.io/documentation/operators/scan.html>.
  ///
  /// - Parameters:
  ///   - seed: the accumulated value to begin with; it is not emitted.
  ///   - accumulator: makes the next accumulated value from the last one and an element.
  @preconcurrency
  @inlinable
  public func scan<A>(
    _ seed: A, accumulator: @escaping @Sendable (A, Element) throws -> A
  ) -> Observable<A> {
    scan(into: seed) { accumulated, element in accumulated = try accumulator(accumulated, element) }
  }

  /// Accumulates the elements in place and emits each intermediate result.
  ///
  /// An error thrown by `accumulator` ends the sequence.
  /// See <http://reactivex.io/documentation/operators/scan.html>.
  ///
  /// - Parameters:
  ///   - seed: the accumulated value to begin with; it is not emitted.
  ///   - accumulator: changes the accumulated value with an element.
  @preconcurrency
  @inlinable
  public func scan<A>(
    into seed: A, accumulator: @escaping @Sendable (inout A, Element) throws -> Void
  ) -> Observable<A> {
    StatefulObservable(upstream: asObservable()) { ScanStage(seed, accumulator) }
  }
}

@usableFromInline
final class ScanStage<Element, A>: PipelineStage {
  @usableFromInline let accumulator: (inout A, Element) throws -> Void
  @exclusivity(unchecked) @usableFromInline var accumulated: A

  @inlinable
  init(_ seed: A, _ accumulator: @escaping (inout A, Element) throws -> Void) {
    self.accumulator = accumulator
    accumulated = seed
    super.init { slot, cursor in
      cursor.with(ScanStage<Element, A>.self) { $0.next(slot.load(), cursor) }
    }
  }

  @inlinable
  @inline(__always)
  func next(_ element: Element, _ cursor: Cursor) -> Step {
    do {
      try accumulator(&accumulated, element)
      return cursor.next(accumulated)
    } catch {
      return cursor.error(error)
    }
  }
}
