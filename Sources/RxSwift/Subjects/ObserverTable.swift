// SPDX-License-Identifier: MIT
import CRxPlatform

/// Who listens to a subject.
///
/// Pipelines stand in the order of their subscription in a table of words that is walked in place: nothing is copied,
/// retained or allocated for an event. Who leaves is marked, and closed anyway; marked entries go when no emission is in
/// progress, and when they are as many as the others, so that adding and removing cost the same for any number of
/// observers.
///
/// Who comes or goes is never inside: that would keep the events of others waiting, or make this thread deliver them.
/// He locks the state for a moment. If another thread is inside, and walking over the table, he leaves word instead,
/// which takes no more memory than he does himself: who goes before he was added takes his word back.
@usableFromInline
class ObserverTable: Gate, @unchecked Sendable {
  // Sendable: everything is changed while the state is locked, by the thread inside or while nobody is, and read there
  // or by the thread inside. The two marks in entries are set and read by the thread inside.

  /// Retained pipelines, with two marks. A table of one is in the object.
  @exclusivity(unchecked) private final var entries: UnsafeMutablePointer<UInt>
  @exclusivity(unchecked) private final var onlyEntry: UInt = 0
  @exclusivity(unchecked) private final var capacity = 1
  @exclusivity(unchecked) final private(set) var count = 0
  @exclusivity(unchecked) private final var leftCount = 0
  /// Walks over the entries in progress. Touched by the thread inside only, as `clears` is.
  @exclusivity(unchecked) private final var walks = 0
  /// Whether all entries go when no walk is in progress any more.
  @exclusivity(unchecked) private final var clears = false
  /// How many came while another thread was inside, and wait among its work.
  @exclusivity(unchecked) private final var waitingCount = 0
  /// Who went while another thread was inside.
  @exclusivity(unchecked) private final var leavers: [Unmanaged<Pipeline>] = []

  /// An entry that must not be called any more.
  private static let left: UInt = 1
  /// An entry that may be receiving what the subject repeats to late subscribers: it is called through its gate.
  private static let gated: UInt = 2
  private static let marks: UInt = 3

  override init() {
    entries = UnsafeMutablePointer(bitPattern: MemoryLayout<UInt>.alignment).unsafelyUnwrapped
    super.init()
    entries = ownEntries
  }

  deinit {
    for object in takeAll() { object.release() }
    if capacity > 1 { entries.deallocate() }
  }

  private final var ownEntries: UnsafeMutablePointer<UInt> {
    _withUnprotectedUnsafeMutablePointer(to: &onlyEntry) { $0 }
  }

  private static func pipeline(_ word: UInt) -> Unmanaged<Pipeline> {
    .fromOpaque(UnsafeRawPointer(bitPattern: word & ~marks).unsafelyUnwrapped)
  }

  private static func object(_ word: UInt) -> Unmanaged<AnyObject> {
    .fromOpaque(UnsafeRawPointer(bitPattern: word & ~marks).unsafelyUnwrapped)
  }

  // MARK: Coming and going, from any thread

  /// Adds an observer, and unlocks the state.
  ///
  /// - Parameter isGated: whether events go through the gate of the pipeline from now on, until they find it free.
  final func add(_ pipeline: Pipeline, isGated: Bool, _ state: UInt) {
    if isEnterable(state) {
      append(pipeline, isGated: isGated)
      return unlock(state)
    }
    let comer = Comer(pipeline, isGated: isGated) { self.turnAway(pipeline, isGated: isGated) }
    pipeline.position = comer.position
    waitingCount += 1
    // The thread inside is still there: the state is locked.
    _ = unlock(state, leaving: comer)
  }

  /// Removes an observer.
  final func remove(_ pipeline: Pipeline) {
    let state = lock()
    switch pipeline.position {
    case Pipeline.nowhere: unlock(state)
    case ..<Pipeline.nowhere:
      let comer = Comer.at(pipeline.position)
      takeBack(comer)
      waitingCount -= 1
      pipeline.position = Pipeline.nowhere
      unlock(state)
      withExtendedLifetime(comer) {}
    default:
      guard isEnterable(state) else {
        leavers.append(.passUnretained(pipeline))
        return unlockForSettling(state)
      }
      let released = strike(pipeline)
      unlock(state)
      released?.release()
    }
  }

  /// How many observe, while the state is locked.
  final var observerCount: Int { count - leftCount - leavers.count + waitingCount }

  // MARK: For the thread inside

  /// Calls `visit` with each observer. `left` makes what is left behind for one that is busy with what is repeated to it.
  @inline(__always)
  final func walk(
    nests: (_ replaying: Bool) -> Bool, _ visit: (Pipeline) -> Void, leaving left: (Pipeline) -> () -> Void
  ) {
    let end = count
    var index = 0
    walks &+= 1
    while index < end {
      // The table may have moved since the last round, but it does not shrink during a walk.
      let word = entries[index]
      if word & ObserverTable.marks == 0 {
        ObserverTable.pipeline(word)._withUnsafeGuaranteedRef(visit)
      } else if word & ObserverTable.left == 0 {
        visitThroughGate(index, nests: nests, visit, leaving: left)
      }
      index &+= 1
    }
    walks &-= 1
    if leftCount > 0 || clears { tidy() }
  }

  @inline(never)
  private final func visitThroughGate(
    _ index: Int, nests: (_ replaying: Bool) -> Bool, _ visit: (Pipeline) -> Void,
    leaving left: (Pipeline) -> () -> Void
  ) {
    let pipeline = ObserverTable.pipeline(entries[index])
    pipeline._withUnsafeGuaranteedRef { pipeline in
      if pipeline.enterIfFree() || pipeline.enterOccupied(nests: false) {
        // The repetition is over, and all that came meanwhile was delivered.
        entries[index] &= ~ObserverTable.gated
        visit(pipeline)
        pipeline.exit()
      } else if pipeline.isInside, !pipeline.hasLeftWork, nests(pipeline.isReplaying) {
        visit(pipeline)
      } else {
        pipeline.leave(behind: left(pipeline))
      }
    }
  }

  /// Does what happens at the end while no entry may go.
  @inline(__always)
  final func withoutTidying(_ body: () -> Void) {
    walks &+= 1
    body()
    walks &-= 1
  }

  /// Lets go of all observers as soon as no walk is in progress.
  final func clear() {
    clears = true
    tidy()
  }

  /// Closes the gaps.
  private final func tidy() {
    guard walks == 0 else { return }
    let state = lock()
    let released = clears ? takeAll() : compact()
    unlock(state)
    for object in released { object.release() }
  }

  /// Adds those who came first among all that waits, so that they receive what this thread sends now.
  final func letIn() {
    guard hasLeftWork else { return }
    let state = lock()
    doLeadingShortWork()
    unlock(state)
  }

  /// Those who wait and are busy with what was repeated to them.
  @usableFromInline
  final func waitingReplays() -> [Pipeline] {
    if waitingCount == 0 { return [] }
    return waitingShortWork.compactMap {
      let comer = unsafeDowncast($0, to: Comer.self)
      return comer.isGated ? comer.pipeline : nil
    }
  }

  /// Called in place of adding an observer if the sequence ended before the thread inside got to it.
  func turnAway(_ pipeline: Pipeline, isGated: Bool) {}

  // MARK: While the state is locked, by the thread inside or while nobody is

  /// Whether observers can be added.
  var isOpen: Bool { true }

  /// Adds somebody who waited, unless the sequence ended meanwhile.
  final override func doShort(_ node: LeftWork) -> Bool {
    let comer = unsafeDowncast(node, to: Comer.self)
    // It may have been looked at before.
    if comer.pipeline.position != Pipeline.nowhere { waitingCount -= 1 }
    comer.pipeline.position = Pipeline.nowhere
    if isOpen { append(comer.pipeline, isGated: comer.isGated) }
    return isOpen
  }

  /// Removes those who went.
  final override func settle() -> [Unmanaged<AnyObject>] {
    guard !leavers.isEmpty else { return [] }
    var released: [Unmanaged<AnyObject>] = []
    for pipeline in leavers {
      pipeline._withUnsafeGuaranteedRef { if $0.position >= 0, let object = strike($0) { released.append(object) } }
    }
    leavers.removeAll()
    return released
  }

  private final func append(_ pipeline: Pipeline, isGated: Bool) {
    if count == capacity { grow() }
    pipeline.position = count
    entries[count] =
      UInt(bitPattern: Unmanaged.passRetained(pipeline).toOpaque()) | (isGated ? ObserverTable.gated : 0)
    count += 1
  }

  private final func grow() {
    let larger = UnsafeMutablePointer<UInt>.allocate(capacity: capacity * 4)
    larger.update(from: entries, count: count)
    if capacity > 1 { entries.deallocate() }
    entries = larger
    capacity *= 4
  }

  /// Removes an entry, or marks it if a walk is in progress. Returns what is to be released.
  private final func strike(_ pipeline: Pipeline) -> Unmanaged<AnyObject>? {
    let index = pipeline.position
    pipeline.position = Pipeline.nowhere
    leftCount += 1
    if walks > 0 {
      entries[index] |= ObserverTable.left
      return nil
    }
    let object = ObserverTable.object(entries[index])
    entries[index] = ObserverTable.left
    if index == count - 1 {
      count -= 1
      leftCount -= 1
    }
    if leftCount * 2 > count { _ = compact() }
    return object
  }

  /// Closes the gaps. Returns what is to be released.
  private final func compact() -> [Unmanaged<AnyObject>] {
    var released: [Unmanaged<AnyObject>] = []
    var end = 0
    for index in 0..<count {
      let word = entries[index]
      if word & ObserverTable.left == 0 {
        if end != index {
          entries[end] = word
          ObserverTable.pipeline(word)._withUnsafeGuaranteedRef { $0.position = end }
        }
        end += 1
      } else if word != ObserverTable.left {
        released.append(ObserverTable.object(word))
      }
    }
    count = end
    leftCount = 0
    return released
  }

  /// Empties the table. Returns what is to be released.
  private final func takeAll() -> [Unmanaged<AnyObject>] {
    clears = false
    if count == 0, capacity == 1 { return [] }
    // They go with all others, and must not be looked at afterwards.
    leavers = []
    var released: [Unmanaged<AnyObject>] = []
    released.reserveCapacity(count - leftCount)
    for index in 0..<count where entries[index] != ObserverTable.left {
      ObserverTable.pipeline(entries[index])._withUnsafeGuaranteedRef { $0.position = Pipeline.nowhere }
      released.append(ObserverTable.object(entries[index]))
    }
    if capacity > 1 { entries.deallocate() }
    entries = ownEntries
    capacity = 1
    count = 0
    leftCount = 0
    return released
  }
}

/// An observer who came while another thread was inside.
private final class Comer: LeftWork {
  let pipeline: Pipeline
  let isGated: Bool

  init(_ pipeline: Pipeline, isGated: Bool, _ late: @escaping () -> Void) {
    self.pipeline = pipeline
    self.isGated = isGated
    super.init(isShort: true, late)
  }

  /// What the pipeline remembers as its place: less than any place in the table.
  var position: Int { -Int(bitPattern: Unmanaged.passUnretained(self).toOpaque()) }

  static func at(_ position: Int) -> Comer {
    Unmanaged.fromOpaque(UnsafeRawPointer(bitPattern: -position).unsafelyUnwrapped).takeUnretainedValue()
  }
}
