// SPDX-License-Identifier: MIT
import Differentiator
import RxTestSupport

/// Random pairs of lists of sections.
enum RandomLists {
  /// Two lists that have nothing to do with each other, but draw on the same identities, or a list and what became of it.
  static func pair<ID: Hashable>(
    _ random: inout SplitMix, _ identity: (Int) -> ID
  ) -> (initial: [Section<ID>], final: [Section<ID>]) {
    let size = Int.random(in: 0...14, using: &random)
    let initial = list(&random, size, identity)
    if Bool.random(using: &random) { return (initial, list(&random, size, identity)) }
    var final = initial
    for number in 1000..<1000 + Int.random(in: 0...6, using: &random) { change(&final, &random, number, identity) }
    return (initial, final)
  }

  private static func list<ID: Hashable>(_ random: inout SplitMix, _ size: Int, _ identity: (Int) -> ID) -> [Section<
    ID
  >] {
    let count = Int.random(in: 0...5, using: &random)
    var sections = (0..<8).shuffled(using: &random).prefix(count).map { Section<ID>($0, []) }
    guard count > 0 else { return sections }
    for number in (0..<size * 3 / 2).shuffled(using: &random).prefix(size) {
      let text = ["", "", "", "!"].randomElement(using: &random)!
      sections[Int.random(in: 0..<count, using: &random)].items.append(Row(identity: identity(number), text: text))
    }
    for index in sections.indices where Bool.random(using: &random) { sections[index].items.sort { $0.text < $1.text } }
    return sections
  }

  private static func change<ID: Hashable>(
    _ list: inout [Section<ID>], _ random: inout SplitMix, _ new: Int, _ identity: (Int) -> ID
  ) {
    guard let section = list.indices.randomElement(using: &random) else { return }
    let other = list.indices.randomElement(using: &random)!
    let place = Int.random(in: 0...list[other].items.count, using: &random)
    let item = list[section].items.indices.randomElement(using: &random)
    switch (Int.random(in: 0..<8, using: &random), item) {
    case (0, _): list.swapAt(section, other)
    case (1, _): list.remove(at: section)
    case (2, _): list.insert(Section(new, []), at: section)
    case (3, let item?): list[section].items[item].text += "?"
    case (4, let item?): list[section].items.remove(at: item)
    case (5, let item?):
      let moved = list[section].items.remove(at: item)
      list[other].items.insert(moved, at: min(place, list[other].items.count))
    default: list[other].items.insert(Row(identity: identity(new)), at: place)
    }
  }
}
