// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Goes on with another sequence when this one fails.
  ///
  /// An error thrown by `handler` ends the sequence.
  /// See <http://reactivex.io/documentation/operators/catch.html>.
  ///
  /// - Parameter handler: makes the sequence to go on with.
  @preconcurrency
  public func `catch`(
    _ handler: @escaping @Sendable (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    let source = asObservable()
    return SourceObservable(passingOn: source) { inlet in
      CatchSink(inlet.pipeline) { try handler($0) }.run(source)
    }
  }

  /// Goes on with one element and completes when this sequence fails.
  ///
  /// `element` is retained as long as the sequence.
  /// See <http://reactivex.io/documentation/operators/catch.html>.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    let source = asObservable()
    return SourceObservable(passingOn: source) { inlet in
      CatchSink(inlet.pipeline) { _ in Observable<Element>.just(element) }.run(source)
    }
  }

  /// Passes on the first sequence that completes, going on with the next one when one fails.
  ///
  /// When all failed the last error ends the sequence. The next sequence is taken from `sequence` when it is needed.
  /// See <http://reactivex.io/documentation/operators/catch.html>.
  public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    SourceObservable { inlet in
      var iterator = sequence.makeIterator()
      let sink = CatchSequenceSink(inlet.pipeline) { iterator.next() }
      sink.proceed()
      return sink
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
  fileprivate let target: Pipeline
  private let handler: (any Error) throws -> ObservableNode
  private let first = SingleAssignmentDisposable()
  private let second = SingleAssignmentDisposable()

  init(_ target: Pipeline, _ handler: @escaping (any Error) throws -> ObservableNode) {
    self.target = target
    self.handler = handler
  }

  func run(_ source: ObservableNode) -> any Disposable {
    first.setDisposable(source.connect(CatchStage(self)))
    return self
  }

  /// Subscribes to what the handler makes, and only then disposes the sequence that failed.
  fileprivate func failed(_ error: any Error) {
    // Before the handler, which may wake the thread that feeds what it returns.
    let isGated = target.holdWhileDelivering()
    do {
      let next = try handler(error)
      let stage = isGated ? GatedForwardingStage(target, from: next) : ForwardingStage(target)
      second.setDisposable(next.connect(stage))
    } catch {
      target.fail(error)
    }
  }

  func dispose() {
    first.dispose()
    second.dispose()
  }
}

/// The last stage of the sequence that may fail.
private final class CatchStage: TerminalStage {
  private let sink: CatchSink

  init(_ sink: CatchSink) {
    self.sink = sink
    let target = sink.target
    super.init { slot, _ in
      target.deliver(slot)
      return .stop
    }
  }

  override func onError(_ error: any Error) { sink.failed(error) }

  override func onCompleted() { sink.target.complete() }
}

/// Goes on with the next sequence when one failed.
final class CatchSequenceSink: SequentialSink, @unchecked Sendable {
  // Sendable: by the rule of its superclass.
  private let next: () -> ObservableNode?
  private var lastError: (any Error)?

  init(_ target: Pipeline, _ next: @escaping () -> ObservableNode?) {
    self.next = next
    super.init(target)
  }

  override func nextSource() -> ObservableNode? { next() }

  override func exhausted() {
    if let lastError { fail(lastError) } else { complete() }
  }

  override func failed(_ error: any Error) {
    lastError = error
    proceed()
  }
}
