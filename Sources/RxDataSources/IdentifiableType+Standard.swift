// SPDX-License-Identifier: MIT
import Differentiator

extension BinaryInteger {
  /// A number is its own identity.
  @inlinable
  public var identity: Self { self }
}

extension FloatingPoint {
  /// A number is its own identity.
  @inlinable
  public var identity: Self { self }
}

extension String: IdentifiableType {
  /// Text tells texts apart.
  public typealias Identity = String

  /// A text is its own identity.
  @inlinable
  public var identity: String { self }
}

extension Int: IdentifiableType {}
extension Int8: IdentifiableType {}
extension Int16: IdentifiableType {}
extension Int32: IdentifiableType {}
extension Int64: IdentifiableType {}
extension UInt: IdentifiableType {}
extension UInt8: IdentifiableType {}
extension UInt16: IdentifiableType {}
extension UInt32: IdentifiableType {}
extension UInt64: IdentifiableType {}
extension Float: IdentifiableType {}
extension Double: IdentifiableType {}
