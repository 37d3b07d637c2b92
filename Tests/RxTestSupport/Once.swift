// SPDX-License-Identifier: MIT
import Foundation

/// Tells the first caller from the others.
package final class Once: @unchecked Sendable {
  // Sendable: `wasCalled` is touched under `lock`.
  private let lock = NSLock()
  private var wasCalled = false

  package init() {}

  package func isFirst() -> Bool {
    lock.withLock {
      defer { wasCalled = true }
      return !wasCalled
    }
  }
}
