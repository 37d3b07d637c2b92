// SPDX-License-Identifier: MIT

/// What the operators have in common that subscribe to one sequence after the other.
///
/// At any time at most one of the sequences is in progress, so elements need no gate. A sequence that ends on
/// subscription does not nest: the loop that subscribed to it goes on with the next.
class SequentialSink: Disposable, @unchecked Sendable {
  // Sendable: the counter is atomic, the subscription is in a disposable that is Sendable; subclasses touch their state
  // in `nextSource` and in the events of the one sequence in progress only.
  final let target: Pipeline
  private let current = SerialDisposable()
  /// Calls of `proceed` that have not been dealt with.
  private let turns = AtomicWord()

  init(_ target: Pipeline) { self.target = target }

  /// The sequence to go on with; nil if there is none, after which `exhausted` is called.
  func nextSource() -> ObservableNode? { nil }

  /// There is no further sequence.
  func exhausted() { target.complete() }

  /// The sequence in progress failed.
  func failed(_ error: any Error) { target.fail(error) }

  /// The sequence in progress completed.
  func completed() { target.complete() }

  /// Disposes the subscription in progress, for subclasses that do something else before they go on.
  final func disposeCurrent() { current.disposable = NopDisposable.shared }

  /// Goes on with the next sequence.
  final func proceed() {
    guard turns.add() == 1 else { return }
    repeat {
      if target.isClosed { continue }
      guard let source = nextSource() else {
        exhausted()
        continue
      }
      // The last subscription is disposed before the next begins.
      disposeCurrent()
      current.disposable = source.connect(SequentialStage(self))
    } while turns.subtract() > 0
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
