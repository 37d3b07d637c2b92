// SPDX-License-Identifier: MIT
import Differentiator
import XCTest

/// What is asked of items: close to one comparison and one hash an item, when little has changed.
final class DiffCostTests: XCTestCase {
  private final class Counts {
    var hashes = 0
    var comparisonsOfIdentities = 0
    var comparisons = 0
  }

  private struct Identity: Hashable {
    let value: Int
    let counts: Counts
    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.counts.comparisonsOfIdentities += 1
      return lhs.value == rhs.value
    }
    func hash(into hasher: inout Hasher) {
      counts.hashes += 1
      hasher.combine(value)
    }
  }

  private struct Item: IdentifiableType, Equatable {
    let identity: Identity
    var text = ""
    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.identity.counts.comparisons += 1
      return lhs.text == rhs.text
    }
  }

  private struct Title: IdentifiableType { let identity: Int }

  func testFewChangesCostOneComparisonAnItem() throws {
    let counts = Counts()
    func item(_ number: Int) -> Item { Item(identity: Identity(value: number, counts: counts)) }
    let size = 10_000
    let initial = (0..<size).map(item)
    var final = initial
    final.remove(at: 9000)
    final[8000].text = "new"
    final.insert(item(size), at: 5000)
    final.insert(final.remove(at: 1000), at: 7000)
    let changes = 5

    let steps = try Diff.differencesForSectionedView(
      initialSections: [AnimatableSectionModel(model: Title(identity: 0), items: initial)],
      finalSections: [AnimatableSectionModel(model: Title(identity: 0), items: final)])

    XCTAssertEqual(steps.count, 2)
    XCTAssertEqual(steps.last?.movedItems.count, 1)
    XCTAssertLessThanOrEqual(counts.hashes, size + 4 * changes)
    XCTAssertLessThanOrEqual(counts.comparisonsOfIdentities, size + 8 * changes)
    XCTAssertLessThanOrEqual(counts.comparisons, size)
  }
}
