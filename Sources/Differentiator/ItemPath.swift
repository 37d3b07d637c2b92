// SPDX-License-Identifier: MIT

/// The place of an item in a list of sections.
public struct ItemPath: Sendable {
  /// The index of the section.
  public let sectionIndex: Int
  /// The index of the item in its section.
  public let itemIndex: Int

  /// Makes a path.
  @inlinable
  public init(sectionIndex: Int, itemIndex: Int) {
    self.sectionIndex = sectionIndex
    self.itemIndex = itemIndex
  }
}

extension ItemPath: CustomDebugStringConvertible {
  /// Both indices in parentheses, the section's first.
  public var debugDescription: String { "(\(sectionIndex), \(itemIndex))" }
}

extension ItemPath: Equatable, Hashable {
  /// Feeds both indices to the hasher.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(sectionIndex)
    hasher.combine(itemIndex)
  }
}

/// Returns whether both paths lead to the same place.
@inlinable
public func == (lhs: ItemPath, rhs: ItemPath) -> Bool {
  lhs.sectionIndex == rhs.sectionIndex && lhs.itemIndex == rhs.itemIndex
}
