// SPDX-License-Identifier: MIT
import CRxPlatform

/// The part of a subject that does not depend on its element: who listens, and whether the sequence ended.
///
/// Events are delivered inside of the gate. Coming, going and repeating elements to those who come happen outside, so
/// that an event is left to another thread only if that one delivers an event.
///
/// The object is separate from the subject because running pipelines keep it alive, but not the subject: nothing can
/// be emitted any more when the subject is gone, so its end frees the pipelines.
@usableFromInline
class SubjectCore: ObserverTable, @unchecked Sendable {
  // Sendable: what is added is changed by the thread inside while the state is locked, and read there or by that thread.

  @exclusivity(unchecked) private var isDetached = false
  /// Whether events wait that the thread inside sends while it delivers.
  @usableFromInline final let queues: Bool
  /// Whether elements are ignored: the sequence ended or the subject was disposed.
  @exclusivity(unchecked) @usableFromInline final private(set) var isStopped = false
  /// What is known about the end, in an object of its own because most subjects never need it.
  @exclusivity(unchecked) private var outcome: SubjectOutcome?

  @usableFromInline
  init(_ reentrancy: SubjectReentrancy = .nested) {
    queues = reentrancy == .queued
    super.init()
  }

  /// Whether the subject was disposed.
  private final var disposedWord: UnsafeMutablePointer<UInt> { firstWord }

  // MARK: From any thread

  @usableFromInline
  final var hasObservers: Bool {
    let state = lock()
    let has = isOpen && observerCount > 0
    unlock(state)
    return has
  }

  @usableFromInline
  final var isDisposed: Bool { crx_load(disposedWord) != 0 }

  /// Enters with an event. Whether it nests is the subject's choice, which is looked at only when somebody is inside.
  @usableFromInline
  final func enterWithEvent() -> Bool { enterIfFree() || enterOccupiedWithEvent() }

  private final func enterOccupiedWithEvent() -> Bool {
    // When it was disposed and nobody could see to it yet, that waits among what was left: events come behind.
    guard !isDisposed, enterOccupied(nests: !queues) else { return false }
    letIn()
    return true
  }

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
    exitAfter { self.endInside(error) }
  }

  /// Lets go of all observers without telling them; later ones fail with `RxError.disposed`.
  @usableFromInline
  final func dispose(_ subject: AnyObject) {
    guard crx_exchange(disposedWord, 1) == 0 else { return }
    let disposal = SubjectOutcome(nil, subject)
    let state = lock()
    let replaced = outcome
    outcome = disposal
    unlock(state)
    withExtendedLifetime(replaced) {}
    inside { self.stop(isDisposed: true) }
  }

  /// Lets go of all observers, because nothing can be emitted any more but what waits already.
  @usableFromInline
  final func detach() {
    let state = lock()
    // Mostly everybody has gone before.
    if state == 0, count == 0 {
      isDetached = true
      return unlock(state)
    }
    unlock(state)
    guard enterIfFree() || enterOccupied(nests: false) else { return leave(behind: { self.stop(isDisposed: false) }) }
    stop(isDisposed: false)
    exit()
  }

  /// Adds an observer, and ends its subscription when its pipeline is disposed.
  final func feed(_ pipeline: Pipeline) { if register(pipeline) { pipeline.setUpstream(self) } }

  /// Adds an observer, for a source that has more to end than this subscription. Returns a
  /// `NopDisposable` if the sequence ended before or while it was added.
  final func start(_ pipeline: Pipeline) -> any Disposable {
    register(pipeline) ? SubjectRegistration(core: self, pipeline: pipeline) : NopDisposable.shared
  }

  /// Adds an observer; a subclass has something to repeat to it. Returns whether the sequence goes on for it.
  func register(_ pipeline: Pipeline) -> Bool {
    let state = lock()
    guard admits(pipeline) else { return refuse(pipeline, state) }
    add(pipeline, isGated: false, state)
    return true
  }

  final override func turnAway(_ pipeline: Pipeline, isGated: Bool) {
    // It came before the subject was disposed.
    if isDisposed { return }
    // What is repeated to it comes from the thread that subscribes.
    if isGated { pipeline.inside { self.conclude(pipeline) } } else { _ = finish(pipeline) }
  }

  /// Whether the observer can be added, while the state is locked.
  final func admits(_ pipeline: Pipeline) -> Bool { isOpen && !pipeline.isClosed }

  /// Unlocks the state and tells an observer that comes too late so. Returns whether the sequence goes on for it.
  final func refuse(_ pipeline: Pipeline, _ state: UInt) -> Bool {
    let isDetached = isDetached && !isStopped
    unlock(state)
    if pipeline.isClosed { return true }
    guard isDetached else { return finish(pipeline) }
    replayAfterEnd(to: pipeline)
    return true
  }

  /// Sends what there is for those who come after the end. Returns that the sequence does not go on.
  private final func finish(_ pipeline: Pipeline) -> Bool {
    if isDisposed {
      pipeline.fail(RxError.disposed(object: knownOutcome.outcome?.disposed ?? self))
    } else {
      replayAfterEnd(to: pipeline)
      conclude(pipeline)
    }
    return false
  }

  /// Sends the end to somebody who comes after it.
  private final func conclude(_ pipeline: Pipeline) {
    let (isStopped, outcome) = knownOutcome
    if isStopped, !isDisposed { SubjectCore.pass(outcome?.failure, to: pipeline) }
  }

  /// What anybody may know about the end.
  private final var knownOutcome: (isStopped: Bool, outcome: SubjectOutcome?) {
    let state = lock()
    let known = (isStopped, outcome)
    unlock(state)
    return known
  }

  /// Whether the sequence goes on for an observer to which something was repeated, during which it may have ended.
  final func goesOn(_ pipeline: Pipeline) -> Bool {
    !pipeline.isClosed || !knownOutcome.isStopped
  }

  // MARK: For subclasses

  /// What an observer receives that comes after the end, before the terminal event, or that comes when the subject is
  /// gone. Not called inside.
  func replayAfterEnd(to pipeline: Pipeline) {}

  /// Called inside when the sequence ends, before the observers receive the terminal event.
  func deliverLast() {}

  /// Called inside when the subject was disposed.
  func forget() {}

  /// Whether an observer to which an element is being repeated receives at once what it sends.
  var nestsInReplays: Bool { false }

  /// The delivery of an element to one observer, for later.
  func delivery(of slot: Slot, to pipeline: Pipeline) -> () -> Void {
    preconditionFailure("Only what repeats elements delivers them through gates.")
  }

  // MARK: Inside the gate

  /// Delivers an element to all observers.
  @usableFromInline
  final func deliver(_ slot: Slot) {
    guard count > 0, !isStopped else { return }
    deliverAnyway(slot)
  }

  /// Delivers an element to all observers, even if the sequence is about to end.
  @inline(__always)
  final func deliverAnyway(_ slot: Slot) {
    walk({ $0.deliver(slot) }, leaving: { self.delivery(of: slot, to: $0) })
  }

  @inline(__always)
  private final func walk(_ visit: (Pipeline) -> Void, leaving left: (Pipeline) -> () -> Void) {
    walk(nests: { $0 ? self.nestsInReplays : !self.queues }, visit, leaving: left)
  }

  /// Ends the sequence, with an error if there is one.
  final func endInside(_ error: (any Error)?) {
    guard !isStopped else { return }
    let outcome = error.map { SubjectOutcome($0, nil) }
    let state = lock()
    isStopped = true
    if let outcome, !isDisposed { self.outcome = outcome }
    unlock(state)
    withoutTidying {
      deliverLast()
      walk({ SubjectCore.pass(error, to: $0) }, leaving: { pipeline in { SubjectCore.pass(error, to: pipeline) } })
    }
    clear()
  }

  /// The error that the sequence ended with, while the state is locked.
  final var failure: (any Error)? { outcome?.failure }

  private static func pass(_ error: (any Error)?, to pipeline: Pipeline) {
    if let error { pipeline.fail(error) } else { pipeline.complete() }
  }

  /// Lets go of all observers, because the subject was disposed or is gone.
  private final func stop(isDisposed: Bool) {
    let state = lock()
    if isDisposed { isStopped = true } else { isDetached = true }
    unlock(state)
    if isDisposed { forget() }
    clear()
  }

  final override var isOpen: Bool { !isStopped && !isDetached && !isDisposed }
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
    super.init(scalarKind: .none, passingOn: nil)
  }

  override func feed(_ pipeline: Pipeline) { core.feed(pipeline) }
  override var isTrampolined: Bool { false }
}
