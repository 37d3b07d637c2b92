// SPDX-License-Identifier: MIT
import CRxPlatform

/// Lets one thread at a time through and never makes another wait: who comes while the gate is taken leaves its work,
/// and the thread inside does it before it leaves.
///
/// This is how the library serialises events from several threads without calling out under a lock. The thread that
/// is inside may enter again (a re-entrant emission nests); work left by others is done first then, so that nothing
/// overtakes. Usage:
///
///     guard gate.enter() else { return gate.leave(behind: { self.deliver(event) }) }
///     deliver(event)
///     gate.exit()
@usableFromInline
class Gate: @unchecked Sendable {
  // Sendable: `owner` is atomic, `waiting` is touched under `lock`, `depth` by the owner only.

  /// The thread inside, with `hasWork` set when others left work; zero when the gate is free.
  /// Atomic; must stay the first stored property.
  private var owner: UInt = 0
  /// Nested entries of the owner.
  @exclusivity(unchecked) private var depth = 0
  private var lock = UnsafeMutablePointer<crx_lock>.allocate(capacity: 1)
  @exclusivity(unchecked) private var waiting: [() -> Void] = []

  private static let hasWork: UInt = 1

  private var word: UnsafeMutablePointer<UInt> {
    _getUnsafePointerToStoredProperties(self).assumingMemoryBound(to: UInt.self)
  }

  @usableFromInline
  init() { crx_lock_init(lock) }

  deinit {
    crx_lock_destroy(lock)
    lock.deallocate()
  }

  /// Enters, unless another thread is inside.
  @usableFromInline
  func enter() -> Bool {
    let thread = crx_thread_id()
    if crx_compare_exchange(word, 0, thread) { return true }
    let current = crx_load(word)
    guard current & ~Gate.hasWork == thread else { return false }
    depth += 1
    if current & Gate.hasWork != 0 { runWaiting() }
    return true
  }

  /// Leaves; when this was the outermost entry, does what others left in the meantime.
  @usableFromInline
  func exit() {
    if depth > 0 {
      depth -= 1
      return
    }
    let thread = crx_thread_id()
    while !crx_compare_exchange(word, thread, 0) { runWaiting() }
  }

  /// Leaves work for the thread that is inside; does it here if that thread has gone meanwhile.
  @usableFromInline
  func leave(behind work: @escaping () -> Void) {
    crx_lock_acquire(lock)
    waiting.append(work)
    crx_lock_release(lock)
    let thread = crx_thread_id()
    while true {
      let current = crx_load(word)
      if current == 0 {
        guard crx_compare_exchange(word, 0, thread) else { continue }
        runWaiting()
        return exit()
      }
      if current & Gate.hasWork != 0 || crx_compare_exchange(word, current, current | Gate.hasWork) { return }
    }
  }

  private func runWaiting() {
    while true {
      crx_lock_acquire(lock)
      let work = waiting
      waiting = []
      if work.isEmpty { _ = crx_compare_exchange(word, crx_thread_id() | Gate.hasWork, crx_thread_id()) }
      crx_lock_release(lock)
      if work.isEmpty { return }
      for action in work { action() }
    }
  }
}
