// SPDX-License-Identifier: MIT

/// The entrance of a pipeline for callers that are not under our control: any thread, any time.
///
/// Events from several threads are serialised, re-entrant ones nest, and nothing passes after a terminal event.
@usableFromInline
struct GatedInlet: Sendable {
  @usableFromInline let pipeline: Pipeline

  @inlinable
  init(_ pipeline: Pipeline) { self.pipeline = pipeline }

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
  func gatedError(_ error: any Error) {
    guard enter() else { return leave(behind: { self.failInside(error) }) }
    failInside(error)
    exit()
  }

  @usableFromInline
  func gatedCompleted() {
    guard enter() else { return leave(behind: { self.completeInside() }) }
    completeInside()
    exit()
  }

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

/// Carries a value over a border that the compiler cannot check.
@usableFromInline
struct Uncheckedly<Value>: @unchecked Sendable {
  // Sendable: by the rule of whoever uses it; see there.
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) { self.value = value }
}

/// An action of a scheduler whose turns follow each other, for states of types that the compiler cannot check.
@usableFromInline
func turnsInOrder<State>(
  _ action: @escaping (State, (State) -> Void) -> Void
) -> @Sendable (State, (State) -> Void) -> Void {
  // nonisolated(unsafe): each turn begins after the last one; the scheduler orders them.
  nonisolated(unsafe) let action = action
  return { action($0, $1) }
}

/// An action that makes the next state from the last one, for states of types that the compiler cannot check.
@usableFromInline
func turnsInOrder<State>(_ action: @escaping (State) -> State) -> @Sendable (State) -> State {
  // nonisolated(unsafe): each turn begins with what the last one returned.
  nonisolated(unsafe) let action = action
  return { action($0) }
}
