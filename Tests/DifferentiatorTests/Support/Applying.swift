// SPDX-License-Identifier: MIT
import Differentiator

/// What is wrong with a changeset.
struct Mistake: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// Puts elements at their places, in ascending order of the places, among others.
private func placed<Element>(_ others: [Element], _ arriving: [(Int, Element)]) throws -> [Element] {
  var result = others
  for (index, element) in arriving.sorted(by: { $0.0 < $1.0 }) {
    guard index <= result.count else { throw Mistake("place \(index) of \(result.count)") }
    result.insert(element, at: index)
  }
  return result
}

private func requireDistinct<Place: Hashable>(_ places: [Place], _ what: String) throws {
  guard Set(places).count == places.count else { throw Mistake("\(what) has one twice: \(places)") }
}

/// Makes the changes of a step in the way that the documentation of `Changeset` says, taking from `finalSections` only what is new.
func apply<ID>(_ step: Changeset<Section<ID>>, to sections: [Section<ID>]) throws -> [Section<ID>] {
  try requireDistinct(step.deletedItems + step.movedItems.map(\.from), "what leaves")
  try requireDistinct(step.insertedItems + step.movedItems.map(\.to), "what arrives")
  try requireDistinct(step.deletedSections + step.movedSections.map(\.from), "the sections that leave")
  try requireDistinct(step.insertedSections + step.movedSections.map(\.to), "the sections that arrive")
  let final = step.finalSections

  // What is updated has its new content in the final list, wherever it is there.
  var updated = sections
  for path in step.updatedItems {
    let old = sections[path.sectionIndex].items[path.itemIndex]
    let new = final.lazy.flatMap(\.items).first { $0.identity == old.identity }
    guard let new, new != old else { throw Mistake("\(old) is not updated") }
    updated[path.sectionIndex].items[path.itemIndex] = new
  }

  let leaving = Set(step.deletedItems + step.movedItems.map(\.from))
  var rest = updated.enumerated().map { index, section in
    let items = section.items.enumerated().filter {
      !leaving.contains(ItemPath(sectionIndex: index, itemIndex: $0.offset))
    }
    return Section(original: section, items: items.map(\.element))
  }
  let moving = step.movedSections.map { ($0.to, rest[$0.from]) }
  for index in (step.deletedSections + step.movedSections.map(\.from)).sorted(by: >) { rest.remove(at: index) }
  var result = try placed(rest, moving + step.insertedSections.map { ($0, final[$0]) })

  var arriving: [Int: [(Int, Row<ID>)]] = [:]
  for path in step.insertedItems {
    arriving[path.sectionIndex, default: []].append((path.itemIndex, final[path.sectionIndex].items[path.itemIndex]))
  }
  for (from, to) in step.movedItems {
    let row = updated[from.sectionIndex].items[from.itemIndex]
    arriving[to.sectionIndex, default: []].append((to.itemIndex, row))
  }
  for (index, rows) in arriving { result[index].items = try placed(result[index].items, rows) }
  return result
}

/// Finds differences, makes the changes step by step, and compares after each of them; returns the steps.
@discardableResult
func verifiedDifferences<ID>(
  _ initial: [Section<ID>], _ final: [Section<ID>]
) throws -> [Changeset<Section<ID>>] {
  let steps = try differences(initial, final)
  var state = initial
  for step in steps {
    guard !step.counts.isEmpty, !step.reloadData else { throw Mistake("an empty step") }
    guard step.originalSections == state else { throw Mistake("\(step.originalSections) is not \(state)") }
    state = try apply(step, to: state)
    // Sections take their new titles in one of the steps.
    guard state.map(\.identity) == step.finalSections.map(\.identity),
      state.map(\.items) == step.finalSections.map(\.items)
    else { throw Mistake("\(state) is not \(step.finalSections)") }
    state = step.finalSections
  }
  guard state.map(\.identity) == final.map(\.identity), state.map(\.items) == final.map(\.items) else {
    throw Mistake("\(state) is not final")
  }
  guard steps.isEmpty || state == final else { throw Mistake("the final sections are not those") }
  return steps
}
