// SPDX-License-Identifier: MIT

/// Makes a value of any type `Sendable`, for code whose safety the compiler cannot check.
@usableFromInline
package struct UncheckedSendable<Value>: @unchecked Sendable {
  // Sendable: each use states the rule that makes it safe.
  @usableFromInline package let value: Value

  @inlinable
  package init(_ value: Value) { self.value = value }
}
