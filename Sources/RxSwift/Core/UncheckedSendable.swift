// SPDX-License-Identifier: MIT

/// Carries a value over a border that the compiler cannot check.
@usableFromInline
package struct UncheckedSendable<Value>: @unchecked Sendable {
  // Sendable: by the rule that the code states which uses it.
  @usableFromInline package let value: Value

  @inlinable
  package init(_ value: Value) { self.value = value }
}
