// SPDX-License-Identifier: MIT
import CRxPlatform

/// The observers of a subject.
///
/// The table holds running subscriptions in the order in which they began. A walk over it copies, retains and allocates
/// nothing. Any thread adds and removes observers while it holds the lock of the state, even while another thread is
/// inside and walks. A walk does not visit an observer that is added during it. An observer that is removed while a
/// thread is inside is marked. Its entry is removed when that thread has ended its walks.
@usableFromInline
class ObserverTable: Gate {
  // Threads: the table is changed while the state is locked. Its entries are atomic words, which the thread inside
  // reads without the lock. `walks`, `hasGaps` and `clears` are touched by the thread inside, or while no thread is
  // inside.

  /// A table for one observer: its count and its entry.
  @exclusivity(unchecked) private final var shortTable: (UInt, UInt) = (0, 0)
  private final var capacity = 1
  /// How many entries are marked as removed.
  private final var removedCount = 0
  /// Tables that were replaced by larger ones while another thread was inside.
  private final var replaced: [UnsafeMutablePointer<UInt>] = []
  /// Walks over the entries in progress.
  private final var walks: Int32 = 0
  /// Whether the thread inside has removed observers during a walk.
  private final var hasGaps = false
  /// Whether all entries are to be removed when no walk is in progress.
  private final var clears = false

  /// An entry that must not be called any more.
  private static let removed: UInt = 1
  /// An observer that may be receiving elements that the subject replays. The subject calls it through its own gate.
  private static let replaying: UInt = 2
  private static let marks: UInt = 3

  override init() {
    super.init()
    table = ownTable
  }

  deinit {
    RunningSubscription.release(takeAll())
    freeReplaced()
  }

  private final var ownTable: UnsafeMutablePointer<UInt> {
    _withUnprotectedUnsafeMutablePointer(to: &shortTable) {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: UInt.self)
    }
  }

  /// The number of entries, followed by the entries: retained subscriptions, with marks. Atomic.
  private final var table: UnsafeMutablePointer<UInt> {
    get { UnsafeMutablePointer(bitPattern: crx_load(secondWord)).unsafelyUnwrapped }
    set { crx_store(secondWord, UInt(bitPattern: newValue)) }
  }

  /// The number of entries. A walk ends where the entries ended when it began.
  @inlinable
  @inline(__always)
  final var count: Int {
    Int(crx_load(UnsafeMutablePointer<UInt>(bitPattern: crx_load(secondWord)).unsafelyUnwrapped))
  }

  private static func running(_ word: UInt) -> Unmanaged<RunningSubscription> {
    .fromOpaque(UnsafeRawPointer(bitPattern: word & ~marks).unsafelyUnwrapped)
  }

  // MARK: From any thread

  /// Adds an observer, and unlocks the state.
  ///
  /// - Parameter isReplaying: whether events go through the gate of the subscription until they find it free.
  final func add(_ running: RunningSubscription, isReplaying: Bool, _ state: UInt) {
    var (table, state) = (table, state)
    let count = Int(table[0])
    if count == capacity {
      table = grow(isWalked: isOccupiedByOther(state))
      if !replaced.isEmpty { state |= Gate.attention }
    }
    running.position = count
    let word = UInt(bitPattern: Unmanaged.passRetained(running).toOpaque())
    crx_store_relaxed(table + 1 + count, isReplaying ? word | ObserverTable.replaying : word)
    crx_store(table, UInt(count + 1))
    unlock(state)
  }

  /// Removes an observer.
  final func remove(_ running: RunningSubscription) {
    let state = lock()
    let index = running.position
    guard index != RunningSubscription.nowhere else { return unlock(state) }
    running.position = RunningSubscription.nowhere
    removedCount += 1
    let entry = table + 1 + index
    if isOccupiedByOther(state) {
      crx_store_relaxed(entry, entry.pointee | ObserverTable.removed)
      return unlock(state | Gate.attention)
    }
    if walks > 0 {
      crx_store_relaxed(entry, entry.pointee | ObserverTable.removed)
      hasGaps = true
      return unlock(state)
    }
    let observer = ObserverTable.running(entry.pointee)
    entry.pointee = ObserverTable.removed
    if index == count - 1 {
      table[0] -= 1
      removedCount -= 1
    }
    let released = removedCount * 2 > count ? takeRemoved() : []
    unlock(state)
    observer.release()
    RunningSubscription.release(released)
  }

  /// Removes all observers, without an event.
  final func removeAll(_ state: UInt) {
    if isOccupiedByOther(state) || walks > 0 {
      let table = table
      for index in 0..<count {
        let entry = table + 1 + index
        if entry.pointee & ObserverTable.removed != 0 { continue }
        ObserverTable.running(entry.pointee)._withUnsafeGuaranteedRef { $0.position = RunningSubscription.nowhere }
        crx_store_relaxed(entry, entry.pointee | ObserverTable.removed)
        removedCount += 1
      }
      return unlock(state | Gate.attention)
    }
    let released = takeAll()
    unlock(state)
    RunningSubscription.release(released)
  }

  /// The number of observers, while the state is locked.
  final var observerCount: Int { count - removedCount }

  private final func isOccupiedByOther(_ state: UInt) -> Bool {
    let owner = state & ~Gate.flags
    return owner != 0 && owner != crx_thread_id()
  }

  // MARK: For the thread inside

  /// Calls `visit` with each observer of the first `end` entries. It calls an observer to which the subject is
  /// replaying through the observer's gate. If the event has to wait there, `enqueue` makes the function that goes into
  /// the gate's queue.
  @inline(__always)
  final func walk(
    to end: Int, nests: (_ isReplaying: Bool) -> Bool, _ visit: (RunningSubscription) -> Void,
    enqueue: (RunningSubscription) -> () -> Void
  ) {
    var index = 1
    walks &+= 1
    while index <= end {
      // The table may have moved since the last round, but it does not shrink during a walk.
      let word = crx_load_relaxed(table + index)
      if word & ObserverTable.marks == 0 {
        ObserverTable.running(word)._withUnsafeGuaranteedRef(visit)
      } else if word & ObserverTable.removed == 0 {
        visitReplaying(word, at: index, nests: nests, visit, enqueue: enqueue)
      }
      index &+= 1
    }
    walks &-= 1
    if hasGaps || clears { compact() }
  }

  @inline(never)
  private final func visitReplaying(
    _ word: UInt, at index: Int, nests: (_ isReplaying: Bool) -> Bool, _ visit: (RunningSubscription) -> Void,
    enqueue: (RunningSubscription) -> () -> Void
  ) {
    ObserverTable.running(word)._withUnsafeGuaranteedRef { running in
      let wasInside = running.isInside
      guard running.enter() else { return running.enqueue(enqueue(running)) }
      // If the gate is lent, this thread is a guest inside of a replay by another thread.
      let isNested = wasInside || running.isLent
      if isNested, !nests(running.isReplaying) {
        running.enqueue(enqueue(running))
      } else {
        if !isNested { endReplaying(index, running) }
        visit(running)
      }
      running.exit()
    }
  }

  /// Notes that the replay to an observer is over.
  private final func endReplaying(_ index: Int, _ running: RunningSubscription) {
    let state = lock()
    if running.position == index - 1 { crx_store_relaxed(table + index, table[index] & ~ObserverTable.replaying) }
    unlock(state)
  }

  /// Calls `body`, which ends the sequence. No entry is removed during the call.
  @inline(__always)
  final func withoutCompacting(_ body: () -> Void) {
    walks &+= 1
    body()
    walks &-= 1
  }

  /// Removes all observers as soon as no walk is in progress.
  final func clear() {
    clears = true
    compact()
  }

  /// Closes the gaps.
  private final func compact() {
    let state = lock()
    let released = applyChanges()
    unlock(state)
    RunningSubscription.release(released)
  }

  // MARK: While the state is locked

  /// Closes the gaps, unless a walk is in progress. Returns the observers that the caller has to release.
  final override func applyChanges() -> [Unmanaged<RunningSubscription>] {
    guard walks == 0 else { return [] }
    hasGaps = false
    freeReplaced()
    return clears ? takeAll() : takeRemoved()
  }

  private final func grow(isWalked: Bool) -> UnsafeMutablePointer<UInt> {
    let old = table
    let count = Int(old[0])
    let larger = UnsafeMutablePointer<UInt>.allocate(capacity: 1 + capacity * 4)
    larger.update(from: old, count: 1 + count)
    table = larger
    if capacity > 1 {
      if isWalked { replaced.append(old) } else { old.deallocate() }
    }
    capacity *= 4
    return larger
  }

  private final func freeReplaced() {
    if replaced.isEmpty { return }
    for table in replaced { table.deallocate() }
    replaced = []
  }

  /// Closes the gaps. Returns the observers that the caller has to release.
  private final func takeRemoved() -> [Unmanaged<RunningSubscription>] {
    if removedCount == 0 { return [] }
    var released: [Unmanaged<RunningSubscription>] = []
    let table = table
    var end = 0
    for index in 0..<count {
      let word = table[1 + index]
      if word & ObserverTable.removed == 0 {
        if end != index {
          table[1 + end] = word
          ObserverTable.running(word)._withUnsafeGuaranteedRef { $0.position = end }
        }
        end += 1
      } else if word != ObserverTable.removed {
        released.append(ObserverTable.running(word))
      }
    }
    table[0] = UInt(end)
    removedCount = 0
    return released
  }

  /// Empties the table. Returns the observers that the caller has to release.
  private final func takeAll() -> [Unmanaged<RunningSubscription>] {
    clears = false
    hasGaps = false
    let old = table
    let count = Int(old[0])
    if count == 0, capacity == 1 { return [] }
    var released: [Unmanaged<RunningSubscription>] = []
    released.reserveCapacity(count - removedCount)
    for index in 0..<count where old[1 + index] != ObserverTable.removed {
      let word = old[1 + index]
      if word & ObserverTable.removed == 0 {
        ObserverTable.running(word)._withUnsafeGuaranteedRef { $0.position = RunningSubscription.nowhere }
      }
      released.append(ObserverTable.running(word))
    }
    table = ownTable
    shortTable = (0, 0)
    if capacity > 1 { old.deallocate() }
    capacity = 1
    removedCount = 0
    return released
  }
}
