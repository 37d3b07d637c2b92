// SPDX-License-Identifier: MIT
import CRxPlatform

/// The step that handles an element at one place of a running subscription, and the stage at this place, if there is
/// one.
///
/// A link cannot be copied. So a call of `step` through a pointer to the link changes no reference count.
@frozen
@usableFromInline
struct Link: ~Copyable {
  @usableFromInline let step: (RawElement, Downstream) -> StageResult
  /// Nil for an operator that has no state and passes each terminal event on.
  @usableFromInline let stage: Stage?

  init(_ step: @escaping (RawElement, Downstream) -> StageResult, _ stage: consuming Stage?) {
    self.step = step
    self.stage = stage
  }

  @inline(__always)
  borrowing func run(_ raw: RawElement, at downstream: Downstream) -> StageResult { step(raw, downstream) }
}

/// One entry in the table of a running subscription.
@frozen
@usableFromInline
struct TableEntry: ~Copyable {
  /// The address of the link to run: the entry's own, or the closed one after the end. Atomic; must stay the first stored
  /// property.
  @usableFromInline var active: UInt
  /// The link that belongs here. A running step finds its stage in it, even after the end.
  @usableFromInline let own: Link

  /// Makes the entry at an address.
  static func initialize(_ entry: UnsafeMutablePointer<TableEntry>, _ own: consuming Link) {
    entry.initialize(to: TableEntry(active: ownAddress(entry), own: own))
  }

  /// Releases the link that belongs to an entry. The address of the link to run stays, because a source may still send
  /// an event, which then goes to the closed link.
  static func releaseLink(_ entry: UnsafeMutablePointer<TableEntry>) {
    UnsafeMutablePointer<Link>(bitPattern: ownAddress(entry)).unsafelyUnwrapped.deinitialize(count: 1)
  }

  private init(active: UInt, own: consuming Link) {
    self.active = active
    self.own = own
  }

  /// The address of the link that belongs to an entry.
  @inline(__always)
  static func ownAddress(_ entry: UnsafeMutablePointer<TableEntry>) -> UInt {
    UInt(bitPattern: entry) &+ UInt(MemoryLayout<UInt>.size)
  }

  @inline(__always)
  static func activeWord(_ entry: UnsafeMutablePointer<TableEntry>) -> UnsafeMutablePointer<UInt> {
    UnsafeMutableRawPointer(entry).assumingMemoryBound(to: UInt.self)
  }
}
