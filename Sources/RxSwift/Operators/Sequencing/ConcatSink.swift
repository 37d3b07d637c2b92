// SPDX-License-Identifier: MIT

/// The common part of operators that subscribe to one sequence after the other.
///
/// At most one of the sequences is in progress at any time. Its events still go through the gate of the target. The
/// observer may end a sequence while it handles an element, and another thread may then send an element of the next
/// one.
///
/// A sequence that ends while it is being subscribed to does not nest: the loop in `proceed` subscribes to the next
/// one.
///
/// Several threads may call `proceed`, because the counter is atomic. Subclasses touch their state only in `nextSource`
/// and in the events of the sequence in progress.
class ConcatSink {
  final let target: RunningSubscription
  /// The subscription to the sequence in progress.
  final let current = SerialDisposable()
  /// Calls of `proceed` for which the loop has not run yet.
  private let turns = AtomicWord()

  init(_ target: RunningSubscription) {
    self.target = target
    target.isGated = true
  }

  /// The next sequence to subscribe to. If it is nil, `exhausted` is called.
  func nextSource() -> (any ObservableNode)? { nil }

  /// Called when there is no further sequence.
  func exhausted() { target.gatedCompleted() }

  /// Called when the sequence in progress failed.
  func failed(_ error: any Error) { target.gatedError(error) }

  /// Called when the sequence in progress completed.
  func completed() { target.gatedCompleted() }

  /// Disposes the subscription in progress, for subclasses that do something else before they go on.
  final func disposeCurrent() { current.disposable = NopDisposable.shared }

  /// Subscribes to the next sequence.
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
