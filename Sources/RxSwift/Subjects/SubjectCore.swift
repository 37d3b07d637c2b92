// SPDX-License-Identifier: MIT
import CRxPlatform

/// The part of a subject that does not depend on its element: who listens, and whether the sequence ended.
///
/// Everything happens inside the gate. Pipelines stand in the order of their subscription in a table of words that is
/// walked in place: nothing is copied, retained or allocated for an event. Who leaves is marked, and closed anyway;
/// marked entries go when no emission is in progress, and when they are as many as the others, so that adding and
/// removing cost the same for any number of observers.
///
/// The object is separate from the subject because running pipelines keep it alive, but not the subject: nothing can
/// be emitted any more when the subject is gone, so its end frees the pipelines.
@usableFromInline
class SubjectCore: Gate, @unchecked Sendable {
  // Sendable: touched inside the gate only, except for the two atomic words.

  /// Retained pipelines; `left` is set in those that must not be called any more. A table of one is in the object.
  @exclusivity(unchecked) private var entries: UnsafeMutablePointer<UInt>
  @exclusivity(unchecked) private var onlyEntry: UInt = 0
  @exclusivity(unchecked) private var capacity = 1
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var leftCount = 0
  /// Walks over the entries in progress.
  @exclusivity(unchecked) private var walks = 0
  /// Whether all entries go when no walk is in progress any more.
  @exclusivity(unchecked) private var clears = false
  @exclusivity(unchecked) private var isDetached = false
  /// Whether events wait that the thread inside sends while it delivers.
  @usableFromInline final let queues: Bool
  /// Whether elements are ignored: the sequence ended or the subject was disposed.
  @exclusivity(unchecked) @usableFromInline final private(set) var isStopped = false
  /// What is known about the end, in an object of its own because most subjects never need it.
  @exclusivity(unchecked) private var outcome: SubjectOutcome?

  private static let left: UInt = 1
  private static let nowhere = -1

  @usableFromInline
  init(_ reentrancy: SubjectReentrancy = .nested) {
    queues = reentrancy == .queued
    entries = UnsafeMutablePointer(bitPattern: MemoryLayout<UInt>.alignment).unsafelyUnwrapped
    super.init()
    entries = ownEntries
  }

  deinit {
    removeAll()
    if capacity > 1 { entries.deallocate() }
  }

  private final var ownEntries: UnsafeMutablePointer<UInt> {
    _withUnprotectedUnsafeMutablePointer(to: &onlyEntry) { $0 }
  }

  /// How many observe, for `hasObservers`.
  private final var observersWord: UnsafeMutablePointer<UInt> { firstWord }

  /// Whether the subject was disposed.
  private final var disposedWord: UnsafeMutablePointer<UInt> { secondWord }

  // MARK: From any thread

  @usableFromInline
  final var hasObservers: Bool { crx_load(observersWord) != 0 }

  @usableFromInline
  final var isDisposed: Bool { crx_load(disposedWord) != 0 }

  /// Enters with an event. Subscribing and leaving nest always; whether an event does is the subject's choice, which is
  /// looked at only when somebody is inside.
  @usableFromInline
  final func enterWithEvent() -> Bool { enterIfFree() || enterOccupied(nests: !queues) }

  /// Delivers an element to all observers. Returns false, having done nothing, if it has to be left behind.
  @usableFromInline
  final func next(_ slot: Slot) -> Bool {
    guard enterWithEvent() else { return false }
    deliver(slot)
    exit()
    return true
  }

  /// Ends the sequence, with an error if there is one.
  @usableFromInline
  final func end(_ error: (any Error)?) {
    guard enterWithEvent() else { return leave(behind: { self.endInside(error) }) }
    endInside(error)
    exit()
  }

  /// Lets go of all observers without telling them; later ones fail with `RxError.disposed`.
  @usableFromInline
  final func dispose(_ subject: AnyObject) {
    guard crx_exchange(disposedWord, 1) == 0 else { return }
    let outcome = SubjectOutcome(nil, subject)
    guard enter() else { return leave(behind: { self.clear(outcome) }) }
    clear(outcome)
    exit()
  }

  /// Lets go of all observers, because nothing can be emitted any more but what waits already.
  @usableFromInline
  final func detach() {
    guard enterIfFree() || enterOccupied(nests: false) else { return leave(behind: { self.clear(nil) }) }
    clear(nil)
    exit()
  }

  /// Adds an observer, and ends its subscription when its pipeline is disposed.
  final func feed(_ pipeline: Pipeline) -> any Disposable {
    if enter() {
      let goesOn = register(pipeline)
      exit()
      if !goesOn { return NopDisposable.shared }
    } else {
      leave(behind: { self.register(pipeline) })
    }
    pipeline.setUpstream(self)
    return NopDisposable.shared
  }

  /// Adds an observer, for a source that has more to end than this subscription. Returns a
  /// `NopDisposable` if the sequence ended before or while it was added.
  final func start(_ pipeline: Pipeline) -> any Disposable {
    guard enter() else {
      leave(behind: { self.register(pipeline) })
      return SubjectRegistration(core: self, pipeline: pipeline)
    }
    let goesOn = register(pipeline)
    exit()
    return goesOn ? SubjectRegistration(core: self, pipeline: pipeline) : NopDisposable.shared
  }

  final func remove(_ pipeline: Pipeline) {
    guard enter() else { return leave(behind: { self.unregister(pipeline) }) }
    unregister(pipeline)
    exit()
  }

  // MARK: Inside the gate, for subclasses

  /// Makes an observer one of those who receive events; a subclass may have something for it before or after.
  func admit(_ pipeline: Pipeline) { append(pipeline) }

  /// What an observer that comes after the end receives before the terminal event.
  func replayAfterEnd(to pipeline: Pipeline) {}

  /// Called when the sequence ends, before the observers receive the terminal event.
  func deliverLast() {}

  /// Called when the subject was disposed.
  func forget() {}

  /// Delivers an element to all observers.
  @usableFromInline
  final func deliver(_ slot: Slot) {
    guard count > 0, !isStopped else { return }
    deliverAnyway(slot)
  }

  /// Delivers an element to all observers, even if the sequence is about to end.
  @inline(__always)
  final func deliverAnyway(_ slot: Slot) { walk { $0.deliver(slot) } }

  @inline(__always)
  private final func walk(_ visit: (Pipeline) -> Void) {
    let end = count
    var index = 0
    walks &+= 1
    while index < end {
      // The table may have moved since the last round, but it does not shrink during a walk.
      let word = entries[index]
      if word & SubjectCore.left == 0 { SubjectCore.pipeline(word)._withUnsafeGuaranteedRef(visit) }
      index &+= 1
    }
    walks &-= 1
    if leftCount > 0 || clears { tidy() }
  }

  /// Ends the sequence, with an error if there is one.
  final func endInside(_ error: (any Error)?) {
    guard !isStopped else { return }
    isStopped = true
    if error != nil { outcome = SubjectOutcome(error, nil) }
    crx_store(observersWord, 0)
    clears = true
    walks &+= 1
    deliverLast()
    walk { pass(to: $0) }
    walks &-= 1
    tidy()
  }

  /// The error that the sequence ended with.
  final var failure: (any Error)? { outcome?.failure }

  /// Sends the terminal event.
  final func pass(to pipeline: Pipeline) {
    if let failure { pipeline.fail(failure) } else { pipeline.complete() }
  }

  /// Lets go of all observers, because the subject was disposed, or without an outcome because it is gone.
  private final func clear(_ outcome: SubjectOutcome?) {
    if let outcome {
      self.outcome = outcome
      isStopped = true
      forget()
    } else {
      isDetached = true
    }
    crx_store(observersWord, 0)
    clears = true
    tidy()
  }

  // MARK: The table

  private static func pipeline(_ word: UInt) -> Unmanaged<Pipeline> {
    .fromOpaque(UnsafeRawPointer(bitPattern: word & ~left).unsafelyUnwrapped)
  }

  /// Returns whether the sequence goes on for the observer.
  @discardableResult
  private final func register(_ pipeline: Pipeline) -> Bool {
    if isDisposed {
      pipeline.fail(RxError.disposed(object: outcome?.disposed ?? self))
      return false
    }
    if pipeline.isClosed { return true }
    if isStopped {
      replayAfterEnd(to: pipeline)
      pass(to: pipeline)
      return false
    }
    admit(pipeline)
    return !isStopped
  }

  /// Puts an observer into the table, for `admit`.
  final func append(_ pipeline: Pipeline) {
    if isDetached { return }
    if count == capacity { grow() }
    pipeline.position = count
    entries[count] = UInt(bitPattern: Unmanaged.passRetained(pipeline).toOpaque())
    count += 1
    crx_store(observersWord, UInt(count - leftCount))
  }

  private final func grow() {
    let larger = UnsafeMutablePointer<UInt>.allocate(capacity: capacity * 4)
    larger.update(from: entries, count: count)
    if capacity > 1 { entries.deallocate() }
    entries = larger
    capacity *= 4
  }

  private final func unregister(_ pipeline: Pipeline) {
    guard pipeline.position != SubjectCore.nowhere else { return }
    let index = pipeline.position
    pipeline.position = SubjectCore.nowhere
    leftCount += 1
    if !isStopped { crx_store(observersWord, UInt(count - leftCount)) }
    if walks > 0 {
      entries[index] |= SubjectCore.left
      return
    }
    entries[index] = SubjectCore.left
    if index == count - 1 {
      count -= 1
      leftCount -= 1
    }
    if leftCount * 2 > count { tidy() }
    Unmanaged.passUnretained(pipeline).release()
  }

  /// Closes the gaps. What gets released is released last, because it may call back.
  private final func tidy() {
    guard walks == 0 else { return }
    if clears { return removeAll() }
    var released: [Unmanaged<Pipeline>] = []
    var end = 0
    for index in 0..<count {
      let word = entries[index]
      if word & SubjectCore.left == 0 {
        if end != index {
          entries[end] = word
          SubjectCore.pipeline(word)._withUnsafeGuaranteedRef { $0.position = end }
        }
        end += 1
      } else if word != SubjectCore.left {
        released.append(SubjectCore.pipeline(word))
      }
    }
    count = end
    leftCount = 0
    for pipeline in released { pipeline.release() }
  }

  private final func removeAll() {
    clears = false
    guard count > 0 else { return }
    let end = count
    if capacity == 1 {
      let word = entries[0]
      forgetTable()
      return SubjectCore.release(word)
    }
    let table = entries
    forgetTable()
    for index in 0..<end where table[index] != SubjectCore.left {
      SubjectCore.pipeline(table[index])._withUnsafeGuaranteedRef { $0.position = SubjectCore.nowhere }
    }
    for index in 0..<end { SubjectCore.release(table[index]) }
    table.deallocate()
  }

  private final func forgetTable() {
    entries = ownEntries
    capacity = 1
    count = 0
    leftCount = 0
  }

  private static func release(_ word: UInt) {
    guard word != left else { return }
    pipeline(word)._withUnsafeGuaranteedRef { $0.position = nowhere }
    pipeline(word).release()
  }
}

/// How a subject ended.
private final class SubjectOutcome: @unchecked Sendable {
  // Sendable: immutable; a weak reference may be read from any thread.
  let failure: (any Error)?
  private(set) weak var disposed: AnyObject?

  init(_ failure: (any Error)?, _ disposed: AnyObject?) {
    self.failure = failure
    self.disposed = disposed
  }
}

extension SubjectCore {
  /// Delivers an element to all observers, or leaves it to the delivery that is in progress.
  @inlinable
  @inline(__always)
  func next<Element>(_ element: Element) {
    Slot.with(element) { slot in
      if !next(slot) { leave(element) }
    }
  }

  /// Delivers the element in a slot to all observers, or leaves it to the thread inside.
  @inlinable
  @inline(__always)
  func next<Element>(_ slot: Slot, as _: Element.Type) {
    if !next(slot) { leave(slot.load(Element.self)) }
  }

  @usableFromInline
  func leave<Element>(_ element: Element) {
    leave(behind: { Slot.with(element) { self.deliver($0) } })
  }
}

/// Ends the subscription of a pipeline to a subject. Whoever disposes it holds the pipeline.
private struct SubjectRegistration: Disposable {
  let core: SubjectCore
  // Not retained: it would be a cycle, and whoever can dispose this holds the pipeline.
  unowned(unsafe) let pipeline: Pipeline

  func dispose() { core.remove(pipeline) }
}

/// What operators link to in place of a subject, so that their subscriptions do not keep the subject alive.
final class SubjectLink: ObservableNode, @unchecked Sendable {
  // Sendable: immutable.
  private let core: SubjectCore

  init(_ core: SubjectCore) {
    self.core = core
    super.init(upstream: nil, makesStages: false) { slot, _ in .pass(slot) }
  }

  override func start(_ pipeline: Pipeline) -> any Disposable { core.feed(pipeline) }
  override var isTrampolined: Bool { false }
}
