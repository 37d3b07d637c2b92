// SPDX-License-Identifier: MIT

/// What the operators have in common that subscribe to one sequence after the other.
///
/// At any time at most one of the sequences is in progress. Its events go through the gate of the target all the same:
/// the observer may end one of them from within, and another thread may feed the next while the observer is still busy.
///
/// A sequence that ends on subscription does not nest: the loop that subscribed to it goes on with the next.
///
/// Several threads may call it: the counter is atomic, and subclasses touch their state in `nextSource` and in the events
/// of the one sequence in progress only.
class ConcatSink {
  final let target: RunningSubscription
  /// The subscription to the sequence in progress.
  final let current = SerialDisposable()
  /// Calls of `proceed` that have not been dealt with.
  private let turns = AtomicWord()

  init(_ target: RunningSubscription) {
    self.target = target
    target.isGated = true
  }

  /// The sequence to go on with; nil if there is none, after which `exhausted` is called.
  func nextSource() -> (any ObservableNode)? { nil }

  /// There is no further sequence.
  func exhausted() { target.gatedCompleted() }

  /// The sequence in progress failed.
  func failed(_ error: any Error) { target.gatedError(error) }

  /// The sequence in progress completed.
  func completed() { target.gatedCompleted() }

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
      current.disposable = source.connect(
        GatedForwardingStage(target, from: source, onError: { self.failed($0) }, onCompleted: { self.completed() }))
    } while turns.subtract() > 0
  }
}
