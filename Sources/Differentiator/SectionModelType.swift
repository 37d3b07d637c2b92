// SPDX-License-Identifier: MIT

/// A section of a list: items, and whatever else the section has, such as a title.
public protocol SectionModelType {
  /// What the section is a list of.
  associatedtype Item

  /// The items, in the order in which they are shown.
  var items: [Item] { get }

  /// Makes a section like `original` with other items.
  ///
  /// The items of the new section are exactly `items`, and everything else is as in `original`.
  init(original: Self, items: [Item])
}
