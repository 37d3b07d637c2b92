// SPDX-License-Identifier: MIT
import Foundation
import RxDataSources
import XCTest

/// A list of rows that knows no sections, as lists of most toolkits are.
@MainActor
final class RowsView: SectionedViewType {
  /// A row keeps its place in memory as long as it shows the same item.
  final class Row {
    var text: String
    init(_ text: String) { self.text = text }
  }

  private(set) var rows: [Row] = []
  private(set) var reloads = 0
  /// What was told, in each batch.
  private(set) var batches: [[String]] = []
  private let dataSource: SectionedDataSource<List>
  private var batch = RowBatch()

  init(_ dataSource: SectionedDataSource<List>) { self.dataSource = dataSource }

  var texts: [String] { rows.map(\.text) }

  /// What the rows should be, by the model.
  var expected: [String] {
    let rows = dataSource.rows
    return (0..<rows.count).map { text(rows[$0]) }
  }

  private func text(_ row: SectionRows.Row) -> String {
    switch row {
    case .header(let section): "header \(dataSource.titleForHeaderInSection(dataSource, section) ?? "-")"
    case .footer(let section): "footer \(dataSource.titleForFooterInSection(dataSource, section) ?? "-")"
    case .item(let path): "\(dataSource[path].identity)\(dataSource[path].text)"
    }
  }

  func reloadData() {
    reloads += 1
    rows = expected.map(Row.init)
  }

  func performBatchUpdates(_ updates: () -> Void) {
    let old = dataSource.rows
    XCTAssertEqual(old.count, rows.count)
    batch = RowBatch()
    batches.append([])
    updates()
    let new = dataSource.rows
    let changes = batch.changes(from: old, to: new)
    let before = rows
    for splice in changes.splices {
      let inserted = splice.inserted.enumerated().map { offset, source in
        source.map { before[$0] } ?? Row(text(new[splice.row + offset]))
      }
      rows.replaceSubrange(splice.row..<splice.row + splice.removed, with: inserted)
    }
    for (old, new) in changes.updates {
      XCTAssert(rows[new] === before[old])
      rows[new].text = expected[new]
    }
    XCTAssertEqual(texts, expected)
  }

  private func note(_ text: String) { batches[batches.count - 1].append(text) }

  func insertItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: RowAnimation) {
    note("insert \(paths.map(Array.init)) \(animationStyle)")
    batch.insertItems(paths)
  }

  func deleteItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: RowAnimation) {
    note("delete \(paths.map(Array.init)) \(animationStyle)")
    batch.deleteItems(paths)
  }

  func moveItemAtIndexPath(_ from: IndexPath, to: IndexPath) {
    note("move \(Array(from)) to \(Array(to))")
    batch.moveItem(from, to: to)
  }

  func reloadItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: RowAnimation) {
    note("reload \(paths.map(Array.init)) \(animationStyle)")
    batch.updateItems(paths)
  }

  func insertSections(_ sections: [Int], animationStyle: RowAnimation) {
    note("insert sections \(sections) \(animationStyle)")
    batch.insertSections(sections)
  }

  func deleteSections(_ sections: [Int], animationStyle: RowAnimation) {
    note("delete sections \(sections) \(animationStyle)")
    batch.deleteSections(sections)
  }

  func moveSection(_ from: Int, to: Int) {
    note("move section \(from) to \(to)")
    batch.moveSection(from, to: to)
  }

  func reloadSections(_ sections: [Int], animationStyle: RowAnimation) {
    note("reload sections \(sections) \(animationStyle)")
    batch.updateSections(sections)
  }
}
