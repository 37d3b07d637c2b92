// SPDX-License-Identifier: MIT

/// The entrance of a pipeline for callers that are not under our control: any thread, any time.
///
/// Events from several threads are serialised, re-entrant ones nest, and nothing passes after a terminal event.
@usableFromInline
final class GatedInlet: Gate, @unchecked Sendable {
  // Sendable: a gate around a pipeline, which is entered by one thread at a time.
  @usableFromInline let pipeline: Pipeline
  /// Whether a terminal event came. The pipeline closes a moment later: an operator such as `reduce` emits before.
  /// Touched inside of the gate only.
  @exclusivity(unchecked) private var hasEnded = false

  @usableFromInline
  init(_ pipeline: Pipeline) {
    self.pipeline = pipeline
    super.init()
  }

  /// Delivers an element.
  @inlinable
  func next<Element>(_ element: Element) {
    Slot.with(element) { slot in
      if !deliver(slot) {
        let copy = Uncheckedly(element)
        leave(behind: { Slot.with(copy.value) { self.deliverInside($0) } })
      }
    }
  }

  @usableFromInline
  func deliver(_ slot: Slot) -> Bool {
    guard enter() else { return false }
    deliverInside(slot)
    exit()
    return true
  }

  /// Ends the sequence with an error.
  @usableFromInline
  func error(_ error: any Error) {
    guard enter() else { return leave(behind: { self.failInside(error) }) }
    failInside(error)
    exit()
  }

  /// Ends the sequence.
  @usableFromInline
  func completed() {
    guard enter() else { return leave(behind: { self.completeInside() }) }
    completeInside()
    exit()
  }

  // MARK: Inside of the gate

  @usableFromInline
  func deliverInside(_ slot: Slot) {
    if !hasEnded { pipeline.deliver(slot) }
  }

  private func failInside(_ error: any Error) {
    if hasEnded { return }
    hasEnded = true
    pipeline.fail(error)
  }

  private func completeInside() {
    if hasEnded { return }
    hasEnded = true
    pipeline.complete()
  }
}

/// Carries a value over a border that the compiler cannot check.
@usableFromInline
struct Uncheckedly<Value>: @unchecked Sendable {
  // Sendable: by the rule of whoever uses it; see there.
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) { self.value = value }
}
