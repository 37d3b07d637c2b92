// SPDX-License-Identifier: MIT
import Differentiator

/// An item with content beside its identity.
struct Row<ID: Hashable>: IdentifiableType, Equatable, CustomStringConvertible {
  let identity: ID
  var text = ""
  var description: String { "\(identity)\(text)" }
}

/// A section with content beside its identity.
struct Section<ID: Hashable>: AnimatableSectionModelType, Equatable, CustomStringConvertible {
  let identity: Int
  var title = ""
  var items: [Row<ID>]

  init(_ identity: Int, title: String = "", _ items: [Row<ID>]) {
    self.identity = identity
    self.title = title
    self.items = items
  }

  init(original: Section, items: [Row<ID>]) {
    self = original
    self.items = items
  }

  var description: String { "\(identity)\(title): \(items)" }
}

func row(_ identity: Int, _ text: String = "") -> Row<Int> { Row(identity: identity, text: text) }

func section(_ identity: Int, _ items: Int...) -> Section<Int> { Section(identity, items.map { row($0) }) }

func differences<ID>(_ initial: [Section<ID>], _ final: [Section<ID>]) throws -> [Changeset<Section<ID>>] {
  try Diff.differencesForSectionedView(initialSections: initial, finalSections: final)
}

extension Changeset {
  /// How many changes of each kind there are, in the order in which a changeset has them.
  var counts: [String: Int] {
    let all = [
      "deletedSections": deletedSections.count, "insertedSections": insertedSections.count,
      "movedSections": movedSections.count, "updatedSections": updatedSections.count,
      "deletedItems": deletedItems.count, "insertedItems": insertedItems.count, "movedItems": movedItems.count,
      "updatedItems": updatedItems.count,
    ]
    return all.filter { $0.value > 0 }
  }
}
