// SPDX-License-Identifier: MIT
import CRxPlatform

/// A lock for short, non-reentrant critical sections.
///
/// The library calls no code of the user while it holds a lock. So change state inside, and act on the outcome outside.
@usableFromInline
package final class Lock: @unchecked Sendable {
  // Sendable: the lock itself makes sharing safe.

  /// Must stay the first stored property.
  private var lock = crx_lock()

  private var storage: UnsafeMutablePointer<crx_lock> {
    _getUnsafePointerToStoredProperties(self).assumingMemoryBound(to: crx_lock.self)
  }

  @usableFromInline
  package init() { crx_lock_init(storage) }

  deinit { crx_lock_destroy(storage) }

  @usableFromInline
  package func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    acquire()
    defer { release() }
    return try body()
  }

  @inline(__always)
  func acquire() {
    crx_lock_acquire(storage)
    Lock.noteAcquired()
  }

  @inline(__always)
  func release() {
    Lock.noteReleased()
    crx_lock_release(storage)
  }

  /// Traps in debug builds if this thread holds a lock of the library. The library calls it before it calls code of the
  /// user.
  @inlinable
  @inline(__always)
  static func assertNoneHeld() {
    assert(crx_current_trampoline().pointee.held_locks == 0, "A call-out happens under a lock of the library.")
  }

  /// How many locks of the library this thread holds; counted in debug builds only.
  static var heldByThisThread: Int { Int(crx_current_trampoline().pointee.held_locks) }

  /// Counts a lock that this thread holds, in debug builds.
  @inlinable
  @inline(__always)
  static func noteAcquired() {
    assert(
      {
        crx_current_trampoline().pointee.held_locks += 1; return true
      }())
  }

  /// Counts one lock less, in debug builds.
  @inlinable
  @inline(__always)
  static func noteReleased() {
    assert(
      {
        crx_current_trampoline().pointee.held_locks -= 1; return true
      }())
  }
}
