// SPDX-License-Identifier: MIT

/// The entrance of a pipeline for callers that are not under our control: any thread, any time.
///
/// Events from several threads are serialised, re-entrant ones nest, and nothing passes after a terminal event. All
/// events of the source go through here: such a pipeline lets go of its stages when it is disposed.
@usableFromInline
struct GatedInlet: Sendable {
  @usableFromInline let pipeline: Pipeline

  @inlinable
  init(_ pipeline: Pipeline) {
    self.pipeline = pipeline
    pipeline.isGated = true
  }

  /// Delivers an element.
  @inlinable
  @inline(__always)
  func next<Element>(_ element: Element) { pipeline.gatedNext(element) }

  /// Ends the sequence with an error.
  @inlinable
  func error(_ error: any Error) { pipeline.gatedError(error) }

  /// Ends the sequence.
  @inlinable
  func completed() { pipeline.gatedCompleted() }
}

extension Pipeline {
  @inlinable
  func gatedNext<Element>(_ element: Element) {
    Slot.with(element) { slot in
      if !gatedDeliver(slot) {
        // Whoever is inside the gate takes it out, once, and nobody else has it.
        let copy = Uncheckedly(element)
        leave(behind: { Slot.with(copy.value) { self.deliverInside($0) } })
      }
    }
  }

  @usableFromInline
  func gatedDeliver(_ slot: Slot) -> Bool {
    guard enter() else { return false }
    deliverInside(slot)
    exit()
    return true
  }

  @usableFromInline
  func gatedError(_ error: any Error) { inTurn { self.failInside(error) } }

  @usableFromInline
  func gatedCompleted() { inTurn { self.completeInside() } }

  // MARK: Inside of the gate

  @usableFromInline
  func deliverInside(_ slot: Slot) {
    if !hasEnded { deliver(slot) }
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
