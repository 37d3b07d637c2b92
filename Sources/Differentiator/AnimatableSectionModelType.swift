// SPDX-License-Identifier: MIT

/// A section that can be told apart from others, of items that can: what differences need.
public protocol AnimatableSectionModelType: SectionModelType, IdentifiableType
where Item: IdentifiableType, Item: Equatable {}
