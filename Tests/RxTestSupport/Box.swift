// SPDX-License-Identifier: MIT

/// A variable that closures share.
package final class Box<Value>: @unchecked Sendable {
  // Sendable: by the rule that a test touches it from one thread at a time.
  package var value: Value

  package init(_ value: Value) { self.value = value }
}
