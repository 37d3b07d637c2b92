// SPDX-License-Identifier: MIT

/// A value that any thread reads and changes, under a lock.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  // Sendable: the value is touched under `lock` only.
  private let lock = Lock()
  private var stored: Value

  package init(_ value: Value) { stored = value }

  /// The value. The setter releases the old value after it unlocks, because the release may run code of the user.
  package var value: Value {
    get { lock.withLock { stored } }
    set { withExtendedLifetime(exchange(newValue)) {} }
  }

  /// Replaces the value, and returns the old one.
  package func exchange(_ newValue: Value) -> Value { lock.withLock { replace(&stored, with: newValue) } }

  /// Changes the value in place. `change` must not call code of the user.
  package func change(_ change: (inout Value) -> Void) { lock.withLock { change(&stored) } }
}
