// SPDX-License-Identifier: MIT
import Differentiator
import Foundation
import RxCocoa
import RxSwift

/// The sections that a view shows, and what it asks about them; the data sources of views are subclasses.
@MainActor
open class SectionedDataSource<Section: SectionModelType>: SectionedViewDataSourceType {
  /// The type of the items in a section.
  public typealias Item = Section.Item
  /// Returns the title above the rows of a section, or nil: there is no header.
  public typealias TitleForHeaderInSection = @MainActor (SectionedDataSource<Section>, Int) -> String?
  /// Returns the title below the rows of a section, or nil: there is no footer.
  public typealias TitleForFooterInSection = @MainActor (SectionedDataSource<Section>, Int) -> String?
  /// Returns whether the user may edit a row.
  public typealias CanEditRowAtIndexPath = @MainActor (SectionedDataSource<Section>, IndexPath) -> Bool
  /// Returns whether the user may move a row.
  public typealias CanMoveRowAtIndexPath = @MainActor (SectionedDataSource<Section>, IndexPath) -> Bool

  /// The title above the rows of a section.
  open var titleForHeaderInSection: TitleForHeaderInSection
  /// The title below the rows of a section.
  open var titleForFooterInSection: TitleForFooterInSection
  /// Whether the user may edit a row.
  open var canEditRowAtIndexPath: CanEditRowAtIndexPath
  /// Whether the user may move a row.
  open var canMoveRowAtIndexPath: CanMoveRowAtIndexPath

  private var sections: [Section]? {
    didSet { revision += 1 }
  }
  /// How often the sections have changed.
  private(set) var revision = 0

  /// Makes a data source without sections.
  public init(
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
    canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in true },
    canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in true }
  ) {
    self.titleForHeaderInSection = titleForHeaderInSection
    self.titleForFooterInSection = titleForFooterInSection
    self.canEditRowAtIndexPath = canEditRowAtIndexPath
    self.canMoveRowAtIndexPath = canMoveRowAtIndexPath
  }

  /// The sections that the view shows.
  open var sectionModels: [Section] { sections ?? [] }

  /// Replaces the sections. The caller has to tell the view.
  open func setSections(_ sections: [Section]) { self.sections = sections }

  /// The section with an index.
  open subscript(section: Int) -> Section { sectionModels[section] }

  /// The item with a path. A caller that sets it has to tell the view.
  open subscript(indexPath: IndexPath) -> Item {
    get { sectionModels[indexPath.sectionIndex].items[indexPath.itemIndex] }
    set {
      var items = sectionModels[indexPath.sectionIndex].items
      items[indexPath.itemIndex] = newValue
      replaceItems(of: indexPath.sectionIndex, by: items)
    }
  }

  /// The item with a path, for code that does not know what sections are lists of. The main thread calls it.
  ///
  /// - Throws: `RxCocoaError.itemsNotYetBound` if no sections were set yet, and `RxCocoaError.invalidOperation` if there is no such
  ///   item.
  nonisolated open func model(at indexPath: IndexPath) throws -> Any {
    // Both ends of the passage are the thread of the caller.
    // It leaves the closure on the thread on which the closure runs.
    try MainActor.assumeIsolated { UncheckedSendable(try item(at: indexPath)) }.value
  }

  private func item(at path: IndexPath) throws -> Any {
    guard let sections else { throw RxCocoaError.itemsNotYetBound(object: self) }
    guard path.count == 2, sections.indices.contains(path.sectionIndex),
      sections[path.sectionIndex].items.indices.contains(path.itemIndex)
    else { throw RxCocoaError.invalidOperation(object: path) }
    return sections[path.sectionIndex].items[path.itemIndex]
  }

  /// What says that an item is the same as one that was there before, if something does.
  package func identity(of item: Item) -> AnyHashable? { nil }

  /// Moves a row, as the user has done it in the view: from a place to the one that it has afterwards.
  open func moveRow(at source: IndexPath, to destination: IndexPath) {
    var items = sectionModels[source.sectionIndex].items
    let item = items.remove(at: source.itemIndex)
    replaceItems(of: source.sectionIndex, by: items)
    items = sectionModels[destination.sectionIndex].items
    items.insert(item, at: destination.itemIndex)
    replaceItems(of: destination.sectionIndex, by: items)
  }

  private func replaceItems(of section: Int, by items: [Item]) {
    let changed = Section(original: sectionModels[section], items: items)
    sections?[section] = changed
  }

  /// The rows of a list that has one for each header, item and footer.
  public var rows: SectionRows {
    let indices = sectionModels.indices
    return SectionRows(
      counts: sectionModels.map(\.items.count), headers: indices.map { titleForHeaderInSection(self, $0) },
      footers: indices.map { titleForFooterInSection(self, $0) })
  }
}
