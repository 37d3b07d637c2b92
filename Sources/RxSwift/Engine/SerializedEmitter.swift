// SPDX-License-Identifier: MIT

/// Receives the events of a source that may call from any thread at any time, such as the observer of `create`.
///
/// It serialises events from several threads, nests re-entrant events, and drops events after a terminal event. All
/// events of the source must go through it, because such a subscription releases its stages when it is disposed.
@usableFromInline
struct SerializedEmitter: Sendable {
  @usableFromInline let running: RunningSubscription

  @inlinable
  init(_ running: RunningSubscription) {
    self.running = running
    running.isGated = true
  }

  /// Delivers an element.
  @inlinable
  @inline(__always)
  func next<Element>(_ element: Element) { running.gatedNext(element) }

  /// Ends the sequence with an error.
  @inlinable
  func error(_ error: any Error) { running.gatedError(error) }

  /// Ends the sequence.
  @inlinable
  func completed() { running.gatedCompleted() }
}

extension RunningSubscription {
  @inlinable
  func gatedNext<Element>(_ element: Element) {
    RawElement.with(element) { raw in
      if !gatedDeliver(raw) {
        // Only the thread inside of the gate uses the copy, once.
        let copy = UncheckedSendable(element)
        enqueue { RawElement.with(copy.value) { self.deliverInside($0) } }
      }
    }
  }

  @usableFromInline
  func gatedDeliver(_ raw: RawElement) -> Bool {
    guard enter() else { return false }
    deliverInside(raw)
    exit()
    return true
  }

  @usableFromInline
  func gatedError(_ error: any Error) { perform { self.failInside(error) } }

  @usableFromInline
  func gatedCompleted() { perform { self.completeInside() } }

  // MARK: Inside of the gate

  @usableFromInline
  func deliverInside(_ raw: RawElement) {
    if !hasEnded { deliver(raw) }
  }

  private func failInside(_ error: any Error) {
    if hasEnded { return }
    hasEnded = true
    fail(error)
  }

  private func completeInside() {
    if hasEnded { return }
    hasEnded = true
    complete()
  }
}
