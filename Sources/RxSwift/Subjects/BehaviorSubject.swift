// SPDX-License-Identifier: MIT

/// Holds a value, and passes each new value on to its observers; whoever subscribes receives the current value first.
///
/// Whoever subscribes after the end receives the terminal event only. Events may come from any thread; they are
/// serialised, and no caller waits for another. What an observer sends while the subject delivers is up to
/// ``SubjectReentrancy``. The subject retains its observers until the end, until they are disposed, or until it is
/// released.
/// See <http://reactivex.io/documentation/subject.html>.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType,
  @unchecked Sendable
{
  // Sendable: all state is in the core, which is.

  /// The type of the observer that feeds the subject.
  public typealias SubjectObserverType = BehaviorSubject<Element>

  @usableFromInline let core: BehaviorCore<Element>

  /// Creates a subject with a first value.
  public init(value: Element) {
    core = BehaviorCore(value)
    super.init(source: .none)
  }

  /// Creates a subject with a first value.
  ///
  /// - Parameters:
  ///   - value: the first value.
  ///   - reentrancy: when events are delivered that an observer sends while the subject delivers.
  public init(value: Element, reentrancy: SubjectReentrancy) {
    core = BehaviorCore(value, reentrancy)
    super.init(source: .none)
  }

  deinit { core.detach() }

  /// Whether somebody is subscribed.
  public var hasObservers: Bool { core.hasObservers }

  /// Whether the subject was disposed.
  public var isDisposed: Bool { core.isDisposed }

  /// Lets go of all observers without an event. The subject ignores events from then on, and whoever subscribes
  /// receives `RxError.disposed`.
  public func dispose() {
    core.ignoreEvents()
    core.dispose(self)
  }

  /// The current value.
  ///
  /// A value is current as soon as `on` was called with it, even if its delivery is left to another thread or, with
  /// ``SubjectReentrancy/queued``, comes after the delivery that is in progress: who sets a value reads that value, and
  /// receives it when he subscribes, while an observer who subscribes to the subject that calls him receives the value
  /// that is being delivered, and then those that wait. The same holds for
  /// the end: once `on` was called with an error, reading throws it.
  ///
  /// - Throws: the error that the sequence ended with, or `RxError.disposed`.
  @inlinable
  public func value() throws -> Element {
    if core.isDisposed { throw RxError.disposed(object: self) }
    return try core.value()
  }

  /// The current value, even if the sequence failed; for relays, which never do.
  @inlinable
  package var currentValue: Element { core.currentValue }

  /// Passes an event on to all observers.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): core.next(element)
    case .error(let error): core.finish(error)
    case .completed: core.finish(nil)
    }
  }

  /// Passes a new value on to all observers.
  @inlinable
  @inline(__always)
  public func onNext(_ element: Element) { core.next(element) }

  /// The subject itself, as what feeds it.
  public func asObserver() -> BehaviorSubject<Element> { self }

  /// Subscribes `observer` to the current value and the events that are still to come.
  @inlinable
  public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    connect(ObserverStage(observer))
  }

  @usableFromInline
  override func feed(_ pipeline: Pipeline) { core.feed(pipeline) }

  @usableFromInline
  override var isTrampolined: Bool { false }

  override var linked: ObservableNode { SubjectLink(core) }
}

/// The state of a behavior subject.
@usableFromInline
final class BehaviorCore<Element>: SubjectCore, @unchecked Sendable {
  // Sendable: everything below is written while the gate is locked; `current` by the thread inside only, which is why
  // that thread may read it without.

  /// The value that was delivered last, or is being delivered.
  @exclusivity(unchecked) @usableFromInline var current: Element
  /// The newest value whose delivery was left to the one in progress, and how many such values wait.
  @exclusivity(unchecked) @usableFromInline var newest: Element?
  @exclusivity(unchecked) private var waiting = 0
  /// Whether events are ignored: a terminal event came, delivered or not, or the subject was disposed.
  @exclusivity(unchecked) @usableFromInline var isEnded = false
  @exclusivity(unchecked) @usableFromInline var error: (any Error)?

  @usableFromInline
  init(_ value: Element, _ reentrancy: SubjectReentrancy = .nested) {
    current = value
    super.init(reentrancy)
  }

  @inlinable
  @inline(__always)
  func next(_ element: Element) {
    let state = lock()
    if isEnded { return unlock(state) }
    guard isEnterableWithEvent(state) else {
      unlock(state)
      return leave(element)
    }
    if hasWork(state) { doLeadingShortWork() }
    let last = current
    current = element
    unlockEntering(state)
    Slot.with(element) { deliver($0) }
    exit()
    withExtendedLifetime(last) {}
  }

  /// Whether an event may be delivered at once: nobody is inside, or this thread is and re-entrant events nest.
  @inlinable
  @inline(__always)
  func isEnterableWithEvent(_ state: UInt) -> Bool { state == 0 || isEnterable(state) && !queues }

  /// Leaves a value to the thread inside; it is the current one from now on.
  @usableFromInline
  func leave(_ element: Element) {
    let node = LeftWork { self.deliverLeft(element) }
    let state = lock()
    if isEnded { return unlock(state) }
    let last = newest
    newest = element
    waiting += 1
    if unlock(state, leaving: node) { exit() }
    withExtendedLifetime(last) {}
  }

  private func deliverLeft(_ element: Element) {
    let state = lock()
    let last = (current, newest)
    current = element
    waiting -= 1
    if waiting == 0 { newest = nil }
    unlock(state)
    Slot.with(element) { deliver($0) }
    withExtendedLifetime(last) {}
  }

  @usableFromInline
  func finish(_ error: (any Error)?) {
    let node = LeftWork { self.endInside(error) }
    let state = lock()
    if isEnded { return unlock(state) }
    isEnded = true
    self.error = error
    let isEnterable = isEnterableWithEvent(state)
    if isEnterable, hasWork(state) { doLeadingShortWork() }
    // An observer may end the sequence; what others left before is not lost.
    guard isEnterable, nothingWaits else {
      if unlock(state, leaving: node) { exit() }
      return
    }
    unlockEntering(state)
    endInside(error)
    exit()
  }

  func ignoreEvents() {
    let state = lock()
    isEnded = true
    unlock(state)
  }

  @inlinable
  func value() throws -> Element {
    let state = lock()
    let value = newestValue(state)
    let error = error
    unlock(state)
    if let error { throw error }
    return value
  }

  @inlinable
  @inline(__always)
  var currentValue: Element {
    let state = lock()
    let value = newestValue(state)
    unlock(state)
    return value
  }

  /// The value of the last event, while the state is locked: what others left comes after what the thread inside sends.
  @inlinable
  @inline(__always)
  func newestValue(_ state: UInt) -> Element { isEnterableWithEvent(state) ? current : newest ?? current }

  override func register(_ pipeline: Pipeline) -> Bool {
    let state = lock()
    guard admits(pipeline) else { return refuse(pipeline, state) }
    // Who comes from another thread comes after what waits; who comes while it delivers receives what waits later.
    let value: Element? = isEnterable(state) ? current : isEnded ? nil : newestValue(state)
    guard let value else {
      add(pipeline, isGated: false, state)
      return true
    }
    pipeline.beginReplay()
    add(pipeline, isGated: true, state)
    Slot.with(value) { pipeline.deliver($0) }
    pipeline.endReplay()
    return goesOn(pipeline)
  }

  override func replayAfterEnd(to pipeline: Pipeline) {
    let state = lock()
    let value = isEnded ? nil : current
    unlock(state)
    if let value { Slot.with(value) { pipeline.deliver($0) } }
  }

  override var nestsInReplays: Bool { !queues }

  override func delivery(of slot: Slot, to pipeline: Pipeline) -> () -> Void {
    let element = slot.load(Element.self)
    return { Slot.with(element) { pipeline.deliver($0) } }
  }
}
