// SPDX-License-Identifier: MIT
import CRxPlatform

/// A position in a running pipeline: the entry of one stage in the pipeline's table.
///
/// An entry is two unmanaged references, which the pipeline keeps alive. The first is the stage to run; disposal, which
/// may come from another thread, replaces it by a stage that swallows everything, so that a running loop stops by
/// itself, without a flag to look at. The second is always the stage that belongs here: a stage that is running
/// already finds itself there.
@frozen
@usableFromInline
struct Cursor {
  @usableFromInline let entry: UnsafeMutablePointer<UInt>

  @inlinable
  @inline(__always)
  init(_ entry: UnsafeMutablePointer<UInt>) { self.entry = entry }

  /// Calls `body` with the stage that belongs at this position, known to be of type `Stage`.
  @inlinable
  @inline(__always)
  func with<Stage: PipelineStage, Result>(_: Stage.Type, _ body: (Stage) throws -> Result) rethrows -> Result {
    try Unmanaged<Stage>.fromOpaque(UnsafeRawPointer(bitPattern: entry[1]).unsafelyUnwrapped)
      ._withUnsafeGuaranteedRef(body)
  }

  /// Calls `body` with the stage to run at this position.
  @inline(__always)
  func withActive<Result>(_ body: (PipelineStage) -> Result) -> Result {
    Unmanaged<PipelineStage>.fromOpaque(UnsafeRawPointer(bitPattern: crx_load_relaxed(entry)).unsafelyUnwrapped)
      ._withUnsafeGuaranteedRef(body)
  }

  /// Whether the stage that belongs at this position is the one to run: nothing was disposed and nothing has ended.
  var isActive: Bool { crx_load_relaxed(entry) == entry[1] }

  /// The position behind this one.
  @inlinable
  @inline(__always)
  var following: Cursor { Cursor(entry + 2) }

  /// Delivers an element to the stage at this position and on through those that follow.
  @usableFromInline
  func run(_ slot: Slot) {
    var cursor = self
    var slot = slot
    while true {
      let step = cursor.withActive { $0.step(slot, cursor) }
      guard step.continues else { return }
      slot = step.slot
      cursor = cursor.following
    }
  }

  /// Ends the sequence with an error for the stage at this position and those that follow.
  @usableFromInline
  func fail(_ error: any Error) {
    var cursor = self
    while !cursor.withActive({ $0.failed(error, at: cursor) }) { cursor = cursor.following }
  }

  /// Ends the sequence for the stage at this position and those that follow.
  @usableFromInline
  func complete() {
    var cursor = self
    while !cursor.withActive({ $0.completed(at: cursor) }) { cursor = cursor.following }
  }
}

// What a stage answers with.
extension Cursor {
  /// Passes `element` on to the following stage.
  @inlinable
  @inline(__always)
  func next<Element>(_ element: Element) -> Step {
    if Slot.holds(Element.self) { return .pass(Slot(word: element)) }
    send(element)
    return .stop
  }

  /// Delivers `element` to the following stages before it returns, for a stage that has more to say after it.
  @inlinable
  @inline(__always)
  func send<Element>(_ element: Element) {
    Slot.with(element) { following.run($0) }
  }

  /// Ends the sequence with an error for the stages that follow.
  @inlinable
  @inline(__always)
  func error(_ error: any Error) -> Step {
    following.fail(error)
    return .stop
  }

  /// Ends the sequence for the stages that follow.
  @inlinable
  @inline(__always)
  func finish() -> Step {
    following.complete()
    return .stop
  }
}
