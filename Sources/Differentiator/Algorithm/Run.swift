// SPDX-License-Identifier: MIT

/// Items that stand side by side in both lists, in the same order.
@usableFromInline
struct Run {
  /// What becomes of the items of a run.
  @usableFromInline
  enum Fate: UInt8 {
    /// They go with their section, or come with it: for a view they are deleted and inserted.
    case replaced
    /// They move.
    case moves
    /// They keep their place among the items of their section.
    case stays
  }

  /// The section and the index in it of the first item, initially.
  @usableFromInline
  var initialSection: UInt32, initialItem: UInt32
  /// The section and the index in it of the first item, finally.
  @usableFromInline
  var finalSection: UInt32, finalItem: UInt32
  /// The number of items.
  @usableFromInline
  var count: UInt32
  /// The index in its section of the first item, after the first step.
  @usableFromInline
  var remainingItem: UInt32 = 0
  @usableFromInline
  var fate: Fate

  @inlinable
  init(initial: ItemPath, final: ItemPath, count: Int, fate: Fate) {
    initialSection = UInt32(initial.sectionIndex)
    initialItem = UInt32(initial.itemIndex)
    finalSection = UInt32(final.sectionIndex)
    finalItem = UInt32(final.itemIndex)
    self.count = UInt32(count)
    self.fate = fate
  }
}
