// SPDX-License-Identifier: MIT
import CRxPlatform

/// Lets one thread at a time through; other threads wait for their turn.
///
/// This is how the library serialises events from several threads. Each thread delivers its own events. The thread
/// inside may enter again: an event that an observer sends is delivered at once, inside of the delivery in progress.
///
/// Two threads never wait for each other for ever. The thread inside may wait, at another gate, for the thread that
/// arrives here. Then it lends this gate to the arriving thread, which enters as if the thread inside had called it
/// (`WaitGraph`). If the thread inside is stuck for another reason, the arriving thread gives up after a second. Its
/// event goes into a queue, and the thread inside delivers the queue before it leaves. Usage:
///
///     guard gate.enter() else { return gate.enqueue { deliver(event) } }
///     deliver(event)
///     gate.exit()
@usableFromInline
class Gate {
  // Threads: `state` is atomic. A thread touches `extras` while `state` is locked. Only the thread inside touches
  // `depth`.

  /// The thread inside, or zero, with two flags. Atomic; must stay the first stored property.
  private var state: UInt = 0
  /// Two atomic words for subclasses, zero at first. They are here because an atomic word needs an address, and only
  /// the first stored properties have one.
  private var words: (UInt, UInt) = (0, 0)
  /// Nested entries of the thread inside.
  @exclusivity(unchecked) @usableFromInline final var depth: Int32 = 0
  /// Nil until threads meet at this gate.
  final var extras: GateExtras?

  /// Something waits until the thread inside leaves: threads, events in the queue, the lender of the gate, or changes
  /// of a subclass.
  static let attention: UInt = 1
  /// A thread changes the state of the gate or of a subclass. The thread calls no closure of a user then. The
  /// change takes a few instructions, and at most a copy of the observers or of a replay's buffer.
  static let locked: UInt = 2
  static let flags: UInt = 3

  @inlinable
  @inline(__always)
  final var word: UnsafeMutablePointer<UInt> {
    _getUnsafePointerToStoredProperties(self).assumingMemoryBound(to: UInt.self)
  }

  /// The atomic words for subclasses.
  @inlinable
  @inline(__always)
  final var firstWord: UnsafeMutablePointer<UInt> { word + 1 }

  @inlinable
  @inline(__always)
  final var secondWord: UnsafeMutablePointer<UInt> { word + 2 }

  @usableFromInline
  init() {}

  /// Applies the changes that other threads made while a thread was inside. The thread inside calls this when it
  /// leaves, while the state is locked. Returns the subscriptions to release after the state is unlocked.
  func applyChanges() -> [Unmanaged<RunningSubscription>] { [] }

  // MARK: Events

  /// Enters with an event: at once if the gate is free or this thread is inside, otherwise when it is this thread's
  /// turn.
  ///
  /// - Returns: false if the event has to go into the queue, because earlier events wait there or because this thread
  ///   did not get a turn.
  @inlinable
  @inline(__always)
  final func enter() -> Bool {
    let thread = crx_thread_id()
    return crx_compare_exchange(word, 0, thread) || enterOccupied(thread, nests: true)
  }

  /// Leaves; the outermost entry delivers what is in the queue first.
  @inlinable
  @inline(__always)
  final func exit() {
    if depth > 0 {
      depth &-= 1
      return
    }
    let thread = crx_thread_id()
    if !crx_compare_exchange(word, thread, 0) { exitAttending(thread) }
  }

  /// Puts an event into the queue of the thread inside. Delivers it here if no thread is inside any more.
  @usableFromInline
  final func enqueue(_ event: @escaping () -> Void) {
    let state = lock()
    let extras = lockedExtras
    extras.queue.append(event)
    let isFree = state & ~Gate.flags == 0
    unlock((isFree ? crx_thread_id() : state) | Gate.attention)
    if isFree { exit() }
  }

  /// Does `work` inside: now, or as an event of the queue.
  @usableFromInline
  final func perform(_ work: @escaping () -> Void) {
    guard enter() else { return enqueue(work) }
    work()
    exit()
  }

  /// Does `work` inside without waiting: at once, or, if another thread is inside, when that thread leaves.
  final func performWithoutWaiting(_ work: @escaping () -> Void) {
    guard tryEnter() else { return enqueue(work) }
    work()
    exit()
  }

  /// Enters unless another thread is inside or something is in the queue.
  final func tryEnter() -> Bool {
    if enterIfFree() { return true }
    let state = crx_load(word)
    return state & ~Gate.flags == crx_thread_id() && enterNested(state)
  }

  /// Enters if no thread is inside, not even this one.
  @inline(__always)
  final func enterIfFree() -> Bool { crx_compare_exchange(word, 0, crx_thread_id()) }

  /// Whether this gate is lent. Only the thread inside calls this. If the gate is lent, that thread is a guest.
  final var isLent: Bool {
    let state = lock()
    defer { unlock(state) }
    return extras?.lentDepths.isEmpty == false
  }

  /// Whether this thread is inside.
  final var isInside: Bool { crx_load(word) & ~Gate.flags == crx_thread_id() }

  // MARK: State that changes in a few instructions, by any thread

  /// Locks the state for a few instructions. Until it unlocks, the caller may call only functions that are known to be
  /// short.
  ///
  /// - Returns: the thread inside and the flags, which `unlock` needs.
  @usableFromInline
  final func lock() -> UInt {
    var attempts = 0
    while true {
      let current = crx_load_relaxed(word)
      if current & Gate.locked == 0, crx_compare_exchange(word, current, current | Gate.locked) {
        Lock.noteAcquired()
        return current
      }
      attempts += 1
      if attempts & 63 == 0 { crx_yield() } else { crx_pause() }
    }
  }

  @usableFromInline
  final func unlock(_ state: UInt) {
    Lock.noteReleased()
    crx_store(word, state)
  }

  /// Whether an event of this thread may enter at once, in the state that `lock` returned.
  @inlinable
  @inline(__always)
  final func isEnterable(_ state: UInt) -> Bool { state == 0 || state == crx_thread_id() }

  /// Unlocks and enters. The caller knows that it can enter.
  @usableFromInline
  final func unlockEntering(_ state: UInt) {
    if state == 0 { return unlock(crx_thread_id()) }
    depth &+= 1
    unlock(state)
  }

  /// The extras, while the state is locked.
  final var lockedExtras: GateExtras {
    if let extras { return extras }
    let made = GateExtras()
    extras = made
    return made
  }
}

/// The part of a gate that exists only after threads met there. A thread touches it while the state of the gate is
/// locked.
final class GateExtras {
  /// Events that wait for the thread inside.
  var queue = Deque<() -> Void>()
  /// Whether a thread gave up waiting. If so, events of other threads go into the queue at once until the thread inside
  /// moves on.
  var isStuck = false
  /// The call of that thread; known in debug builds only.
  var stuckCall: CallSite?
  /// The nested entries of each thread that has lent the gate, the first lender first.
  var lentDepths: [Int32] = []
}
