// SPDX-License-Identifier: MIT
import Differentiator
import XCTest

final class DiffErrorTests: XCTestCase {
  private func duplicate<ID>(_ initial: [Section<ID>], _ final: [Section<ID>]) -> Row<ID>? {
    do {
      _ = try differences(initial, final)
    } catch Diff.Error.duplicateItem(let item) {
      return item as? Row<ID>
    } catch {
      XCTFail("\(error)")
    }
    return nil
  }

  func testDuplicateItemsAreRefusedInEitherList() {
    let twice = [section(1, 7, 7)]
    let between = [section(1, 1, 7), section(2, 7, 2)]
    for list in [twice, between] {
      XCTAssertEqual(duplicate(list, list), row(7))
      XCTAssertEqual(duplicate(list, []), row(7))
      XCTAssertEqual(duplicate([], list), row(7))
      XCTAssertEqual(duplicate(list, [section(1, 7)]), row(7))
      XCTAssertEqual(duplicate([section(1, 7)], list), row(7))
      XCTAssertEqual(duplicate(list, [section(2, 8)]), row(7))
    }
  }

  func testDuplicatesAreFoundWhateverIdentitiesAre() {
    func list<ID>(_ identities: ID...) -> [Section<ID>] { [Section(1, identities.map { Row(identity: $0) })] }
    XCTAssertEqual(duplicate(list("a", "b", "a"), []), Row(identity: "a"))
    XCTAssertEqual(duplicate([], list(Int.min, 0, Int.max, Int.min)), Row(identity: Int.min))
    XCTAssertEqual(duplicate([], list(UInt64.max, 0, UInt64.max)), Row(identity: UInt64.max))
    XCTAssertEqual(duplicate([], list(Int32.min, -1, -1)), Row(identity: -1))
    XCTAssertEqual(duplicate([], list(1.5, 2, 1.5)), Row(identity: 1.5))
    XCTAssertEqual(duplicate([], list(UInt32.max, UInt32.max)), Row(identity: UInt32.max))
    XCTAssertEqual(duplicate([], list(Int64.min, Int64.min)), Row(identity: Int64.min))
    XCTAssertEqual(duplicate([], list(UInt(5), UInt(5))), Row(identity: 5))
    XCTAssertNil(duplicate(list(Int.min, Int.max, 0), list(Int.max, -1, 1)))
  }

  func testDuplicateSectionsAreRefusedInEitherList() {
    let twice = [section(1, 1), section(2), section(1, 2)]
    for (initial, final) in [(twice, twice), (twice, []), ([], twice)] {
      XCTAssertThrowsError(try differences(initial, final)) { error in
        guard case Diff.Error.duplicateSection(let section) = error else { return XCTFail("\(error)") }
        XCTAssertEqual((section as? Section<Int>)?.identity, 1)
      }
    }
  }

  func testInitialisersThatLoseItemsAreRefused() {
    let list = [Careless(identity: 1, items: [row(1), row(2)], loses: .items)]
    XCTAssertThrowsError(try Diff.differencesForSectionedView(initialSections: list, finalSections: list)) { error in
      guard case Diff.Error.invalidInitializerImplementation(let section, let items, let identity) = error else {
        return XCTFail("\(error)")
      }
      XCTAssertEqual((section as? Careless)?.items, [row(1)])
      XCTAssertEqual(items as? [Row<Int>], [row(1), row(2)])
      XCTAssertEqual(identity as? Int, 1)
    }
  }

  func testInitialisersThatChangeTheIdentityAreRefused() {
    let list = [Careless(identity: 1, items: [row(1)], loses: .identity)]
    XCTAssertThrowsError(try Diff.differencesForSectionedView(initialSections: list, finalSections: list)) { error in
      guard case Diff.Error.invalidInitializerImplementation(let section, _, let identity) = error else {
        return XCTFail("\(error)")
      }
      XCTAssertEqual((section as? Careless)?.identity, 2)
      XCTAssertEqual(identity as? Int, 1)
    }
  }

  func testIdentitiesThatChangeDoNotReachBeyondTheTable() throws {
    final class Counter { var value = 0 }
    /// Has another identity each time.
    struct Restless: IdentifiableType, Equatable {
      let counter: Counter
      var identity: Int {
        counter.value += 1
        return counter.value
      }
      static func == (one: Restless, other: Restless) -> Bool { true }
    }
    let rows = Array(repeating: Restless(counter: Counter()), count: 1000)
    let list = [AnimatableSectionModel(model: IdentifiableValue(value: 1), items: rows)]
    let steps = try Diff.differencesForSectionedView(initialSections: list, finalSections: list)
    XCTAssertEqual(steps.reduce(0) { $0 + $1.deletedItems.count }, 1000)
    XCTAssertEqual(steps.reduce(0) { $0 + $1.insertedItems.count }, 1000)
    XCTAssertEqual(steps.reduce(0) { $0 + $1.movedItems.count + $1.updatedItems.count }, 0)
  }

  func testErrorsSayWhatIsWrong() {
    XCTAssertEqual("\(Diff.Error.duplicateItem(item: 1).debugDescription)", "Duplicate item 1")
    XCTAssertEqual("\(Diff.Error.duplicateSection(section: 2).debugDescription)", "Duplicate section 2")
    let error = Diff.Error.invalidInitializerImplementation(section: "s", expectedItems: [1], expectedIdentifier: 3)
    XCTAssertEqual(
      error.debugDescription,
      "Wrong implementation of init(original:items:) for s\nExpected items: [1]\nExpected identity: 3")
  }
}

/// A section with an initialiser that forgets something.
private struct Careless: AnimatableSectionModelType {
  enum Loss { case items, identity }
  var identity: Int
  var items: [Row<Int>]
  var loses: Loss

  init(identity: Int, items: [Row<Int>], loses: Loss) {
    self.identity = identity
    self.items = items
    self.loses = loses
  }

  init(original: Careless, items: [Row<Int>]) {
    self = original
    self.items = loses == .items ? Array(items.dropLast()) : items
    if loses == .identity { identity += 1 }
  }
}
