// SPDX-License-Identifier: MIT

/// A section made of a model, such as its title, and items.
public struct SectionModel<Section, ItemType> {
  /// What the section has besides items.
  public var model: Section
  /// The items, in the order in which they are shown.
  public var items: [Item]

  /// Makes a section.
  @inlinable
  public init(model: Section, items: [Item]) {
    self.model = model
    self.items = items
  }
}

extension SectionModel: SectionModelType {
  /// The model stands for the section.
  public typealias Identity = Section
  /// What the section is a list of.
  public typealias Item = ItemType

  /// The model.
  @inlinable
  public var identity: Section { model }

  /// Makes a section with the model of another one.
  @inlinable
  public init(original: SectionModel<Section, Item>, items: [Item]) {
    self.init(model: original.model, items: items)
  }
}

extension SectionModel: CustomStringConvertible {
  /// The model and the items.
  public var description: String { "\(model) > \(items)" }
}

extension SectionModel: Equatable where Section: Equatable, ItemType: Equatable {
  /// Returns whether models and items are equal.
  @inlinable
  public static func == (lhs: SectionModel, rhs: SectionModel) -> Bool {
    lhs.model == rhs.model && lhs.items == rhs.items
  }
}

extension SectionModel: Sendable where Section: Sendable, ItemType: Sendable {}
