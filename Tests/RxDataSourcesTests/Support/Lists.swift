// SPDX-License-Identifier: MIT
import RxDataSources
import RxTestSupport

/// An item with content beside its identity.
struct Item: IdentifiableType, Equatable, Sendable {
  let identity: Int
  var text = ""
}

/// What a section has besides items.
struct Titles: IdentifiableType, Sendable {
  let identity: Int
  var header: String?
  var footer: String?
}

typealias List = AnimatableSectionModel<Titles, Item>

func list(_ identity: Int, header: String? = nil, footer: String? = nil, _ items: Int...) -> List {
  List(
    model: Titles(identity: identity, header: header, footer: footer), items: items.map { Item(identity: $0) })
}

extension SplitMix {
  /// Random lists of sections.
  mutating func lists() -> [List] {
    let titles: [String?] = [nil, "a", "b"]
    var lists = (0..<5).shuffled(using: &self).prefix(Int.random(in: 0...4, using: &self)).map {
      list($0, header: titles.randomElement(using: &self)!, footer: titles.randomElement(using: &self)!)
    }
    for identity in (0..<12).shuffled(using: &self).prefix(lists.isEmpty ? 0 : Int.random(in: 0...10, using: &self)) {
      let section = Int.random(in: 0..<lists.count, using: &self)
      lists[section].items.append(Item(identity: identity, text: ["", "!"].randomElement(using: &self)!))
    }
    return lists
  }
}
