// SPDX-License-Identifier: MIT

/// A variable that closures share.
final class Box<Value>: @unchecked Sendable {
  // Sendable: by the rule that a test touches it from one thread at a time.
  var value: Value

  init(_ value: Value) { self.value = value }
}
