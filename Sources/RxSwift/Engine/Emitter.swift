// SPDX-License-Identifier: MIT

/// Receives the events of a source. The source must call it from one thread at a time: see the rules at
/// `RunningSubscription`.
@usableFromInline
struct Emitter<Element>: @unchecked Sendable {
  // Sendable: it is a reference to a subscription, which is `Sendable`. Elements go through it one at a time.
  @usableFromInline let running: RunningSubscription

  @inlinable
  init(_ running: RunningSubscription) { self.running = running }

  /// Whether the sequence ended or the subscription was disposed.
  @inlinable
  var isClosed: Bool { running.isClosed }

  /// Delivers an element.
  @inlinable
  @inline(__always)
  func next(_ element: Element) { RawElement.with(element) { running.deliver($0) } }

  /// Ends the sequence with an error.
  @inlinable
  func error(_ error: any Error) { running.fail(error) }

  /// Ends the sequence.
  @inlinable
  func completed() { running.complete() }

  /// Delivers any event.
  @inlinable
  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): next(element)
    case .error(let error): running.fail(error)
    case .completed: running.complete()
    }
  }
}
