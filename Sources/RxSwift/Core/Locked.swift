// SPDX-License-Identifier: MIT

/// A value that any thread reads and changes, under a lock.
final class Locked<Value: Sendable>: @unchecked Sendable {
  // Sendable: the value is touched under `lock` only.
  private let lock = Lock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  /// The value. The one that is replaced is released after the lock, because that may run code of the user.
  var value: Value {
    get { lock.withLock { stored } }
    set { withExtendedLifetime(lock.withLock { replace(&stored, with: newValue) }) {} }
  }

  /// Changes the value in place. `change` calls nothing of the user.
  func change(_ change: (inout Value) -> Void) { lock.withLock { change(&stored) } }
}
