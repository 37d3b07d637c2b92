// SPDX-License-Identifier: MIT
import CRxPlatform

/// Lets one thread at a time through and never makes another wait: who comes while the gate is taken leaves its work,
/// and the thread inside does it before it leaves.
///
/// This is how the library serialises events from several threads without calling out under a lock. The thread that
/// is inside may enter again: a re-entrant emission nests, and what other threads left waits until the outermost entry
/// is done, so that nobody sees a foreign event in the middle of handling his own. A subclass may leave re-entrant work
/// behind as well (`SubjectReentrancy.queued`). Usage:
///
///     guard gate.enter() else { return gate.leave(behind: { self.deliver(event) }) }
///     deliver(event)
///     gate.exit()
///
/// A gate is entered for delivering only. Who stores, decides, schedules, subscribes or disposes does it outside, or in
/// the few instructions of `quietly`: otherwise an event that one thread sends would be left to another thread that has
/// nothing to deliver, and an observer that belongs to the main thread would be called elsewhere.
@usableFromInline
class Gate: @unchecked Sendable {
  // Sendable: `state` is atomic, the queue is touched while `state` is locked, `depth` by the thread inside only.

  /// The thread inside, or zero; `hasWork` is set while the queue is not empty, `locked` for the few instructions in
  /// which somebody changes the queue or what subclasses keep in step with it.
  /// Atomic; must stay the first stored property.
  private var state: UInt = 0
  /// Two words for subclasses, zero at first. They are here because this is where atomic words have an address.
  private var words: (UInt, UInt) = (0, 0)
  /// Nested entries of the thread inside.
  @exclusivity(unchecked) private var depth: Int32 = 0
  /// Whether an end that the thread inside sent waits for what was left before. What that thread sends from then on waits
  /// as well. Touched by that thread only.
  @exclusivity(unchecked) @usableFromInline final var endWaits = false
  /// What other threads left, oldest first.
  @exclusivity(unchecked) private var oldest: LeftWork?
  /// The end of that list, which keeps it alive; nil when the list is empty.
  @exclusivity(unchecked) private unowned(unsafe) var newest: LeftWork?

  private static let hasWork: UInt = 1
  private static let locked: UInt = 2
  @usableFromInline static let flags: UInt = 3

  @inlinable
  @inline(__always)
  final var word: UnsafeMutablePointer<UInt> {
    _getUnsafePointerToStoredProperties(self).assumingMemoryBound(to: UInt.self)
  }

  /// The atomic words for subclasses.
  @inlinable
  @inline(__always)
  final var firstWord: UnsafeMutablePointer<UInt> { word + 1 }

  @inline(__always)
  final var secondWord: UnsafeMutablePointer<UInt> { word + 2 }

  @usableFromInline
  init() {}

  /// Enters, unless another thread is inside.
  @usableFromInline
  final func enter() -> Bool {
    let thread = crx_thread_id()
    return crx_compare_exchange(word, 0, thread) || enter(thread, nests: true)
  }

  /// Enters if nobody is inside, neither another thread nor this one.
  @inline(__always)
  final func enterIfFree() -> Bool { crx_compare_exchange(word, 0, crx_thread_id()) }

  /// Enters where somebody seemed to be inside.
  ///
  /// - Parameter nests: whether the thread inside may enter again.
  final func enterOccupied(nests: Bool) -> Bool { enter(crx_thread_id(), nests: nests) }

  private final func enter(_ thread: UInt, nests: Bool) -> Bool {
    var attempts = 0
    while true {
      switch crx_load(word) & ~Gate.flags {
      case thread:
        guard nests, !endWaits else { return false }
        depth &+= 1
        return true
      case 0:
        // Free again, or locked while free, which is over in a moment.
        if crx_compare_exchange(word, 0, thread) { return true }
        Gate.pause(&attempts)
      default: return false
      }
    }
  }

  /// Leaves; when this was the outermost entry, does what others left in the meantime.
  @usableFromInline
  final func exit() {
    if depth > 0 {
      depth &-= 1
      return
    }
    let thread = crx_thread_id()
    var attempts = 0
    while !crx_compare_exchange(word, thread, 0) {
      if crx_load(word) & Gate.hasWork != 0 { return runWaiting(thread) }
      Gate.pause(&attempts)
    }
  }

  /// Whether this thread is inside.
  final var isInside: Bool { crx_load(word) & ~Gate.flags == crx_thread_id() }

  /// Whether something waits. For the thread inside.
  final var hasLeftWork: Bool { crx_load_relaxed(word) & Gate.hasWork != 0 }

  /// Leaves work for the thread that is inside; does it here if that thread has gone meanwhile.
  @usableFromInline
  final func leave(behind work: @escaping () -> Void) {
    let node = LeftWork(work)
    if unlock(lock(), leaving: node) { exit() }
  }

  /// Whether this thread is inside and finds something that was left: an end has to come behind that.
  final var mustWait: Bool { isInside && hasLeftWork }

  /// Whether nothing waits that was left. For the thread inside.
  final var isNext: Bool {
    let state = lock()
    defer { unlock(state) }
    return nothingWaits
  }

  /// The same, while the state is locked.
  final var nothingWaits: Bool { oldest == nil }

  /// Unlocks and leaves work to the thread that is inside.
  @usableFromInline
  final func unlock(_ state: UInt, adding node: LeftWork) { _ = unlock(state, leaving: node) }

  // MARK: For subclasses whose state changes in step with the queue

  /// Locks the gate's state for a few instructions, in which nothing may be called that is not known to be short.
  ///
  /// - Returns: what `unlock` needs.
  @usableFromInline
  final func lock() -> UInt {
    var attempts = 0
    while true {
      let current = crx_load_relaxed(word)
      if current & Gate.locked == 0, crx_compare_exchange(word, current, current | Gate.locked) {
        Lock.noteAcquired()
        return current
      }
      Gate.pause(&attempts)
    }
  }

  /// Waits a moment for the few instructions in which another thread has the state locked; lets that thread run if
  /// it takes longer, because it may have been interrupted.
  private static func pause(_ attempts: inout Int) {
    attempts += 1
    if attempts & 63 == 0 { crx_yield() }
  }

  /// Unlocks without any other change.
  @usableFromInline
  final func unlock(_ state: UInt) {
    Lock.noteReleased()
    crx_store(word, state)
  }

  /// Whether the caller may enter: no other thread is inside.
  @inlinable
  @inline(__always)
  final func isEnterable(_ state: UInt) -> Bool { state == 0 || state & ~Gate.flags == crx_thread_id() }

  /// Whether something waits for the thread inside.
  @inlinable
  @inline(__always)
  final func hasWork(_ state: UInt) -> Bool { state & 1 != 0 }

  /// Unlocks and enters, which must be possible.
  @usableFromInline
  final func unlockEntering(_ state: UInt) {
    if state == 0 { return unlock(crx_thread_id()) }
    depth &+= 1
    unlock(state)
  }

  /// Unlocks and leaves work.
  ///
  /// - Returns: whether nobody was inside, so that the caller is now and must `exit()`, which does the work.
  final func unlock(_ state: UInt, leaving node: LeftWork) -> Bool {
    node.previous = newest
    if let newest { newest.next = node } else { oldest = node }
    newest = node
    let isFree = state & ~Gate.flags == 0
    unlock((isFree ? crx_thread_id() : state) | Gate.hasWork)
    return isFree
  }

  /// Unlocks and lets the thread inside know that there is something for `settle`.
  final func unlockForSettling(_ state: UInt) { unlock(state | Gate.hasWork) }

  /// Takes work back that was left, while the state is locked.
  final func takeBack(_ node: LeftWork) {
    let next = node.next
    let previous = node.previous
    node.next = nil
    node.previous = nil
    if let next { next.previous = previous } else { newest = previous }
    if let previous { previous.next = next } else { oldest = next }
  }

  /// Called while the state is locked, by the thread inside before it leaves or does what others left: a subclass may
  /// put in order what the others changed. What it returns is released afterwards.
  func settle() -> [Unmanaged<AnyObject>] { [] }

  /// Called while the state is locked, with the oldest of what was left, if that is `isShort`: does it. False if it has
  /// to be done like all other work.
  func doShort(_ node: LeftWork) -> Bool { false }

  /// Does what was left and is short, up to the first work that is not. For the thread inside, with the state locked.
  @usableFromInline
  final func doLeadingShortWork() {
    while let node = oldest, node.isShort, doShort(node) { takeBack(node) }
  }

  /// What is short among all that was left, oldest first, while the state is locked.
  final var waitingShortWork: [LeftWork] {
    var found: [LeftWork] = []
    var next = oldest
    while let node = next {
      if node.isShort { found.append(node) }
      next = node.next
    }
    return found
  }

  /// Does what others left, and leaves.
  private func runWaiting(_ thread: UInt) {
    while true {
      _ = lock()
      let released = settle()
      doLeadingShortWork()
      let node = oldest
      if let node { takeBack(node) }
      // In one go, so that those who come and go all the time cannot keep this thread here.
      unlock(node == nil ? 0 : oldest == nil ? thread : thread | Gate.hasWork)
      for object in released { object.release() }
      guard let node else { return }
      node.work()
    }
  }
}

/// Work that a thread left at a gate.
@usableFromInline
class LeftWork {
  final let work: () -> Void
  /// Whether `Gate.doShort` may do it.
  final let isShort: Bool
  @exclusivity(unchecked) fileprivate final var next: LeftWork?
  /// It goes only after it was unlinked: unsafe because a weak reference would cost an allocation.
  @exclusivity(unchecked) fileprivate final unowned(unsafe) var previous: LeftWork?

  @usableFromInline
  convenience init(_ work: @escaping () -> Void) { self.init(isShort: false, work) }

  init(isShort: Bool, _ work: @escaping () -> Void) {
    self.isShort = isShort
    self.work = work
  }
}
