// SPDX-License-Identifier: MIT
import Foundation

/// Gathers what a list is told during a batch of updates, and makes changes of rows out of it.
public struct RowBatch: Sendable {
  private var deletedItems: [IndexPath] = []
  private var insertedItems: [IndexPath] = []
  private var movedItems: [(from: IndexPath, to: IndexPath)] = []
  private var updatedItems: [IndexPath] = []
  private var deletedSections: [Int] = []
  private var insertedSections: [Int] = []
  private var movedSections: [(from: Int, to: Int)] = []
  private var updatedSections: [Int] = []

  /// Makes a batch without changes.
  public init() {}

  /// Notes items that go, by their places before the batch.
  public mutating func deleteItems(_ paths: [IndexPath]) { deletedItems += paths }
  /// Notes items that come, by their places after the batch.
  public mutating func insertItems(_ paths: [IndexPath]) { insertedItems += paths }
  /// Notes an item that moves.
  public mutating func moveItem(_ from: IndexPath, to: IndexPath) { movedItems.append((from, to)) }
  /// Notes items with new content, by their places before the batch.
  public mutating func updateItems(_ paths: [IndexPath]) { updatedItems += paths }
  /// Notes sections that go, by their places before the batch.
  public mutating func deleteSections(_ sections: [Int]) { deletedSections += sections }
  /// Notes sections that come, by their places after the batch.
  public mutating func insertSections(_ sections: [Int]) { insertedSections += sections }
  /// Notes a section that moves.
  public mutating func moveSection(_ from: Int, to: Int) { movedSections.append((from, to)) }
  /// Notes sections with new content, by their places before the batch.
  public mutating func updateSections(_ sections: [Int]) { updatedSections += sections }

  /// Returns the changes that lead from the rows before the batch to those after it.
  ///
  /// Titles that have changed are among them. An item that moves out of a section, and the section moves too, is not supported:
  /// differences never do that in one step.
  public func changes(from old: SectionRows, to new: SectionRows) -> RowChanges {
    var leaving: [Int] = []
    var arriving: [(row: Int, source: Int?)] = []
    var updated: [Int] = updatedItems.map(old.row(of:))
    for section in deletedSections { leaving += old.rows(of: section) }
    for section in insertedSections { arriving += new.rows(of: section).map { (row: $0, source: nil) } }
    for path in deletedItems { leaving.append(old.row(of: path)) }
    for path in insertedItems { arriving.append((new.row(of: path), nil)) }
    for (from, to) in movedItems {
      leaving.append(old.row(of: from))
      arriving.append((new.row(of: to), old.row(of: from)))
    }
    for section in updatedSections { updated += old.rows(of: section) }

    let stays = stayingSections(old.headers.count, new.headers.count)
    for (from, to) in movedSections {
      let (oldRows, newRows) = (old.rows(of: from), new.rows(of: to))
      leaving += oldRows
      // The items are the same; titles may come or go.
      let oldItems = oldRows.dropFirst(old.headers[from] == nil ? 0 : 1)
      let newItems = newRows.dropFirst(new.headers[to] == nil ? 0 : 1).dropLast(new.footers[to] == nil ? 0 : 1)
      if new.headers[to] != nil { arriving.append((newRows.lowerBound, nil)) }
      arriving += zip(newItems, oldItems).map { (row: $0, source: $1) }
      if new.footers[to] != nil { arriving.append((newRows.upperBound - 1, nil)) }
    }
    for (from, to) in stays {
      compareTitles(
        old.headers[from], new.headers[to], old.rows(of: from).lowerBound, new.rows(of: to).lowerBound, &leaving,
        &arriving, &updated)
      compareTitles(
        old.footers[from], new.footers[to], old.rows(of: from).upperBound - 1, new.rows(of: to).upperBound - 1,
        &leaving,
        &arriving, &updated)
    }
    return RowChanges(
      leaving: leaving.sorted(), arriving: arriving.sorted { $0.row < $1.row }, updated: Set(updated).sorted(),
      oldCount: old.count)
  }

  /// The sections that neither come nor go nor move: where they are before and after.
  private func stayingSections(_ oldCount: Int, _ newCount: Int) -> [(Int, Int)] {
    let leaving = Set(deletedSections + movedSections.map(\.from))
    let arriving = Set(insertedSections + movedSections.map(\.to))
    return Array(zip((0..<oldCount).filter { !leaving.contains($0) }, (0..<newCount).filter { !arriving.contains($0) }))
  }

  private func compareTitles(
    _ old: String?, _ new: String?, _ oldRow: Int, _ newRow: Int, _ leaving: inout [Int],
    _ arriving: inout [(row: Int, source: Int?)], _ updated: inout [Int]
  ) {
    switch (old, new) {
    case (nil, nil): break
    case (nil, _): arriving.append((newRow, nil))
    case (_, nil): leaving.append(oldRow)
    default: if old != new { updated.append(oldRow) }
    }
  }
}
