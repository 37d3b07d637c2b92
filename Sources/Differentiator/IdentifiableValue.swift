// SPDX-License-Identifier: MIT

/// A value that is its own identity: a changed value is another item.
public struct IdentifiableValue<Value: Hashable> {
  /// The value.
  public let value: Value

  /// Makes an item of a value.
  @inlinable
  public init(value: Value) { self.value = value }
}

extension IdentifiableValue: IdentifiableType {
  /// The value itself tells items apart.
  public typealias Identity = Value

  /// The value.
  @inlinable
  public var identity: Identity { value }
}

extension IdentifiableValue: Equatable, CustomStringConvertible, CustomDebugStringConvertible {
  /// The description of the value.
  public var description: String { "\(value)" }

  /// The description of the value for a debugger.
  public var debugDescription: String { "\(value)" }
}

extension IdentifiableValue: Sendable where Value: Sendable {}

/// Returns whether both values are equal.
@inlinable
public func == <V>(lhs: IdentifiableValue<V>, rhs: IdentifiableValue<V>) -> Bool {
  lhs.value == rhs.value
}
