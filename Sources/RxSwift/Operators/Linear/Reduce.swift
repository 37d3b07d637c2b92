// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Accumulates the elements and emits the result when the sequence completes.
  ///
  /// Emits `seed` if there are no elements. An error thrown by `accumulator` ends the sequence. If `accumulator` itself
  /// sends an element into the sequence, the operator accumulates this element after `accumulator` has returned.
  /// RxSwift loses it.
  /// See <http://reactivex.io/documentation/operators/reduce.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2, 3).reduce(0, accumulator: +).subscribe(onNext: { print($0) })  // prints 6
  /// ```
  ///
  /// - Parameters:
  ///   - seed: the accumulated value to begin with.
  ///   - accumulator: makes the next accumulated value from the last one and an element.
  @_disfavoredOverload
  @available(swift, introduced: 6)
  @inlinable
  @inline(__always)
  public func reduce<A>(
    _ seed: sending A,
    accumulator: @escaping @Sendable (A, Element) throws -> A
  ) -> Observable<A> {
    reducing(seed, accumulator) { $1.send($0) }
  }

  /// Accumulates the elements and emits the transformed result when the sequence completes.
  ///
  /// Errors thrown by `accumulator` and `mapResult` end the sequence. If `accumulator` itself sends an element into the
  /// sequence, the operator accumulates this element after `accumulator` has returned. RxSwift loses it.
  /// See <http://reactivex.io/documentation/operators/reduce.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2, 3)
  ///   .reduce(0, accumulator: +, mapResult: { "the sum is \($0)" })
  ///   .subscribe(onNext: { print($0) })  // prints the sum is 6
  /// ```
  ///
  /// - Parameters:
  ///   - seed: the accumulated value to begin with.
  ///   - accumulator: makes the next accumulated value from the last one and an element.
  ///   - mapResult: makes the only element from the last accumulated value.
  @_disfavoredOverload
  @available(swift, introduced: 6)
  @inlinable
  @inline(__always)
  public func reduce<A, Result>(
    _ seed: sending A,
    accumulator: @escaping @Sendable (A, Element) throws -> A,
    mapResult: @escaping @Sendable (A) throws -> Result
  ) -> Observable<Result> {
    reducing(seed, accumulator) { $1.send(try mapResult($0)) }
  }

  @inlinable
  @inline(__always)
  func reducing<A, Result>(
    _ seed: A, _ accumulator: @escaping (A, Element) throws -> A, emit: @escaping (A, Downstream) throws -> Void
  ) -> Observable<Result> {
    // This makes the step once and not with each stage: at this depth the compiler inlines the accumulator into it.
    let step: (RawElement, Downstream) -> StageResult = { raw, downstream in
      do {
        return try downstream.with(ReduceStage<A>.self) { stage in
          guard stage.begin() else {
            let element = raw.load(Element.self)
            return stage.wait { $0 = try accumulator($0, element) }
          }
          stage.accumulated = try accumulator(stage.accumulated, raw.load(Element.self))
          return stage.end() ? .stop : try stage.runWaiting(downstream) { _ in }
        }
      } catch {
        return downstream.error(error)
      }
    }
    return Observable(upstream: asObservable()) { ReduceStage<A>(seed, step, emit) }
  }
}

@usableFromInline
final class ReduceStage<A>: AccumulatingStage<A> {
  /// Sends the result on.
  @usableFromInline let emit: (A, Downstream) throws -> Void

  @inlinable
  init(
    _ seed: A, _ step: @escaping (RawElement, Downstream) -> StageResult,
    _ emit: @escaping (A, Downstream) throws -> Void
  ) {
    self.emit = emit
    super.init(seed, step)
  }

  @usableFromInline
  override func completed(at downstream: Downstream) -> Bool {
    if super.completed(at: downstream) { return true }
    do {
      try emit(accumulated, downstream)
      return false
    } catch {
      downstream.following.fail(error)
      return true
    }
  }
}
