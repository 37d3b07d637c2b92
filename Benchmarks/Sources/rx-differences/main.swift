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

// What DifferenceKit and Swift's CollectionDifference took for the same on another machine.
let cases: [(count: Int, changes: Int, share: String, peer: Double, collection: Double?)] = [
  (1_000, 50, "5 %", 0.11, 0.53), (10_000, 500, "5 %", 2.8, 20.6), (100_000, 1_000, "1 %", 20, nil),
  (100_000, 10, "0.01 %", 19, nil), (1_000_000, 100, "0.01 %", 691, nil),
]

/// What is measured here for a case.
struct Measured {
  var time, large, strings, heckel: Double
  /// Larger lists take it minutes.
  var collection: Double?
}

let measured = try cases.map { count, changes, _, _, known -> Measured in
  let numbers = lists(count: count, changes: changes) { $0 }
  // They lie so far apart that they need hashing.
  let large = lists(count: count, changes: changes) { UInt64($0) &* 0x9E37_79B9_7F4A_7C15 }
  let strings = lists(count: count, changes: changes) { "item \($0)" }
  let (old, new) = (numbers.0[0].items, numbers.1[0].items)
  let found = heckel(old, new)
  precondition(found.deleted.count == changes && found.inserted.count == changes && found.updated.count == changes)
  let (oldNames, newNames) = (old.map(\.identity), new.map(\.identity))
  return Measured(
    time: try ours(numbers, changes: changes), large: try ours(large, changes: changes),
    strings: try ours(strings, changes: changes),
    heckel: milliseconds(rounds: count > 100_000 ? 3 : 10) { heckel(old, new) },
    collection: known.map { _ in milliseconds(rounds: 5) { newNames.difference(from: oldNames) } })
}

// How long this machine takes for what took the other one a second.
let ratios = zip(cases, measured).compactMap { known, here in
  known.collection.flatMap { there in here.collection.map { $0 / there } }
}
let scale = pow(ratios.reduce(1, *), 1 / Double(ratios.count))

var missed = 0
print(
  "| items, changed | Differentiator | DifferenceKit elsewhere | scaled to this machine | | large numbers as identities | "
    + "strings | plain Heckel | CollectionDifference, elsewhere |")
print("|---|---|---|---|---|---|---|---|---|")
for (known, here) in zip(cases, measured) {
  // The lower of both is the goal: a fast machine does not make it easier, nor does a slow one.
  let isMet = here.time < min(known.peer, known.peer * scale)
  if !isMet { missed += 1 }
  let collection = known.collection.flatMap { there in here.collection.map { "\(cell($0)), \(cell(there))" } }
  let cells = [
    "\(known.count), \(known.share)", cell(here.time), cell(known.peer), cell(known.peer * scale),
    isMet ? "met" : "missed", cell(here.large), cell(here.strings), cell(here.heckel), collection ?? "",
  ]
  print("| " + cells.joined(separator: " | ") + " |")
}
print("\nCollectionDifference takes \(cell(scale)) of the time that it took elsewhere.")
print(missed == 0 ? "All goals met." : "\(missed) goals missed.")
exit(missed == 0 ? 0 : 1)
