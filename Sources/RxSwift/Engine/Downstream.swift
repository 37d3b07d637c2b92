// SPDX-License-Identifier: MIT
import CRxPlatform

/// A position in a running subscription: one entry in the subscription's table, which the subscription keeps alive.
///
/// An entry has a link and the address of the link to run. Any thread can dispose: this replaces the address with the
/// address of a link that drops everything. So a running loop stops at its next step.
@frozen
@usableFromInline
struct Downstream {
  @usableFromInline let entry: UnsafeMutablePointer<TableEntry>

  @inlinable
  @inline(__always)
  init(_ entry: UnsafeMutablePointer<TableEntry>) { self.entry = entry }

  /// Calls `body` with the stage that belongs at this position. The caller knows that the stage is of type `Own`.
  @inlinable
  @inline(__always)
  func with<Own: Stage, Result>(_: Own.Type, _ body: (Own) throws -> Result) rethrows -> Result {
    try Unmanaged.passUnretained(unsafeDowncast(entry.pointee.own.stage.unsafelyUnwrapped, to: Own.self))
      ._withUnsafeGuaranteedRef(body)
  }

  /// The link to run at this position. Reading the link through its address suffices to see what `close` has written.
  @inline(__always)
  private var active: UnsafePointer<Link> {
    UnsafePointer(bitPattern: crx_load_relaxed(TableEntry.activeWord(entry))).unsafelyUnwrapped
  }

  /// The stage at this position that receives a terminal event now, if there is one.
  var activeStage: Stage? { active.pointee.stage }

  /// Whether the link that belongs at this position is the one to run: nothing was disposed and nothing has ended.
  var isActive: Bool { crx_load_relaxed(TableEntry.activeWord(entry)) == TableEntry.ownAddress(entry) }

  /// The position behind this one.
  @inlinable
  @inline(__always)
  var following: Downstream { Downstream(entry + 1) }

  /// Delivers an element to the link at this position, and passes it on through the following links.
  @usableFromInline
  func run(_ raw: RawElement) {
    var downstream = self
    var raw = raw
    while true {
      let result = downstream.active.pointee.run(raw, at: downstream)
      guard result.continues else { return }
      raw = result.raw
      downstream = downstream.following
    }
  }

  /// Ends the sequence with an error for the stage at this position and those that follow.
  @usableFromInline
  func fail(_ error: any Error) {
    var downstream = self
    while downstream.activeStage?.failed(error, at: downstream) != true { downstream = downstream.following }
  }

  /// Ends the sequence for the stage at this position and those that follow.
  @usableFromInline
  func complete() {
    var downstream = self
    while downstream.activeStage?.completed(at: downstream) != true { downstream = downstream.following }
  }
}

// The ways in which a stage passes an event on.
extension Downstream {
  /// Passes `element` on to the following link.
  @inlinable
  @inline(__always)
  func next<Element>(_ element: Element) -> StageResult {
    if RawElement.holds(Element.self) { return .pass(RawElement(word: element)) }
    send(element)
    return .stop
  }

  /// Delivers `element` to the following links before it returns, for a step that sends several elements.
  @inlinable
  @inline(__always)
  func send<Element>(_ element: Element) {
    RawElement.with(element) { following.run($0) }
  }

  /// Ends the sequence with an error for the stages that follow.
  @inlinable
  @inline(__always)
  func error(_ error: any Error) -> StageResult {
    following.fail(error)
    return .stop
  }

  /// Ends the sequence for the stages that follow.
  @inlinable
  @inline(__always)
  func finish() -> StageResult {
    following.complete()
    return .stop
  }
}
