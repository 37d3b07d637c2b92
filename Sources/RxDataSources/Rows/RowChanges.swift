// SPDX-License-Identifier: MIT

/// What becomes of the rows of a list in one step.
public struct RowChanges: Equatable, Sendable {
  /// Replaces rows that stand side by side.
  public struct Splice: Equatable, Sendable {
    /// The first row that is replaced, after all splices before this one.
    public let row: Int
    /// How many rows go.
    public let removed: Int
    /// The rows that come instead: where each was before all changes, or nil if it is new.
    public let inserted: [Int?]

    /// Makes a splice.
    public init(row: Int, removed: Int, inserted: [Int?]) {
      self.row = row
      self.removed = removed
      self.inserted = inserted
    }
  }

  /// The splices, from the first row on. After the last one the list is as it should be.
  public let splices: [Splice]
  /// The rows that show something else afterwards: where they were before all changes, and where they are after them.
  public let updates: [(old: Int, new: Int)]

  /// Returns where a row is after all changes, or nil: it is gone.
  public func newRow(of old: Int) -> Int? {
    var shift = 0
    for splice in splices {
      let start = splice.row - shift
      if old < start { return old + shift }
      if old < start + splice.removed { return newRow(ofMoved: old) }
      shift += splice.inserted.count - splice.removed
    }
    return old + shift
  }

  private func newRow(ofMoved old: Int) -> Int? {
    for splice in splices {
      if let index = splice.inserted.firstIndex(of: old) { return splice.row + index }
    }
    return nil
  }

  /// Returns whether both say the same.
  public static func == (left: RowChanges, right: RowChanges) -> Bool {
    left.splices == right.splices && left.updates.elementsEqual(right.updates, by: ==)
  }
}
