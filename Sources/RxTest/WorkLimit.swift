// SPDX-License-Identifier: MIT
import RxSwift

/// Counts the work that a scheduler receives while it runs. So a test ends even if a sequence never ends.
final class WorkLimit: @unchecked Sendable {
  // Sendable: the number is touched under `lock` only.
  private let lock = Lock()
  /// How much more work may come; nil while this does not count.
  private var left: Int?

  func begin(_ limit: Int) { lock.withLock { left = limit } }

  /// Ends the counting; returns whether the limit was kept.
  func end() -> Bool {
    lock.withLock {
      defer { left = nil }
      return left.map { $0 >= 0 } ?? true
    }
  }

  /// Counts one more piece of work. Returns whether that is too much.
  func isExceeded() -> Bool {
    lock.withLock {
      guard let count = left else { return false }
      left = max(-1, count - 1)
      return count <= 0
    }
  }
}
