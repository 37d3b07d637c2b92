// SPDX-License-Identifier: MIT

/// Counts what a scheduler is given to do while it runs, so that a sequence which never ends does not keep its test from ending.
final class WorkLimit: @unchecked Sendable {
  // Sendable: the number is touched under `lock` only.
  private let lock = TestLock()
  /// How much more may come; nil while nobody counts.
  private var left: Int?

  func begin(_ limit: Int) { lock.withLock { left = limit } }

  /// Ends the counting; returns whether the limit was kept.
  func end() -> Bool {
    lock.withLock {
      defer { left = nil }
      return left.map { $0 >= 0 } ?? true
    }
  }

  /// Counts one more; returns whether that is too much.
  func isExceeded() -> Bool {
    lock.withLock {
      guard let count = left else { return false }
      left = max(-1, count - 1)
      return count <= 0
    }
  }
}
