// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Goes on with another sequence when this one fails.
  ///
  /// An error thrown by `handler` ends the sequence.
  /// See <http://reactivex.io/documentation/operators/catch.html>.
  ///
  /// ```swift
  /// _ = Observable<String>.error(RxError.timeout)
  ///   .catch { _ in Observable.of("from", "the cache") }
  ///   .subscribe(onNext: { print($0) })  // prints from, the cache
  /// ```
  ///
  /// - Parameter handler: makes the sequence that follows.
  @preconcurrency
  public func `catch`(
    _ handler: @escaping @Sendable (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable(passingOn: source) { emitter in
      ContinuationSink(emitter.running) { try $0.map(handler) }.run(source)
    }
  }

  /// Emits one element and completes when this sequence fails.
  ///
  /// ```swift
  /// _ = Observable<Int>.error(RxError.timeout)
  ///   .catchAndReturn(0)
  ///   .subscribe(onNext: { print($0) }, onCompleted: { print("completed") })  // prints 0, completed
  /// ```
  ///
  /// The resulting sequence retains `element`.
  /// See <http://reactivex.io/documentation/operators/catch.html>.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    let source = asObservable()
    return Observable(passingOn: source) { emitter in
      ContinuationSink(emitter.running) { $0.map { _ in .just(element) } }.run(source)
    }
  }

  /// Passes on a sequence, and the next one each time a sequence fails, until a sequence completes.
  ///
  /// If all sequences fail, the last error ends the result. The operator takes the next sequence from `sequence` when
  /// it needs it.
  /// See <http://reactivex.io/documentation/operators/catch.html>.
  ///
  /// ```swift
  /// let servers = [Observable<String>.error(RxError.timeout), Observable.just("the second answers")]
  /// _ = Observable.catch(sequence: servers).subscribe(onNext: { print($0) })  // prints the second answers
  /// ```
  public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    Observable { emitter in
      var iterator = sequence.makeIterator()
      return ConcatSink(emitter.running, after: .failure) { _ in iterator.next().map { .source($0) } }.run()
    }
  }

  /// Goes on with another sequence when this one fails.
  @available(*, deprecated, renamed: "catch(_:)")
  @preconcurrency
  public func catchError(
    _ handler: @escaping @Sendable (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    `catch`(handler)
  }

  /// Emits one element and completes when this sequence fails.
  ///
  /// The resulting sequence retains `element`.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> { catchAndReturn(element) }

  // The name in `renamed` is wrong, but RxSwift has it, and the check of the API compares it. `catch(sequence:)` replaces
  // this member.
  /// Passes on a sequence, and the next one each time a sequence fails, until a sequence completes.
  @available(*, deprecated, renamed: "catch(onSuccess:onFailure:onDisposed:)")
  public static func catchError<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    `catch`(sequence: sequence)
  }
}
