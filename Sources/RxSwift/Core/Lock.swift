// SPDX-License-Identifier: MIT
import CRxPlatform

/// A lock for short, non-reentrant critical sections.
///
/// Nothing outside the library is ever called while one is held: change state inside, act on the outcome outside.
@usableFromInline
final class Lock: @unchecked Sendable {
  // Sendable: the lock itself is what makes sharing safe; the pointer never changes.
  private let storage: UnsafeMutablePointer<crx_lock>

  @usableFromInline
  init() {
    storage = .allocate(capacity: 1)
    crx_lock_init(storage)
  }

  deinit {
    crx_lock_destroy(storage)
    storage.deallocate()
  }

  @usableFromInline
  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    crx_lock_acquire(storage)
    defer { crx_lock_release(storage) }
    return try body()
  }
}
