// SPDX-License-Identifier: MIT
import Foundation

/// A data source of a view with sections that knows the model behind each item.
public protocol SectionedViewDataSourceType {
  /// The model of an item.
  ///
  /// - Throws: an error if there is no item, or no items were bound yet.
  func model(at indexPath: IndexPath) throws -> Any
}
