// SPDX-License-Identifier: MIT
import Differentiator
import XCTest

/// The types that lists are made of.
final class ModelTests: XCTestCase {
  func testSectionModel() {
    let section = SectionModel(model: "title", items: [1, 2])
    XCTAssertEqual(section.identity, "title")
    XCTAssertEqual(SectionModel(original: section, items: [3]), SectionModel(model: "title", items: [3]))
    XCTAssertNotEqual(section, SectionModel(model: "title", items: [1]))
    XCTAssertNotEqual(section, SectionModel(model: "other", items: [1, 2]))
    XCTAssertEqual(section.description, "title > [1, 2]")
  }

  func testAnimatableSectionModel() {
    let title = IdentifiableValue(value: "title")
    let items = [1, 2].map(IdentifiableValue.init(value:))
    let section = AnimatableSectionModel(model: title, items: items)
    XCTAssertEqual(section.identity, "title")
    XCTAssertEqual(section.hashValue, "title".hashValue)
    XCTAssertEqual(
      AnimatableSectionModel(original: section, items: []), AnimatableSectionModel(model: title, items: []))
    XCTAssertNotEqual(section, AnimatableSectionModel(model: title, items: []))
    XCTAssertNotEqual(section, AnimatableSectionModel(model: IdentifiableValue(value: "other"), items: items))
    XCTAssertEqual(section.description, "title > [1, 2]")
  }

  func testIdentifiableValue() {
    let value = IdentifiableValue(value: 5)
    XCTAssertEqual(value.identity, 5)
    XCTAssertEqual(value, IdentifiableValue(value: 5))
    XCTAssertNotEqual(value, IdentifiableValue(value: 6))
    XCTAssertEqual("\(value)", "5")
    XCTAssertEqual(value.debugDescription, "5")
  }

  func testItemPath() {
    let path = ItemPath(sectionIndex: 1, itemIndex: 2)
    XCTAssertEqual(path, ItemPath(sectionIndex: 1, itemIndex: 2))
    XCTAssertNotEqual(path, ItemPath(sectionIndex: 2, itemIndex: 1))
    XCTAssertNotEqual(path, ItemPath(sectionIndex: 1, itemIndex: 1))
    XCTAssertEqual(Set([path, path, ItemPath(sectionIndex: 2, itemIndex: 1)]).count, 2)
    XCTAssertEqual(path.debugDescription, "(1, 2)")
  }

  func testInitialValue() {
    let sections = [section(1, 1), section(2)]
    let changeset = Changeset.initialValue(sections)
    XCTAssert(changeset.reloadData)
    XCTAssertEqual(changeset.originalSections, [])
    XCTAssertEqual(changeset.finalSections, sections)
    XCTAssertEqual(changeset.insertedSections, [0, 1])
    XCTAssertEqual(changeset.counts, ["insertedSections": 2])
  }

  func testDescriptionOfAChangeset() throws {
    let steps = try differences(
      [section(1, 1, 2), section(2), section(4)], [section(2), section(4), section(1, 2, 3)])
    XCTAssertEqual(
      steps.map(\.debugDescription),
      [
        "deleted items: [(0, 0)]\nfinal sections: [1: [2], 2: [], 4: []]",
        "moved sections: [0 -> 2]\nfinal sections: [2: [], 4: [], 1: [2]]",
        "inserted items: [(2, 1)]\nfinal sections: [2: [], 4: [], 1: [2, 3]]",
      ])
    XCTAssertEqual(Changeset.initialValue([section(1)]).debugDescription.split(separator: "\n").first, "reloads")
  }

  func testWhatIsMadeOfSendableValuesIsSendable() {
    func requireSendable<Value: Sendable>(_: Value.Type) {}
    requireSendable(ItemPath.self)
    requireSendable(IdentifiableValue<Int>.self)
    requireSendable(SectionModel<String, Int>.self)
    requireSendable(AnimatableSectionModel<IdentifiableValue<Int>, IdentifiableValue<Int>>.self)
    requireSendable(Changeset<SectionModel<String, Int>>.self)
    requireSendable(Diff.Error.self)
  }
}
