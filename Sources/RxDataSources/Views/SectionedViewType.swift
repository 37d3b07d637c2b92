// SPDX-License-Identifier: MIT
import Differentiator
import Foundation

/// A view that shows sections of items, and can change a few of them.
@MainActor
public protocol SectionedViewType: AnyObject {
  /// Shows new items, at their places after the changes.
  func insertItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: RowAnimation)
  /// Removes items, by their places before the changes.
  func deleteItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: RowAnimation)
  /// Moves an item from its place before the changes to that after them.
  func moveItemAtIndexPath(_ from: IndexPath, to: IndexPath)
  /// Shows the new content of items, by their places before the changes.
  func reloadItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: RowAnimation)
  /// Shows new sections, at their places after the changes.
  func insertSections(_ sections: [Int], animationStyle: RowAnimation)
  /// Removes sections, by their places before the changes.
  func deleteSections(_ sections: [Int], animationStyle: RowAnimation)
  /// Moves a section from its place before the changes to that after them.
  func moveSection(_ from: Int, to: Int)
  /// Shows the new content of sections, by their places before the changes.
  func reloadSections(_ sections: [Int], animationStyle: RowAnimation)

  /// Shows everything anew.
  func reloadData()
  /// Calls `updates` once, before it returns, and then shows all its changes together. `updates` also changes the model, so
  /// that nobody sees the model and the view in different states.
  func performBatchUpdates(_ updates: () -> Void)
}

/// A view that learns when several steps lead to one result.
@MainActor
package protocol SteppedView: SectionedViewType {
  /// Calls `steps`, which updates the view step by step. A later step may show again what an earlier one removed.
  func performSteps(_ steps: () -> Void)
}

extension SectionedViewType {
  /// Tells the view all changes of one step.
  public func batchUpdates<Section>(_ changes: Changeset<Section>, animationConfiguration: AnimationConfiguration) {
    func paths(_ items: [ItemPath]) -> [IndexPath] { items.map(IndexPath.init) }
    let (insert, delete) = (animationConfiguration.insertAnimation, animationConfiguration.deleteAnimation)
    if !changes.deletedSections.isEmpty { deleteSections(changes.deletedSections, animationStyle: delete) }
    if !changes.insertedSections.isEmpty { insertSections(changes.insertedSections, animationStyle: insert) }
    for (from, to) in changes.movedSections { moveSection(from, to: to) }
    if !changes.updatedSections.isEmpty {
      reloadSections(changes.updatedSections, animationStyle: animationConfiguration.reloadAnimation)
    }
    if !changes.deletedItems.isEmpty { deleteItemsAtIndexPaths(paths(changes.deletedItems), animationStyle: delete) }
    if !changes.insertedItems.isEmpty { insertItemsAtIndexPaths(paths(changes.insertedItems), animationStyle: insert) }
    if !changes.updatedItems.isEmpty {
      reloadItemsAtIndexPaths(paths(changes.updatedItems), animationStyle: animationConfiguration.reloadAnimation)
    }
    for (from, to) in changes.movedItems { moveItemAtIndexPath(IndexPath(from), to: IndexPath(to)) }
  }
}

extension IndexPath {
  /// The path of an item as views have it.
  init(_ path: ItemPath) { self.init(indexes: [path.sectionIndex, path.itemIndex]) }
}
