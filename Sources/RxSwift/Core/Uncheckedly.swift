// SPDX-License-Identifier: MIT

/// Carries a value over a border that the compiler cannot check.
@usableFromInline
struct Uncheckedly<Value>: @unchecked Sendable {
  // Sendable: by the rule of whoever uses it; see there.
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) { self.value = value }
}
