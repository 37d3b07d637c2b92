// SPDX-License-Identifier: MIT
import Differentiator
import Foundation
import RxTestSupport
import XCTest

/// Random pairs of lists: the steps, made one after the other, lead from one to the other, and nothing moves needlessly.
/// `RX_FUZZ_SEED` replays one, `RX_FUZZ_COUNT` asks for more.
final class DiffFuzzTests: XCTestCase {
  private static func setting(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
  }

  private static var seeds: Range<UInt64> {
    if let seed = setting("RX_FUZZ_SEED") { return seed..<seed + 1 }
    #if DEBUG
      let count: UInt64 = 3_000
    #else
      let count: UInt64 = 100_000
    #endif
    return 0..<(setting("RX_FUZZ_COUNT") ?? count)
  }

  func testRandomPairs() {
    var kinds: Set<Set<String>> = []
    for seed in Self.seeds {
      var random = SplitMix(seed)
      do {
        // Close together, far apart, and not numbers at all: tables differ in how they hold them.
        switch seed % 3 {
        case 0: kinds.formUnion(try verify(&random) { $0 })
        case 1: kinds.formUnion(try verify(&random) { $0 &* 0x1E37_79B9_7F4A_7C15 })
        default: kinds.formUnion(try verify(&random) { "\($0)" })
        }
      } catch {
        return XCTFail("RX_FUZZ_SEED=\(seed): \(error)")
      }
    }
    // The first step has three kinds of changes, which make seven combinations; each other one has two, which make three.
    if Self.seeds.count > 1000 { XCTAssertEqual(kinds.count, 13) }
  }

  func testRandomDuplicates() {
    for seed in Self.seeds {
      var random = SplitMix(seed)
      var lists = RandomLists.pair(&random) { $0 }
      let isInitial = Bool.random(using: &random)
      var list = isInitial ? lists.initial : lists.final
      guard let item = list.flatMap(\.items).randomElement(using: &random) else { continue }
      let index = list.indices.randomElement(using: &random)!
      list[index].items.insert(item, at: Int.random(in: 0...list[index].items.count, using: &random))
      if isInitial { lists.initial = list } else { lists.final = list }
      do {
        _ = try differences(lists.initial, lists.final)
        return XCTFail("RX_FUZZ_SEED=\(seed): \(item) is there twice")
      } catch Diff.Error.duplicateItem(let found) {
        guard (found as? Row<Int>)?.identity == item.identity else { return XCTFail("RX_FUZZ_SEED=\(seed): \(found)") }
      } catch {
        return XCTFail("RX_FUZZ_SEED=\(seed): \(error)")
      }
    }
  }

  private func verify<ID: Hashable>(_ random: inout SplitMix, _ identity: (Int) -> ID) throws -> [Set<String>] {
    let (initial, final) = RandomLists.pair(&random, identity)
    let steps = try verifiedDifferences(initial, final)
    let moves = steps.reduce(0) { $0 + $1.movedItems.count }
    let least = leastMoves(initial, final)
    guard moves == least else { throw Mistake("\(moves) moves instead of \(least)") }
    let itself = try differences(final, final)
    guard itself.isEmpty else { throw Mistake("differs from itself: \(itself)") }
    return steps.map { Set($0.counts.keys) }
  }

  /// How many items have to move at least: in each section all that were elsewhere, or that are not in its longest ascent.
  private func leastMoves<ID: Hashable>(_ initial: [Section<ID>], _ final: [Section<ID>]) -> Int {
    var places: [ID: (section: Int, item: Int)] = [:]
    for section in initial {
      for (item, row) in section.items.enumerated() { places[row.identity] = (section.identity, item) }
    }
    let (old, new) = (Set(initial.map(\.identity)), Set(final.map(\.identity)))
    return final.filter { old.contains($0.identity) }.reduce(0) { sum, section in
      let known = section.items.compactMap { places[$0.identity] }.filter { new.contains($0.section) }
      let items = known.filter { $0.section == section.identity }.map(\.item)
      var lengths: [Int] = []
      for (index, item) in items.enumerated() {
        lengths.append(1 + (zip(items[..<index], lengths).filter { $0.0 < item }.map(\.1).max() ?? 0))
      }
      return sum + known.count - (lengths.max() ?? 0)
    }
  }
}
