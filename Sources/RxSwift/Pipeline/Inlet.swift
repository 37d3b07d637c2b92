// SPDX-License-Identifier: MIT

/// Where a source puts its elements in: the typed entrance of a pipeline.
///
/// Calls come from one thread at a time; see the rules at `Pipeline`.
@usableFromInline
struct Inlet<Element>: @unchecked Sendable {
  // Sendable: it is a reference to a pipeline, which is; elements go through it one at a time.
  @usableFromInline let pipeline: Pipeline

  @inlinable
  init(_ pipeline: Pipeline) { self.pipeline = pipeline }

  /// Whether nothing more is wanted: the sequence ended or the subscription was disposed.
  @inlinable
  var isClosed: Bool { pipeline.isClosed }

  /// Delivers an element.
  @inlinable
  @inline(__always)
  func next(_ element: Element) { Slot.with(element) { pipeline.deliver($0) } }

  /// Ends the sequence with an error.
  @inlinable
  func error(_ error: any Error) { pipeline.fail(error) }

  /// Ends the sequence.
  @inlinable
  func completed() { pipeline.complete() }

  /// Delivers any event.
  @inlinable
  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): next(element)
    case .error(let error): pipeline.fail(error)
    case .completed: pipeline.complete()
    }
  }
}
