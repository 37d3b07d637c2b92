// SPDX-License-Identifier: MIT

/// A set of changes that a view can make in one step: what becomes of `originalSections`, so that they are `finalSections`.
///
/// What is removed, updated and moved is named by its place in `originalSections`; what is inserted, and where things move to, by
/// the place in `finalSections`. What no change names keeps its order. To make the changes in a model: replace the updated items,
/// take out what is deleted and what moves, the sections last, then put in what is inserted and what has moved in the order of
/// their new places, the sections first.
public struct Changeset<Section: SectionModelType> {
  /// The type of the items in a section.
  public typealias Item = Section.Item

  /// Whether the view has to begin anew instead of making the changes.
  public let reloadData: Bool

  /// The sections before the changes.
  public let originalSections: [Section]
  /// The sections after the changes.
  public let finalSections: [Section]

  /// The new sections, by their index in `finalSections`, ascending. Their items come with them.
  public let insertedSections: [Int]
  /// The sections that are gone, by their index in `originalSections`, ascending. Their items go with them.
  public let deletedSections: [Int]
  /// The sections that change their place among the others: from an index in `originalSections` to one in `finalSections`, which
  /// ascends.
  public let movedSections: [(from: Int, to: Int)]
  /// The sections that have to be drawn again. Differences have none.
  public let updatedSections: [Int]

  /// The new items, by their place in `finalSections`, ascending.
  public let insertedItems: [ItemPath]
  /// The items that are gone, by their place in `originalSections`, ascending.
  public let deletedItems: [ItemPath]
  /// The items that change their place: from one in `originalSections` to one in `finalSections`, which ascends.
  public let movedItems: [(from: ItemPath, to: ItemPath)]
  /// The items whose content changes, by their place in `originalSections`, ascending.
  public let updatedItems: [ItemPath]

  @usableFromInline
  init(
    reloadData: Bool = false, originalSections: [Section] = [], finalSections: [Section] = [],
    insertedSections: [Int] = [], deletedSections: [Int] = [], movedSections: [(from: Int, to: Int)] = [],
    updatedSections: [Int] = [], insertedItems: [ItemPath] = [], deletedItems: [ItemPath] = [],
    movedItems: [(from: ItemPath, to: ItemPath)] = [], updatedItems: [ItemPath] = []
  ) {
    self.reloadData = reloadData
    self.originalSections = originalSections
    self.finalSections = finalSections
    self.insertedSections = insertedSections
    self.deletedSections = deletedSections
    self.movedSections = movedSections
    self.updatedSections = updatedSections
    self.insertedItems = insertedItems
    self.deletedItems = deletedItems
    self.movedItems = movedItems
    self.updatedItems = updatedItems
  }

  /// Returns the changes of a view that shows nothing yet: it reloads, and all sections are new.
  public static func initialValue(_ sections: [Section]) -> Changeset<Section> {
    Changeset(reloadData: true, finalSections: sections, insertedSections: Array(sections.indices))
  }
}

extension Changeset: CustomDebugStringConvertible {
  /// The changes, one kind a line, and the sections after them.
  public var debugDescription: String {
    func moves<Place>(_ all: [(from: Place, to: Place)]) -> String {
      all.map { "\($0.from) -> \($0.to)" }.joined(separator: ", ")
    }
    let changes = [
      reloadData ? "reloads" : "",
      deletedSections.isEmpty ? "" : "deleted sections: \(deletedSections)",
      updatedSections.isEmpty ? "" : "updated sections: \(updatedSections)",
      movedSections.isEmpty ? "" : "moved sections: [\(moves(movedSections))]",
      insertedSections.isEmpty ? "" : "inserted sections: \(insertedSections)",
      deletedItems.isEmpty ? "" : "deleted items: \(deletedItems)",
      updatedItems.isEmpty ? "" : "updated items: \(updatedItems)",
      movedItems.isEmpty ? "" : "moved items: [\(moves(movedItems))]",
      insertedItems.isEmpty ? "" : "inserted items: \(insertedItems)",
    ]
    return (changes.filter { !$0.isEmpty } + ["final sections: \(finalSections)"]).joined(separator: "\n")
  }
}

extension Changeset: Sendable where Section: Sendable {}
