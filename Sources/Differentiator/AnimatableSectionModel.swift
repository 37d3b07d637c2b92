// SPDX-License-Identifier: MIT

/// A section made of a model that can be identified, and of items that can: the one to use with differences.
public struct AnimatableSectionModel<Section: IdentifiableType, ItemType: IdentifiableType & Equatable> {
  /// What the section has besides items; its identity is the section's.
  public var model: Section
  /// The items, in the order in which they are shown.
  public var items: [Item]

  /// Makes a section.
  @inlinable
  public init(model: Section, items: [ItemType]) {
    self.model = model
    self.items = items
  }
}

extension AnimatableSectionModel: AnimatableSectionModelType {
  /// What the section is a list of.
  public typealias Item = ItemType
  /// What tells sections apart: the identity of their models.
  public typealias Identity = Section.Identity

  /// The identity of the model.
  @inlinable
  public var identity: Section.Identity { model.identity }

  /// Makes a section with the model of another one.
  @inlinable
  public init(original: AnimatableSectionModel, items: [Item]) {
    self.init(model: original.model, items: items)
  }

  /// The hash value of the identity.
  public var hashValue: Int { model.identity.hashValue }
}

extension AnimatableSectionModel: CustomStringConvertible {
  /// The model and the items.
  public var description: String { "\(model) > \(items)" }
}

extension AnimatableSectionModel: Equatable where Section: Equatable {
  /// Returns whether models and items are equal.
  @inlinable
  public static func == (lhs: AnimatableSectionModel, rhs: AnimatableSectionModel) -> Bool {
    lhs.model == rhs.model && lhs.items == rhs.items
  }
}

extension AnimatableSectionModel: Sendable where Section: Sendable, ItemType: Sendable {}
