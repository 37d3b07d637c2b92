// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Accumulates the elements and emits each intermediate result.
  ///
  /// An error thrown by `accumulator` ends the sequence. What `accumulator` itself sends into the sequence is accumulated
  /// after it has returned and its result has been emitted; RxSwift stops the program.
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
  /// An error thrown by `accumulator` ends the sequence. What `accumulator` itself sends into the sequence is accumulated
  /// after it has returned and its result has been emitted; RxSwift stops the program.
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
        return try cursor.with(AccumulatingStage<A>.self) { stage in
          guard stage.begin() else {
            let element = slot.load(Element.self)
            return stage.wait { $0 = try accumulator($0, element) }
          }
          let accumulated = try accumulator(stage.accumulated, slot.load(Element.self))
          stage.accumulated = accumulated
          return stage.end() ? cursor.next(accumulated) : try stage.runWaiting(cursor) { cursor.send($0) }
        }
      } catch {
        return cursor.error(error)
      }
    }
    return StatefulObservable(upstream: asObservable()) { AccumulatingStage(seed, step) }
  }

  @inlinable
  @inline(__always)
  func accumulatingInPlace<A>(_ seed: A, _ accumulator: @escaping (inout A, Element) throws -> Void) -> Observable<A> {
    let step: (Slot, Cursor) -> Step = { slot, cursor in
      do {
        return try cursor.with(AccumulatingStage<A>.self) { stage in
          guard stage.begin() else {
            let element = slot.load(Element.self)
            return stage.wait { try accumulator(&$0, element) }
          }
          try accumulator(&stage.accumulated, slot.load(Element.self))
          return stage.end() ? cursor.next(stage.accumulated) : try stage.runWaiting(cursor) { cursor.send($0) }
        }
      } catch {
        return cursor.error(error)
      }
    }
    return StatefulObservable(upstream: asObservable()) { AccumulatingStage(seed, step) }
  }
}
