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
    accumulating(seed, accumulator)
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
    accumulatingInPlace(seed, accumulator)
  }

  // In both, the step is made here and not with each stage: at this depth the accumulator is inlined into it.

  @inlinable
  @inline(__always)
  func accumulating<A>(_ seed: A, _ accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
    let step: (Slot, Cursor) -> Step = { slot, cursor in
      do {
        let accumulated = try cursor.with(ScanStage<A>.self) { stage in
          let accumulated = try accumulator(stage.accumulated, slot.load(Element.self))
          stage.accumulated = accumulated
          return accumulated
        }
        return cursor.next(accumulated)
      } catch {
        return cursor.error(error)
      }
    }
    return StatefulObservable(upstream: asObservable()) { ScanStage(seed, step) }
  }

  @inlinable
  @inline(__always)
  func accumulatingInPlace<A>(_ seed: A, _ accumulator: @escaping (inout A, Element) throws -> Void) -> Observable<A> {
    let step: (Slot, Cursor) -> Step = { slot, cursor in
      do {
        let accumulated = try cursor.with(ScanStage<A>.self) { stage in
          try accumulator(&stage.accumulated, slot.load(Element.self))
          return stage.accumulated
        }
        return cursor.next(accumulated)
      } catch {
        return cursor.error(error)
      }
    }
    return StatefulObservable(upstream: asObservable()) { ScanStage(seed, step) }
  }
}

@usableFromInline
final class ScanStage<A>: PipelineStage {
  @exclusivity(unchecked) @usableFromInline var accumulated: A

  @inlinable
  init(_ seed: A, _ step: @escaping (Slot, Cursor) -> Step) {
    accumulated = seed
    super.init(step: step)
  }
}
