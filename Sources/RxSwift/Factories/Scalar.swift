// SPDX-License-Identifier: MIT

/// Whether a sequence has one element or none, which it emits on subscription: `just` and `empty`.
///
/// Operators that flatten sequences deliver the element of a scalar without subscribing, which looks the same from outside.
@usableFromInline
enum ScalarKind: UInt8 {
  case none
  case one
  case empty
}

extension Observable {
  /// Whether the sequence is a scalar.
  @inlinable
  @inline(__always)
  final var isScalar: Bool { scalarKind != .none }

  /// The element of a scalar that has one.
  @inlinable
  @inline(__always)
  final var scalarElement: Element? {
    scalarKind == .one ? unsafeDowncast(self, to: JustObservable<Element>.self).element : nil
  }
}
