// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Maps each element to a sequence and passes these sequences on one after the other.
  ///
  /// Inner sequences are made when their element comes, and wait until the previous one completed. Completes when the
  /// source and all inner sequences completed; the first error of any of them, or thrown by `selector`, ends the
  /// sequence.
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  ///
  /// - Parameter selector: makes the inner sequence of an element.
  @preconcurrency
  @inlinable
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    asObservable().merging(maxConcurrent: 1, selector)
  }
}

extension Observable {
  /// The inner sequences of all elements, at most `maxConcurrent` at a time.
  @inlinable
  func merging<Source: ObservableConvertibleType>(
    maxConcurrent: Int, _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    SourceObservable { inlet in
      let sink = LimitedMergeSink(inlet.pipeline, maxConcurrent)
      let stage = OuterStage(
        sink, selector, onInner: { sink.add($0) }, onCompleted: { sink.outerCompleted() })
      return sink.run(self, stage)
    }
  }
}

/// Merges inner sequences, at most a number at a time; the others wait in the order in which they came.
@usableFromInline
final class LimitedMergeSink: JoiningSink, InnerObserving, @unchecked Sendable {
  // Sendable: what it adds to its superclass is touched under `lock` only, or is atomic.
  private let limit: Int
  private let lock = Lock()
  /// What subscribes to the inner sequences that wait.
  private var waiting: [(() -> Void)?] = []
  private var firstWaiting = 0
  private var active = 0
  private var isOuterDone = false
  /// Calls of `proceed` that have not been dealt with: the first one loops for the others, so that sequences that end
  /// on subscription do not nest.
  private let turns = AtomicWord()
  /// Whether an inner sequence of one element is being passed on, and whether something has to happen after it. Touched
  /// by the outer sequence only.
  @exclusivity(unchecked) @usableFromInline var isInScalar = false
  @exclusivity(unchecked) @usableFromInline var hasWorkAfterScalar = false

  @usableFromInline
  init(_ target: Pipeline, _ limit: Int) {
    self.limit = limit
    super.init(target)
  }

  /// Subscribes to an inner sequence, or lets it wait.
  @inlinable
  func add<Element>(_ inner: Observable<Element>) {
    if inner.isScalar, !isInScalar, isIdle {
      guard let element = inner.scalarElement else { return }
      isInScalar = true
      forward(element)
      isInScalar = false
      if hasWorkAfterScalar { proceedAfterScalar() }
      return
    }
    enqueue { self.subscribe(inner) { InnerStage(Element.self, self, $0) } }
  }

  /// Whether an inner sequence could begin at once and none is just beginning; asked by the outer sequence, which alone
  /// adds some.
  @usableFromInline
  var isIdle: Bool { turns.value == 0 && lock.withLock { active < limit && firstWaiting == waiting.count } }

  @usableFromInline
  func enqueue(_ begin: @escaping () -> Void) {
    // When it has to wait, the inner sequence that ends first goes on with it, on its own thread; when others wait and
    // could begin, somebody is about to see to it.
    let begins = lock.withLock {
      defer { waiting.append(begin) }
      return active < limit && firstWaiting == waiting.count
    }
    if begins { proceedUnlessInScalar() }
  }

  private func proceedUnlessInScalar() {
    if isInScalar { hasWorkAfterScalar = true } else { proceed() }
  }

  @usableFromInline
  func proceedAfterScalar() {
    hasWorkAfterScalar = false
    proceed()
  }

  @usableFromInline
  func innerCompleted() {
    // The observer has ended the sequence, and another thread has left elements of it, which come before the next one's.
    if isInside, hasLeftWork { return leave(behind: { self.goOn() }) }
    goOn()
  }

  private func goOn() {
    lock.withLock { active -= 1 }
    proceed()
  }

  @usableFromInline
  func outerCompleted() {
    let isIdle = lock.withLock {
      isOuterDone = true
      return active == 0
    }
    if isIdle { proceedUnlessInScalar() }
  }

  private func proceed() {
    guard turns.add() == 1 else { return }
    repeat {
      while let begin = next() { begin() }
      if lock.withLock({ isOuterDone && active == 0 && firstWaiting == waiting.count }) { complete() }
    } while turns.subtract() > 0
  }

  private func next() -> (() -> Void)? {
    lock.withLock {
      guard active < limit, firstWaiting < waiting.count else { return nil }
      active += 1
      let begin = waiting[firstWaiting]
      waiting[firstWaiting] = nil
      firstWaiting += 1
      if firstWaiting == waiting.count {
        waiting.removeAll(keepingCapacity: true)
        firstWaiting = 0
      } else if firstWaiting > 64, firstWaiting * 2 > waiting.count {
        waiting.removeFirst(firstWaiting)
        firstWaiting = 0
      }
      return begin
    }
  }

  @usableFromInline
  override func dispose() {
    super.dispose()
    let released = lock.withLock {
      defer {
        waiting = []
        firstWaiting = 0
      }
      return waiting
    }
    _ = released
  }
}
