// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Accumulates the elements and emits each intermediate result.
  ///
  /// An error thrown by `accumulator` ends the sequence. If `accumulator` itself sends an element into the sequence,
  /// the operator first emits the result of `accumulator`, and then accumulates this element. RxSwift stops the
  /// program.
  /// See <http://reactivex.io/documentation/operators/scan.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2, 3).scan(0, accumulator: +).subscribe(onNext: { print($0) })  // prints 1, 3, 6
  /// ```
  ///
  /// - Parameters:
  ///   - seed: the accumulated value to begin with; it is not emitted.
  ///   - accumulator: makes the next accumulated value from the last one and an element.
  @_disfavoredOverload
  @available(swift, introduced: 6)
  @inlinable
  @inline(__always)
  public func scan<A>(
    _ seed: sending A,
    accumulator: @escaping @Sendable (A, Element) throws -> A
  ) -> Observable<A> {
    accumulating(seed, accumulator)
  }

  /// Accumulates the elements in place and emits each intermediate result.
  ///
  /// An error thrown by `accumulator` ends the sequence. If `accumulator` itself sends an element into the sequence,
  /// the operator first emits the result of `accumulator`, and then accumulates this element. RxSwift stops the
  /// program.
  /// See <http://reactivex.io/documentation/operators/scan.html>.
  ///
  /// ```swift
  /// _ = Observable.of([1], [2])
  ///   .scan(into: []) { all, new in all += new }
  ///   .subscribe(onNext: { print($0) })  // prints [1], [1, 2]
  /// ```
  ///
  /// - Parameters:
  ///   - seed: the accumulated value to begin with; it is not emitted.
  ///   - accumulator: changes the accumulated value with an element.
  @_disfavoredOverload
  @available(swift, introduced: 6)
  @inlinable
  @inline(__always)
  public func scan<A>(
    into seed: sending A,
    accumulator: @escaping @Sendable (inout A, Element) throws -> Void
  ) -> Observable<A> {
    accumulatingInPlace(seed, accumulator)
  }

  // Both make the step once and not with each stage: at this depth the compiler inlines the accumulator into it.

  @inlinable
  @inline(__always)
  package func accumulating<A>(_ seed: A, _ accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
    let step: (RawElement, Downstream) -> StageResult = { raw, downstream in
      do {
        return try downstream.with(AccumulatingStage<A>.self) { stage in
          guard stage.begin() else {
            let element = raw.load(Element.self)
            return stage.wait { $0 = try accumulator($0, element) }
          }
          let accumulated = try accumulator(stage.accumulated, raw.load(Element.self))
          stage.accumulated = accumulated
          return stage.end() ? downstream.next(accumulated) : try stage.runWaiting(downstream) { downstream.send($0) }
        }
      } catch {
        return downstream.error(error)
      }
    }
    return Observable(upstream: asObservable()) { AccumulatingStage(seed, step) }
  }

  @inlinable
  @inline(__always)
  func accumulatingInPlace<A>(_ seed: A, _ accumulator: @escaping (inout A, Element) throws -> Void) -> Observable<A> {
    let step: (RawElement, Downstream) -> StageResult = { raw, downstream in
      do {
        return try downstream.with(AccumulatingStage<A>.self) { stage in
          guard stage.begin() else {
            let element = raw.load(Element.self)
            return stage.wait { try accumulator(&$0, element) }
          }
          try accumulator(&stage.accumulated, raw.load(Element.self))
          return stage.end()
            ? downstream.next(stage.accumulated) : try stage.runWaiting(downstream) { downstream.send($0) }
        }
      } catch {
        return downstream.error(error)
      }
    }
    return Observable(upstream: asObservable()) { AccumulatingStage(seed, step) }
  }
}
