// SPDX-License-Identifier: MIT
import Foundation
import RxDataSources
import XCTest

final class SectionRowsTests: XCTestCase {
  private let rows = SectionRows(
    counts: [2, 0, 0, 1], headers: ["a", nil, "c", nil], footers: [nil, nil, "C", "D"])

  func testRowsOfSections() {
    XCTAssertEqual(rows.count, 7)
    XCTAssertEqual((0..<4).map(rows.rows(of:)), [0..<3, 3..<3, 3..<5, 5..<7])
    XCTAssertEqual(
      (0..<rows.count).map { rows[$0] },
      [
        .header(section: 0), .item([0, 0]), .item([0, 1]), .header(section: 2), .footer(section: 2), .item([3, 0]),
        .footer(section: 3),
      ])
    XCTAssertEqual([[0, 0], [0, 1], [3, 0]].map { rows.row(of: $0) }, [1, 2, 5])
    XCTAssertEqual(SectionRows(counts: [], headers: [], footers: []).count, 0)
  }

  func testNeighboursAreOneSplice() {
    let new = SectionRows(counts: [4, 0, 0, 1], headers: ["a", nil, "c", nil], footers: [nil, nil, "C", "D"])
    var batch = RowBatch()
    batch.insertItems([[0, 0], [0, 1], [0, 3]])
    batch.deleteItems([[0, 0]])
    batch.updateItems([[0, 1], [3, 0]])
    let changes = batch.changes(from: rows, to: new)
    XCTAssertEqual(
      changes.splices,
      [.init(row: 1, removed: 1, inserted: [nil, nil]), .init(row: 4, removed: 0, inserted: [nil])])
    XCTAssertEqual(changes.updates.map(\.old), [2, 5])
    XCTAssertEqual(changes.updates.map(\.new), [3, 7])
  }

  func testSectionsWithNewContent() {
    var batch = RowBatch()
    batch.updateSections([0])
    let changes = batch.changes(from: rows, to: rows)
    XCTAssertEqual(changes.splices, [])
    XCTAssertEqual(changes.updates.map(\.old), [0, 1, 2])
    XCTAssertEqual(changes, batch.changes(from: rows, to: rows))
    XCTAssertNotEqual(changes, RowBatch().changes(from: rows, to: rows))
  }

  func testAMovedRowSaysWhereItWas() {
    var batch = RowBatch()
    batch.moveItem([0, 0], to: [3, 1])
    let new = SectionRows(counts: [1, 0, 0, 2], headers: ["a", nil, "c", nil], footers: [nil, nil, "C", "D"])
    batch.deleteItems([[0, 1]])
    batch.insertItems([[0, 0]])
    let changes = batch.changes(from: rows, to: new)
    XCTAssertEqual(
      changes.splices, [.init(row: 1, removed: 2, inserted: [nil]), .init(row: 5, removed: 0, inserted: [1])])
    XCTAssertEqual((0..<rows.count).map(changes.newRow), [0, 5, nil, 2, 3, 4, 6])
  }
}
