// SPDX-License-Identifier: MIT
import Foundation

/// Sections as the rows of a list, which knows no sections: the headers and footers are rows, too.
public struct SectionRows: Equatable, Sendable {
  /// What a row shows.
  public enum Row: Hashable, Sendable {
    /// The title above a section.
    case header(section: Int)
    /// An item.
    case item(IndexPath)
    /// The title below a section.
    case footer(section: Int)
  }

  /// The titles above sections, or nil where there is none.
  public let headers: [String?]
  /// The titles below sections, or nil where there is none.
  public let footers: [String?]
  /// The first row of each section, and the number of all rows.
  let starts: [Int]

  /// Makes the rows of sections that have so many items, and these titles.
  public init(counts: [Int], headers: [String?], footers: [String?]) {
    self.headers = headers
    self.footers = footers
    var starts = [0]
    starts.reserveCapacity(counts.count + 1)
    for section in counts.indices {
      let titles = (headers[section] == nil ? 0 : 1) + (footers[section] == nil ? 0 : 1)
      starts.append(starts[section] + counts[section] + titles)
    }
    self.starts = starts
  }

  /// The number of rows.
  public var count: Int { starts[starts.count - 1] }

  /// What a row shows.
  public subscript(row: Int) -> Row {
    precondition(row >= 0 && row < count, "There is no row \(row) of \(count).")
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= row { low = middle } else { high = middle }
    }
    if headers[low] != nil, row == starts[low] { return .header(section: low) }
    if footers[low] != nil, row == starts[low + 1] - 1 { return .footer(section: low) }
    return .item(IndexPath(indexes: [low, row - firstItem(low)]))
  }

  /// The row that shows an item.
  public func row(of path: IndexPath) -> Int { firstItem(path[0]) + path[1] }

  /// The rows of a section with its titles.
  public func rows(of section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  private func firstItem(_ section: Int) -> Int { starts[section] + (headers[section] == nil ? 0 : 1) }
}
