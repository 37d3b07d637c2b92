// SPDX-License-Identifier: MIT
import Foundation

/// A value that is touched under a lock only. Nothing is called out to while it is held.
final class Guarded<Value>: @unchecked Sendable {
  // Sendable: `value` is only reachable through `withLock`.
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
