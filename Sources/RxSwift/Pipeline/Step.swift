// SPDX-License-Identifier: MIT

/// What a stage answers to an element: pass `slot` on to the next stage, or go no further with it.
@frozen
@usableFromInline
struct Step {
  @usableFromInline let slot: Slot
  @usableFromInline let continues: Bool

  @inlinable
  @inline(__always)
  init(slot: Slot, continues: Bool) {
    self.slot = slot
    self.continues = continues
  }

  /// Pass the element in `slot` on.
  @inlinable
  @inline(__always)
  static func pass(_ slot: Slot) -> Step { Step(slot: slot, continues: true) }

  /// Pass the element in `slot` on if `condition` holds.
  @inlinable
  @inline(__always)
  static func pass(_ slot: Slot, if condition: Bool) -> Step { Step(slot: slot, continues: condition) }

  /// The element goes no further: it was dropped, delivered, or ended the sequence.
  @inlinable
  @inline(__always)
  static var stop: Step { Step(slot: Slot(bits: 0), continues: false) }
}
