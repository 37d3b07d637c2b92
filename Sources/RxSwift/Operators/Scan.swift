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
  @inline(__always)
  public func scan<A>(
    _ seed: A,
    accumulator: sending @escaping (A, Element) throws -> A
  ) -> Observable<A> {
    StatefulObservable(upstream: asObservable()) {
      ScanStage<Element, A>(seed) { $0 = try accumulator($0, $1) }
    }
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
  @inline(__always)
  public func scan<A>(
    into seed: A,
    accumulator: sending @escaping (inout A, Element) throws -> Void
  ) -> Observable<A> {
    StatefulObservable(upstream: asObservable()) { ScanStage(seed, accumulator) }
  }
}

@usableFromInline
final class ScanStage<Element, A>: PipelineStage {
  @exclusivity(unchecked) @usableFromInline var accumulated: A

  // `accumulator` is captured and not stored, so that it can be inlined into the step.
  @inlinable
  @inline(__always)
  init(_ seed: A, _ accumulator: @escaping (inout A, Element) throws -> Void) {
    accumulated = seed
    super.init { slot, cursor in
      cursor.with(ScanStage<Element, A>.self) { stage in
        do {
          try accumulator(&stage.accumulated, slot.load())
          return cursor.next(stage.accumulated)
        } catch {
          return cursor.error(error)
        }
      }
    }
  }
}
