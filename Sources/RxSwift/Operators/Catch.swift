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
    return SourceObservable { inlet in
      let sink = CatchSink(inlet.pipeline, source) { try handler($0) }
      sink.proceed()
      return sink
    }
  }

  /// Goes on with one element and completes when this sequence fails.
  ///
  /// See <http://reactivex.io/documentation/operators/catch.html>.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    let source = asObservable()
    return SourceObservable { inlet in
      let sink = CatchSink(inlet.pipeline, source) { _ in Observable<Element>.just(element) }
      sink.proceed()
      return sink
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
private final class CatchSink: SequentialSink, @unchecked Sendable {
  // Sendable: by the rule of its superclass.
  private var source: ObservableNode?
  private var handler: ((any Error) throws -> ObservableNode)?

  init(_ target: Pipeline, _ source: ObservableNode, _ handler: @escaping (any Error) throws -> ObservableNode) {
    self.source = source
    self.handler = handler
    super.init(target)
  }

  override func nextSource() -> ObservableNode? { source }

  override func failed(_ error: any Error) {
    guard let handler else { return target.fail(error) }
    self.handler = nil
    do {
      source = try handler(error)
      proceed()
    } catch {
      target.fail(error)
    }
  }
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
    if let lastError { target.fail(lastError) } else { target.complete() }
  }

  override func failed(_ error: any Error) {
    lastError = error
    proceed()
  }
}
