// SPDX-License-Identifier: MIT

/// What the operators have in common that subscribe to one sequence after the other.
///
/// At any time at most one of the sequences is in progress, so elements need no gate, unless the observer ended one of
/// them from within: then the thread that is still in the observer holds the gate of the target, and those that follow
/// go through it, until one ends while nobody is inside.
///
/// A sequence that ends on subscription does not nest: the loop that subscribed to it goes on with the next.
class SequentialSink: Disposable, @unchecked Sendable {
  // Sendable: the counter is atomic, the subscription is in a disposable that is Sendable; subclasses touch their state
  // in `nextSource` and in the events of the one sequence in progress only, and so is `isGated`.
  final let target: Pipeline
  private let current = SerialDisposable()
  /// Calls of `proceed` that have not been dealt with.
  private let turns = AtomicWord()
  /// Whether what comes next goes through the gate of the target.
  private(set) final var isGated: Bool
  /// Whether that is always so.
  private let staysGated: Bool

  /// - Parameter isGated: whether everything goes through the gate of the target, because more than the sequence in
  ///   progress delivers to it.
  init(_ target: Pipeline, isGated: Bool = false) {
    self.target = target
    self.isGated = isGated
    staysGated = isGated
  }

  /// The sequence to go on with; nil if there is none, after which `exhausted` is called.
  func nextSource() -> ObservableNode? { nil }

  /// There is no further sequence.
  func exhausted() { complete() }

  /// The sequence in progress failed.
  func failed(_ error: any Error) { fail(error) }

  /// The sequence in progress completed.
  func completed() { complete() }

  /// Ends the target with an error.
  final func fail(_ error: any Error) {
    if isGated { target.gatedError(error) } else { target.fail(error) }
  }

  /// Ends the target.
  final func complete() {
    if isGated { target.gatedCompleted() } else { target.complete() }
  }

  /// Disposes the subscription in progress, for subclasses that do something else before they go on.
  final func disposeCurrent() { current.disposable = NopDisposable.shared }

  /// Goes on with the next sequence.
  final func proceed() {
    if !isGated { isGated = target.holdWhileDelivering() }
    guard turns.add() == 1 else { return }
    repeat {
      if target.isClosed { continue }
      guard let source = nextSource() else {
        exhausted()
        continue
      }
      // The last subscription is disposed before the next begins.
      disposeCurrent()
      current.disposable = source.connect(makeStage(source))
    } while turns.subtract() > 0
  }

  private func makeStage(_ source: ObservableNode) -> TerminalStage {
    isGated ? GatedSequentialStage(self, source) : SequentialStage(self)
  }

  /// Deals with the end of a sequence that goes through the gate.
  fileprivate final func inTurn(_ work: @escaping () -> Void) {
    guard target.enterIfFree() else { return target.inTurn(work) }
    // Nobody delivers, and nobody but this thread can: it need not be inside while it goes on.
    target.exit()
    if !staysGated { isGated = false }
    work()
  }

  func dispose() { current.dispose() }
}

/// The last stage of the sequence in progress.
private final class SequentialStage: TerminalStage {
  private let sink: SequentialSink

  init(_ sink: SequentialSink) {
    self.sink = sink
    let target = sink.target
    super.init { slot, _ in
      target.deliver(slot)
      return .stop
    }
  }

  override func onError(_ error: any Error) { sink.failed(error) }

  override func onCompleted() { sink.completed() }
}

/// The last stage of a sequence that goes through the gate.
private final class GatedSequentialStage: GatedForwardingStage {
  private let sink: SequentialSink

  init(_ sink: SequentialSink, _ source: ObservableNode) {
    self.sink = sink
    super.init(sink.target, from: source)
  }

  override func onError(_ error: any Error) {
    let sink = sink
    sink.inTurn { sink.failed(error) }
  }

  override func onCompleted() {
    let sink = sink
    sink.inTurn { sink.completed() }
  }
}
