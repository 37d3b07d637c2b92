// SPDX-License-Identifier: MIT
// Prints a table in Markdown: the milliseconds that differences between two lists take, best of several times, beside Swift's
// CollectionDifference, which compares the identities alone. Fails if a goal is missed.
import Differentiator
import Foundation

/// The least of the times that a body takes, in milliseconds; releasing what it returns is part of it.
func milliseconds<Result>(rounds: Int, _ body: () throws -> Result) rethrows -> Double {
  var best = Double.infinity
  for _ in 0..<rounds {
    let start = DispatchTime.now().uptimeNanoseconds
    _ = try body()
    best = min(best, Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
  }
  return best
}

/// The time of our differences; first they are checked to be there.
func ours<Identity>(_ lists: (List<Identity>, List<Identity>), changes: Int) throws -> Double {
  func differences() throws -> [Changeset<AnimatableSectionModel<Title, Row<Identity>>>] {
    try Diff.differencesForSectionedView(initialSections: lists.0, finalSections: lists.1)
  }
  let steps = try differences()
  precondition(steps.count == 2 && steps[0].deletedItems.count == changes && steps[1].insertedItems.count == changes)
  precondition(steps[0].updatedItems.count == changes)
  let count = lists.0[0].items.count
  return try milliseconds(rounds: count > 100_000 ? 5 : 20, differences)
}

func cell(_ time: Double) -> String { String(format: time < 10 ? "%.3f" : "%.1f", time) }

// What DifferenceKit takes for the same, which is the goal.
let cases = [
  (1_000, 50, "5 %", 0.11), (10_000, 500, "5 %", 2.8), (100_000, 1_000, "1 %", 20), (100_000, 10, "0.01 %", 19),
  (1_000_000, 100, "0.01 %", 691),
]
var missed = 0
print("| items, changed | Differentiator | goal | | large numbers as identities | strings | CollectionDifference |")
print("|---|---|---|---|---|---|---|")
for (count, changes, share, goal) in cases {
  let numbers = lists(count: count, changes: changes) { $0 }
  let time = try ours(numbers, changes: changes)
  // They lie so far apart that they need hashing.
  let large = try ours(
    lists(count: count, changes: changes) { UInt64($0) &* 0x9E37_79B9_7F4A_7C15 }, changes: changes)
  let strings = try ours(lists(count: count, changes: changes) { "item \($0)" }, changes: changes)
  // Larger ones take it minutes.
  let identities = [numbers.0, numbers.1].map { $0[0].items.map(\.identity) }
  let peer = count > 10_000 ? nil : milliseconds(rounds: 5) { identities[1].difference(from: identities[0]) }
  if time >= goal { missed += 1 }
  let cells = [
    "\(count), \(share)", cell(time), "< \(goal)", time < goal ? "met" : "missed", cell(large), cell(strings),
    peer.map(cell) ?? "",
  ]
  print("| " + cells.joined(separator: " | ") + " |")
}
print("\n\(missed == 0 ? "All goals met." : "\(missed) goals missed.")")
exit(missed == 0 ? 0 : 1)
