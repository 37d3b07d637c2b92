// SPDX-License-Identifier: MIT

/// Finds what has changed between two lists of sections.
public enum Diff {
  /// Why there are no differences between two lists of sections.
  public enum Error: Swift.Error, CustomDebugStringConvertible, @unchecked Sendable {
    // Sendable: what an error carries is one of the values in the lists that its thrower was given, and nothing here changes it.

    /// An item has the identity of another one in the same list.
    case duplicateItem(item: Any)
    /// A section has the identity of another one in the same list.
    case duplicateSection(section: Any)
    /// The initialiser of a section with other items made a section with different items, or with a different identity.
    case invalidInitializerImplementation(section: Any, expectedItems: Any, expectedIdentifier: Any)

    /// Says what is wrong, with the item or section.
    public var debugDescription: String {
      switch self {
      case .duplicateItem(let item): "Duplicate item \(item)"
      case .duplicateSection(let section): "Duplicate section \(section)"
      case .invalidInitializerImplementation(let section, let expectedItems, let expectedIdentifier):
        """
        Wrong implementation of init(original:items:) for \(section)
        Expected items: \(expectedItems)
        Expected identity: \(expectedIdentifier)
        """
      }
    }
  }

  /// Returns the changes that turn `initialSections` into `finalSections`, in the order in which a view makes them.
  ///
  /// There are up to three of them, each the changes of one step:
  ///
  /// 1. Sections and items that are gone are deleted, and items with new content are updated, at the places they have initially.
  /// 2. Sections move to their new places, and new sections come in with all of their items.
  /// 3. Items move to their new places, within their section or to another one, and new items come in.
  ///
  /// A step without changes is left out, so that equal lists have no differences. An item that moves out of a section that is gone,
  /// or into a new one, is deleted and inserted with it. The number of moved items in a section is the least that is possible.
  ///
  /// The time is proportional to the number of items, and n log n for the number n of separate pieces that change their order.
  /// Nothing is called but the items' `identity`, its `hash(into:)` and the `==` of both, the sections' `identity`, `items` and
  /// `init(original:items:)`, and all on the calling thread.
  ///
  /// - Throws: ``Error`` if an identity occurs twice in either list, among all items or among the sections, or if the initialiser of
  ///   a section does not do what ``SectionModelType/init(original:items:)`` says.
  @inlinable
  public static func differencesForSectionedView<Section: AnimatableSectionModelType>(
    initialSections: [Section], finalSections: [Section]
  ) throws -> [Changeset<Section>] {
    try Differences(initialSections, finalSections).changesets()
  }
}
