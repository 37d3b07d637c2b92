// SPDX-License-Identifier: MIT

/// What can be told apart from others of its kind, whatever its content is.
///
/// Two values with the same identity are the same item at different times: differences say that it changed, or that it
/// moved. Within one list of sections an identity occurs once.
public protocol IdentifiableType {
  /// What tells values apart.
  associatedtype Identity: Hashable

  /// The identity of this value, which stays when its content changes.
  var identity: Identity { get }
}
