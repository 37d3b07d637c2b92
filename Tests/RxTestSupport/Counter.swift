// SPDX-License-Identifier: MIT
import Foundation

/// A counter for any thread.
package final class Counter: @unchecked Sendable {
  // Sendable: `count` is touched under `lock` only.
  private let lock = NSLock()
  private var count = 0

  package init() {}

  package var value: Int { lock.withLock { count } }

  /// Returns the sum.
  @discardableResult
  package func add(_ amount: Int = 1) -> Int {
    lock.withLock {
      count += amount
      return count
    }
  }
}
