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
  /// - Parameter handler: makes the sequence to go on with.
  @preconcurrency
  public func `catch`(
    _ handler: @escaping @Sendable (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable(passingOn: source) { emitter in
      CatchSink(emitter.running) { try handler($0) }.run(source)
    }
  }

  /// Goes on with one element and completes when this sequence fails.
  ///
  /// ```swift
  /// _ = Observable<Int>.error(RxError.timeout)
  ///   .catchAndReturn(0)
  ///   .subscribe(onNext: { print($0) }, onCompleted: { print("completed") })  // prints 0, completed
  /// ```
  ///
  /// `element` is retained as long as the sequence.
  /// See <http://reactivex.io/documentation/operators/catch.html>.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    let source = asObservable()
    return Observable(passingOn: source) { emitter in
      CatchSink(emitter.running) { _ in Observable<Element>.just(element) }.run(source)
    }
  }

  /// Passes on the first sequence that completes, going on with the next one when one fails.
  ///
  /// When all failed the last error ends the sequence. The next sequence is taken from `sequence` when it is needed.
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
      let sink = CatchSequenceSink(emitter.running) { iterator.next() }
      sink.proceed()
      return sink.current
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

  /// Goes on with one element and completes when this sequence fails.
  ///
  /// `element` is retained as long as the sequence.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> { catchAndReturn(element) }

  /// Passes on the first sequence that completes, going on with the next one when one fails.
  @available(*, deprecated, renamed: "catch(onSuccess:onFailure:onDisposed:)")
  public static func catchError<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    `catch`(sequence: sequence)
  }
}

/// Passes on a sequence, and another when it fails.
private final class CatchSink: Disposable, @unchecked Sendable {
  // Sendable: immutable but for disposables that are; the handler is called by the first sequence only.
  private let target: RunningSubscription
  private let handler: (any Error) throws -> any ObservableNode
  private let first = SingleAssignmentDisposable()
  private let second = SingleAssignmentDisposable()

  init(_ target: RunningSubscription, _ handler: @escaping (any Error) throws -> any ObservableNode) {
    self.target = target
    self.handler = handler
    target.isGated = true
  }

  func run(_ source: any ObservableNode) -> any Disposable {
    first.setDisposable(connect(source) { self.failed($0) })
    return self
  }

  /// Subscribes to what the handler makes, and only then disposes the sequence that failed.
  private func failed(_ error: any Error) {
    do {
      let target = target
      second.setDisposable(connect(try handler(error)) { target.gatedError($0) })
    } catch {
      target.gatedError(error)
    }
  }

  private func connect(_ source: any ObservableNode, onError: @escaping (any Error) -> Void) -> any Disposable {
    let target = target
    return source.connect(
      GatedForwardingStage(target, from: source, onError: onError, onCompleted: { target.gatedCompleted() }))
  }

  func dispose() {
    first.dispose()
    second.dispose()
  }
}

/// Goes on with the next sequence when one failed.
final class CatchSequenceSink: ConcatSink {
  private let next: () -> (any ObservableNode)?
  private var lastError: (any Error)?

  init(_ target: RunningSubscription, _ next: @escaping () -> (any ObservableNode)?) {
    self.next = next
    super.init(target)
  }

  override func nextSource() -> (any ObservableNode)? { next() }

  override func exhausted() {
    if let lastError { target.gatedError(lastError) } else { target.gatedCompleted() }
  }

  override func failed(_ error: any Error) {
    lastError = error
    proceed()
  }
}
