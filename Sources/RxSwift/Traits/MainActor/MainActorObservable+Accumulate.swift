// SPDX-License-Identifier: MIT

extension MainActorObservable {
  /// Accumulates the elements by a function of the main actor and emits each intermediate result.
  ///
  /// An error thrown by `accumulator` ends the sequence.
  /// See <http://reactivex.io/documentation/operators/scan.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2, 3)
  ///   .observe(on: MainScheduler.instance)
  ///   .scan(0) { $0 + $1 }
  ///   .subscribe(onNext: { print($0) })  // prints 1, 3, 6
  /// ```
  ///
  /// - Parameters:
  ///   - seed: the accumulated value to begin with; it is not emitted.
  ///   - accumulator: makes the next accumulated value from the last one and an element.
  @preconcurrency
  @inlinable
  public func scan<A>(
    _ seed: sending A, accumulator: @escaping @MainActor (A, Element) throws -> A
  ) -> MainActorObservable<A> {
    MainActorObservable<A>(
      trusting: asObservable().scan(seed, accumulator: assumingMainActor(throwing: accumulator)))
  }

  /// Accumulates the elements in place by a function of the main actor and emits each intermediate result.
  ///
  /// An error thrown by `accumulator` ends the sequence.
  /// See <http://reactivex.io/documentation/operators/scan.html>.
  ///
  /// ```swift
  /// _ = Observable.of([1], [2])
  ///   .observe(on: MainScheduler.instance)
  ///   .scan(into: []) { all, new in all += new }
  ///   .subscribe(onNext: { print($0) })  // prints [1], [1, 2]
  /// ```
  ///
  /// - Parameters:
  ///   - seed: the accumulated value to begin with; it is not emitted.
  ///   - accumulator: changes the accumulated value with an element.
  @preconcurrency
  @inlinable
  public func scan<A>(
    into seed: sending A, accumulator: @escaping @MainActor (inout A, Element) throws -> Void
  ) -> MainActorObservable<A> {
    MainActorObservable<A>(
      trusting: asObservable().scan(into: seed, accumulator: assumingMainActor(changing: accumulator)))
  }

  /// Accumulates the elements by a function of the main actor and emits the result when the sequence completes.
  ///
  /// An error thrown by `accumulator` ends the sequence.
  /// See <http://reactivex.io/documentation/operators/reduce.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2, 3)
  ///   .observe(on: MainScheduler.instance)
  ///   .reduce(0) { $0 + $1 }
  ///   .subscribe(onNext: { print($0) })  // prints 6
  /// ```
  ///
  /// - Parameters:
  ///   - seed: the accumulated value to begin with.
  ///   - accumulator: makes the next accumulated value from the last one and an element.
  @preconcurrency
  @inlinable
  public func reduce<A>(
    _ seed: sending A, accumulator: @escaping @MainActor (A, Element) throws -> A
  ) -> MainActorObservable<A> {
    MainActorObservable<A>(
      trusting: asObservable().reduce(seed, accumulator: assumingMainActor(throwing: accumulator)))
  }

  /// Accumulates the elements by a function of the main actor and emits the transformed result when the sequence completes.
  ///
  /// Errors thrown by `accumulator` and `mapResult` end the sequence.
  /// See <http://reactivex.io/documentation/operators/reduce.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2, 3)
  ///   .observe(on: MainScheduler.instance)
  ///   .reduce(0, accumulator: +, mapResult: { "the sum is \($0)" })
  ///   .subscribe(onNext: { print($0) })  // prints the sum is 6
  /// ```
  ///
  /// - Parameters:
  ///   - seed: the accumulated value to begin with.
  ///   - accumulator: makes the next accumulated value from the last one and an element.
  ///   - mapResult: makes the only element from the last accumulated value.
  @preconcurrency
  @inlinable
  public func reduce<A, Result>(
    _ seed: sending A,
    accumulator: @escaping @MainActor (A, Element) throws -> A,
    mapResult: @escaping @MainActor (A) throws -> Result
  ) -> MainActorObservable<Result> {
    MainActorObservable<Result>(
      trusting: asObservable().reduce(
        seed, accumulator: assumingMainActor(throwing: accumulator), mapResult: assumingMainActor(throwing: mapResult)))
  }
}
