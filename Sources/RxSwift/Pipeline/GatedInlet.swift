// SPDX-License-Identifier: MIT

/// The entrance of a pipeline for callers that are not under our control: any thread, any time.
///
/// Events from several threads are serialised, re-entrant ones nest, and nothing passes after a terminal event.
@usableFromInline
final class GatedInlet: Gate, @unchecked Sendable {
  // Sendable: a gate around a pipeline, which is entered by one thread at a time.
  @usableFromInline let pipeline: Pipeline

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
        leave(behind: { Slot.with(copy.value) { self.pipeline.deliver($0) } })
      }
    }
  }

  @usableFromInline
  func deliver(_ slot: Slot) -> Bool {
    guard enter() else { return false }
    pipeline.deliver(slot)
    exit()
    return true
  }

  /// Ends the sequence with an error.
  @usableFromInline
  func error(_ error: any Error) {
    guard enter() else { return leave(behind: { self.pipeline.fail(error) }) }
    pipeline.fail(error)
    exit()
  }

  /// Ends the sequence.
  @usableFromInline
  func completed() {
    guard enter() else { return leave(behind: { self.pipeline.complete() }) }
    pipeline.complete()
    exit()
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
