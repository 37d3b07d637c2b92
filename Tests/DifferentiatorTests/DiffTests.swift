// SPDX-License-Identifier: MIT
import Differentiator
import XCTest

final class DiffTests: XCTestCase {
  func testEqualListsHaveNoDifferences() throws {
    XCTAssert(try differences([Section<Int>](), []).isEmpty)
    XCTAssert(try differences([section(1)], [section(1)]).isEmpty)
    let sections = [section(1, 1, 2, 3), section(2), section(3, 4)]
    XCTAssert(try differences(sections, sections).isEmpty)
  }

  func testFromAndToNothing() throws {
    let sections = [section(1, 1, 2), section(2)]
    let insertion = try verifiedDifferences([], sections)
    XCTAssertEqual(insertion.map(\.counts), [["insertedSections": 2]])
    let deletion = try verifiedDifferences(sections, [])
    XCTAssertEqual(deletion.map(\.counts), [["deletedSections": 2]])
    let emptied = try verifiedDifferences(sections, [section(1), section(2)])
    XCTAssertEqual(
      emptied.map(\.deletedItems), [[ItemPath(sectionIndex: 0, itemIndex: 0), ItemPath(sectionIndex: 0, itemIndex: 1)]])
    let filled = try verifiedDifferences([section(1), section(2)], sections)
    XCTAssertEqual(filled.map(\.counts), [["insertedItems": 2]])
  }

  func testOneChangeOfEachKind() throws {
    let initial = [section(1, 1, 2, 3)]
    func counts(_ final: [Row<Int>]) throws -> [[String: Int]] {
      try verifiedDifferences(initial, [Section(1, final)]).map(\.counts)
    }
    XCTAssertEqual(try counts([row(1), row(3)]), [["deletedItems": 1]])
    XCTAssertEqual(try counts([row(1), row(2, "!"), row(3)]), [["updatedItems": 1]])
    XCTAssertEqual(try counts([row(1), row(4), row(2), row(3)]), [["insertedItems": 1]])
    XCTAssertEqual(try counts([row(2), row(3), row(1)]), [["movedItems": 1]])
    XCTAssertEqual(try counts([row(3), row(1), row(2)]), [["movedItems": 1]])
    XCTAssertEqual(try counts([row(3), row(2), row(1)]), [["movedItems": 2]])
  }

  func testAnUpdatedItemThatMovesIsUpdatedFirst() throws {
    let steps = try verifiedDifferences(
      [section(1, 1, 2, 3), section(2)], [section(1, 1, 2), Section(2, [row(3, "!")])])
    XCTAssertEqual(steps.map(\.counts), [["updatedItems": 1], ["movedItems": 1]])
    XCTAssertEqual(steps.first?.updatedItems, [ItemPath(sectionIndex: 0, itemIndex: 2)])
    XCTAssertEqual(steps.first?.finalSections[0].items[2], row(3, "!"))
    let move = try XCTUnwrap(steps.last?.movedItems.first)
    XCTAssertEqual(move.from, ItemPath(sectionIndex: 0, itemIndex: 2))
    XCTAssertEqual(move.to, ItemPath(sectionIndex: 1, itemIndex: 0))
  }

  func testSectionsMoveTogetherWithItemsThatMoveBetweenThem() throws {
    let initial = [Section(4, [row(10), row(11), row(12)]), Section(9, [row(25), row(26), row(27)])]
    let final = [Section(9, [row(11, "u"), row(26), row(27, "u")]), Section(4, [row(10, "u"), row(12)])]
    let steps = try verifiedDifferences(initial, final)
    XCTAssertEqual(
      steps.map(\.counts), [["deletedItems": 1, "updatedItems": 3], ["movedSections": 1], ["movedItems": 1]])
    // The second step moved the section that the item leaves.
    XCTAssertEqual(steps[2].movedItems[0].from, ItemPath(sectionIndex: 1, itemIndex: 1))
    XCTAssertEqual(steps[2].movedItems[0].to, ItemPath(sectionIndex: 0, itemIndex: 0))
  }

  func testItemsOfSectionsThatComeOrGoAreReplaced() throws {
    let gone = try verifiedDifferences([section(1, 1, 2), section(2, 3)], [section(2, 3, 1)])
    XCTAssertEqual(gone.map(\.counts), [["deletedSections": 1], ["insertedItems": 1]])
    let new = try verifiedDifferences([section(2, 3, 1)], [section(1, 1, 2), section(2, 3)])
    XCTAssertEqual(new.map(\.counts), [["deletedItems": 1], ["insertedSections": 1]])
  }

  func testTheLastStepHasTheNewTitles() throws {
    let final = [Section(1, title: "new", [row(1), row(2)])]
    let steps = try verifiedDifferences([section(1, 1)], final)
    XCTAssertEqual(steps.map(\.finalSections), [final])
  }

  func testWhatMovesIsTheLeast() throws {
    // The last hundred of a thousand come first.
    let items = (0..<1000).map { row($0) }
    let steps = try verifiedDifferences([Section(1, items)], [Section(1, Array(items[900...] + items[..<900]))])
    XCTAssertEqual(steps.map(\.counts), [["movedItems": 100]])
  }
}
