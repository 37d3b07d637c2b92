// SPDX-License-Identifier: MIT
import CRxPlatform

/// The part of a subject that does not depend on its element: its observers, and whether the sequence ended.
///
/// Events are delivered inside of the gate. Adding, removing and replaying to observers happens outside, so that a
/// thread that subscribes does not wait for a slow observer.
///
/// It is not the subject itself, because running subscriptions retain the core but not the subject. When the subject is
/// released, no event can be sent any more. So its deinitialiser releases the subscriptions.
@usableFromInline
class SubjectCore: ObserverTable {
  // Threads: `status` is atomic, `outcome` is touched while the state is locked.

  /// Whether an event that the thread inside sends waits until the delivery in progress is done.
  @usableFromInline final let queues: Bool
  /// How the subject ended. An object of its own, because most subjects never need it.
  private var outcome: SubjectOutcome?

  @usableFromInline
  enum Status {
    static let stopped: UInt = 1
    static let disposed: UInt = 2
    /// The subject itself was released.
    static let detached: UInt = 4
    /// Stopped or disposed.
    @inlinable static var ended: UInt { 3 }
  }

  /// Flags of `Status`. Atomic.
  @inlinable final var status: UnsafeMutablePointer<UInt> { firstWord }

  @usableFromInline
  init(_ reentrancy: SubjectReentrancy = .nested) {
    queues = reentrancy == .queued
    super.init()
  }

  // MARK: From any thread

  @usableFromInline
  final var hasObservers: Bool {
    let state = lock()
    let has = isOpen && observerCount > 0
    unlock(state)
    return has
  }

  @usableFromInline
  final var isDisposed: Bool { crx_load(status) & Status.disposed != 0 }

  /// Whether elements are ignored: the sequence ended or the subject was disposed.
  @inlinable
  final var isStopped: Bool { crx_load_relaxed(status) & Status.ended != 0 }

  /// Whether observers can be added.
  private final var isOpen: Bool { crx_load(status) == 0 }

  /// Enters with an event. If this thread is inside, the subject's re-entrancy decides whether the event nests.
  @usableFromInline
  final func enterWithEvent() -> Bool { enterIfFree() || enterOccupied(crx_thread_id(), nests: !queues) }

  /// Delivers an element to all observers. Returns false and does nothing if the element has to go into the queue.
  @usableFromInline
  final func next(_ raw: RawElement) -> Bool {
    guard enterWithEvent() else { return false }
    deliver(raw, to: count)
    exit()
    return true
  }

  /// Ends the sequence, with an error if there is one.
  @usableFromInline
  final func end(_ error: (any Error)?) {
    guard enterWithEvent() else { return enqueue { self.endInside(error) } }
    endInside(error)
    exit()
  }

  /// Releases all observers without an event. Later observers receive `RxError.disposed`.
  @usableFromInline
  final func dispose(_ subject: AnyObject) {
    guard crx_fetch_or(status, Status.disposed) & Status.disposed == 0 else { return }
    let disposal = SubjectOutcome(nil, subject)
    let state = lock()
    let replaced = outcome
    outcome = disposal
    removeAll(state)
    forget()
    withExtendedLifetime(replaced) {}
  }

  /// Releases all observers after the events in the queue, because no other event can be sent any more.
  @usableFromInline
  final func detach() {
    let state = lock()
    // Usually all observers have already been removed.
    if state == 0, count == 0 {
      _ = crx_fetch_or(status, Status.detached)
      return unlock(state)
    }
    unlock(state)
    guard enterIfFree() else { return enqueue { self.detachInside() } }
    detachInside()
    exit()
  }

  private final func detachInside() {
    _ = crx_fetch_or(status, Status.detached)
    clear()
  }

  /// Adds an observer, and removes it when its subscription is disposed.
  final func feed(_ running: RunningSubscription) { if register(running) { running.setUpstream(self) } }

  /// Adds an observer, and returns the disposable that removes it. Returns a `NopDisposable` if the sequence ended
  /// before or while the observer was added.
  final func start(_ running: RunningSubscription) -> any Disposable {
    register(running) ? SubjectRegistration(core: self, running: running) : NopDisposable.shared
  }

  /// Adds an observer. A subclass also replays elements to it. Returns whether the sequence goes on for the observer.
  func register(_ running: RunningSubscription) -> Bool {
    let state = lock()
    guard admits(running) else { return refuse(running, state) }
    add(running, isReplaying: false, state)
    return true
  }

  /// Whether the observer can be added, while the state is locked.
  final func admits(_ running: RunningSubscription) -> Bool { isOpen && !running.isClosed }

  /// Unlocks the state, and sends the end to an observer that subscribes too late. Returns whether the sequence goes on
  /// for the observer.
  final func refuse(_ running: RunningSubscription, _ state: UInt) -> Bool {
    unlock(state)
    if running.isClosed { return true }
    guard crx_load(status) == Status.detached else { return finish(running) }
    replayAfterEnd(to: running)
    return true
  }

  /// Sends replayed elements and the terminal event to an observer that subscribes after the end. Returns false,
  /// because the sequence does not go on.
  private final func finish(_ running: RunningSubscription) -> Bool {
    let outcome = knownOutcome
    if isDisposed {
      running.fail(RxError.disposed(object: outcome?.disposed ?? self))
    } else {
      replayAfterEnd(to: running)
      SubjectCore.pass(outcome?.failure, to: running)
    }
    return false
  }

  /// `outcome`, read under the lock.
  private final var knownOutcome: SubjectOutcome? {
    let state = lock()
    defer { unlock(state) }
    return outcome
  }

  /// Whether the sequence goes on for an observer after a replay, during which the sequence may have ended.
  final func goesOn(_ running: RunningSubscription) -> Bool { !running.isClosed || !isStopped }

  // MARK: For subclasses

  /// Sends the replayed elements to an observer that subscribes after the end or after the subject was released. Not
  /// called inside.
  func replayAfterEnd(to running: RunningSubscription) {}

  /// Called inside when the sequence ends, before the observers receive the terminal event.
  func deliverLast() {}

  /// Called when the subject was disposed.
  func forget() {}

  /// Whether an observer that sends an event during a replay receives this event at once.
  var nestsInReplays: Bool { false }

  /// A function that delivers a copy of an element to one observer.
  func delivery(of raw: RawElement, to running: RunningSubscription) -> () -> Void {
    preconditionFailure("Only what replays elements delivers them through gates.")
  }

  // MARK: Inside the gate

  /// Delivers an element to the first `end` observers.
  @usableFromInline
  final func deliver(_ raw: RawElement, to end: Int) {
    if end > 0, !isStopped { deliverAnyway(raw, to: end) }
  }

  /// Delivers an element, even if the sequence is about to end.
  @inline(__always)
  final func deliverAnyway(_ raw: RawElement, to end: Int) {
    walk(to: end, { $0.deliver(raw) }, enqueue: { self.delivery(of: raw, to: $0) })
  }

  @inline(__always)
  private final func walk(
    to end: Int, _ visit: (RunningSubscription) -> Void, enqueue: (RunningSubscription) -> () -> Void
  ) {
    walk(to: end, nests: { $0 ? self.nestsInReplays : !self.queues }, visit, enqueue: enqueue)
  }

  /// Ends the sequence, with an error if there is one.
  final func endInside(_ error: (any Error)?) {
    let outcome = error.map { SubjectOutcome($0, nil) }
    let state = lock()
    guard !isStopped else { return unlock(state) }
    _ = crx_fetch_or(status, Status.stopped)
    self.outcome = outcome
    let end = count
    unlock(state)
    withoutCompacting {
      deliverLast()
      walk(
        to: end, { SubjectCore.pass(error, to: $0) },
        enqueue: { running in { SubjectCore.pass(error, to: running) } })
    }
    clear()
  }

  /// The error that the sequence ended with, while the state is locked.
  final var failure: (any Error)? { outcome?.failure }

  private static func pass(_ error: (any Error)?, to running: RunningSubscription) {
    if let error { running.fail(error) } else { running.complete() }
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
  /// Delivers an element to all observers, or puts it into the queue.
  @inlinable
  @inline(__always)
  func next<Element>(_ element: Element) {
    RawElement.with(element) { raw in
      if !next(raw) { enqueue(element) }
    }
  }

  /// Delivers the element in a raw element to all observers, or puts it into the queue.
  @inlinable
  @inline(__always)
  func next<Element>(_ raw: RawElement, as _: Element.Type) {
    if !next(raw) { enqueue(raw.load(Element.self)) }
  }

  /// A call that delivers `element` to an observer, for later.
  func delivery<Element>(ofElement element: Element, to running: RunningSubscription) -> () -> Void {
    { RawElement.with(element) { running.deliver($0) } }
  }

  @usableFromInline
  func enqueue<Element>(_ element: Element) {
    enqueue { RawElement.with(element) { self.deliver($0, to: self.count) } }
  }
}

/// Removes an observer from a subject. The caller of `dispose` holds the running subscription.
private struct SubjectRegistration: Disposable, @unchecked Sendable {
  // Sendable: the core changes its table while its state is locked. `unowned(unsafe)` and the core are not checked.
  let core: SubjectCore
  // Not retained, because the subscription retains this. Only callers that retain the subscription can call `dispose`.
  unowned(unsafe) let running: RunningSubscription

  func dispose() { core.remove(running) }
}
