// SPDX-License-Identifier: MIT

/// Remembers elements and repeats them to everybody who subscribes, before the events that are still to come.
///
/// Whoever subscribes after the end receives the remembered elements and the terminal event. Events may come from any
/// thread; they are serialised, and no caller waits for another. What an observer sends while the subject delivers is
/// up to ``SubjectReentrancy``. The subject retains its observers until the end, until they are disposed, or until it is
/// released.
/// See <http://reactivex.io/documentation/subject.html>.
public class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable, @unchecked Sendable {
  // Sendable: all state is in the core, which is.

  /// The type of the observer that feeds the subject.
  public typealias SubjectObserverType = ReplaySubject<Element>

  @usableFromInline final let core: ReplayCore<Element>

  init(_ core: ReplayCore<Element>) {
    self.core = core
    super.init(source: .none)
  }

  deinit { core.detach() }

  /// A subject that remembers the last elements.
  ///
  /// - Parameter bufferSize: how many; not negative.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    create(bufferSize: bufferSize, reentrancy: .nested)
  }

  /// A subject that remembers the last elements.
  ///
  /// - Parameters:
  ///   - bufferSize: how many; not negative.
  ///   - reentrancy: when events are delivered that an observer sends while the subject delivers. An element that is
  ///     queued is remembered when its turn comes.
  public static func create(bufferSize: Int, reentrancy: SubjectReentrancy) -> ReplaySubject<Element> {
    requireArgument(
      bufferSize >= 0, "ReplaySubject.create(bufferSize:): the size must not be negative, is \(bufferSize)")
    return ReplaySubject(ReplayCore(limit: bufferSize, reentrancy))
  }

  /// A subject that remembers all elements.
  public static func createUnbounded() -> ReplaySubject<Element> { createUnbounded(reentrancy: .nested) }

  /// A subject that remembers all elements.
  ///
  /// - Parameter reentrancy: when events are delivered that an observer sends while the subject delivers. An element
  ///   that is queued is remembered when its turn comes.
  public static func createUnbounded(reentrancy: SubjectReentrancy) -> ReplaySubject<Element> {
    ReplaySubject(ReplayCore(limit: .max, reentrancy))
  }

  /// Whether somebody is subscribed.
  public final var hasObservers: Bool { core.hasObservers }

  /// Forgets the elements and lets go of all observers without an event. The subject ignores events from then on, and
  /// whoever subscribes receives `RxError.disposed`.
  public final func dispose() { core.dispose(self) }

  /// Passes an event on to all observers, and remembers it.
  @inlinable
  public final func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): core.remember(element)
    case .error(let error): core.end(error)
    case .completed: core.end(nil)
    }
  }

  /// Passes an element on to all observers, and remembers it.
  @inlinable
  @inline(__always)
  public final func onNext(_ element: Element) { core.remember(element) }

  /// The subject itself, as what feeds it.
  public final func asObserver() -> ReplaySubject<Element> { self }

  @usableFromInline
  override func feed(_ pipeline: Pipeline) { core.feed(pipeline) }

  @usableFromInline
  override var isTrampolined: Bool { false }

  override var linked: ObservableNode { SubjectLink(core) }
}

/// The state of a replay subject: a ring of the last elements.
@usableFromInline
final class ReplayCore<Element>: SubjectCore, @unchecked Sendable {
  // Sendable: everything is touched while the state is locked only.
  @usableFromInline let limit: Int
  /// The ring; once it is full, `oldest` is where it begins.
  @exclusivity(unchecked) @usableFromInline var ring = ContiguousArray<Element>()
  @exclusivity(unchecked) @usableFromInline var oldest = 0
  /// Elements that were left to the thread inside, for those who come before it gets to them.
  @exclusivity(unchecked) private var waiting = RingQueue<Element>()

  init(limit: Int, _ reentrancy: SubjectReentrancy = .nested) {
    self.limit = limit
    super.init(reentrancy)
  }

  /// Remembers an element and delivers it to all observers.
  @inlinable
  @inline(__always)
  func remember(_ element: Element) {
    let state = lock()
    guard state == 0 || isEnterable(state) && !queues && !isDisposed && !endWaits else {
      unlock(state)
      return leave(element)
    }
    if hasWork(state) { return rememberNested(element, state) }
    if isStopped { return unlock(state) }
    let replaced = store(element)
    unlockEntering(state)
    Slot.with(element) { deliver($0) }
    exit()
    withExtendedLifetime(replaced) {}
  }

  /// Remembers an element that an observer sends while others wait, of whom those receive it who came already.
  @usableFromInline
  func rememberNested(_ element: Element, _ state: UInt) {
    doLeadingShortWork()
    if isStopped { return unlock(state) }
    let replaced = store(element)
    let late = waitingReplays()
    unlockEntering(state)
    Slot.with(element) { slot in
      deliver(slot)
      for pipeline in late { pipeline.inside(delivery(of: slot, to: pipeline)) }
    }
    exit()
    withExtendedLifetime(replaced) {}
  }

  /// Leaves an element to the thread inside.
  @usableFromInline
  func leave(_ element: Element) {
    let node = LeftWork { self.rememberLeft() }
    let state = lock()
    waiting.append(element)
    if unlock(state, leaving: node) { exit() }
  }

  private func rememberLeft() {
    let state = lock()
    // Nothing is there if the subject was disposed.
    let element = waiting.popFirst()
    let isIgnored = isStopped
    let replaced = isIgnored ? nil : element.flatMap(store)
    unlock(state)
    if let element, !isIgnored { Slot.with(element) { deliver($0) } }
    withExtendedLifetime(replaced) {}
  }

  /// Puts an element into the ring; returns the one that it replaces, which is released after the state is unlocked: its
  /// end may call back.
  @inlinable
  @inline(__always)
  func store(_ element: Element) -> Element? {
    guard ring.count == limit, limit > 0 else {
      if limit > 0 { ring.append(element) }
      return nil
    }
    let last = ring[oldest]
    ring[oldest] = element
    oldest = oldest &+ 1 == limit ? 0 : oldest &+ 1
    return last
  }

  override func register(_ pipeline: Pipeline) -> Bool {
    let state = lock()
    guard admits(pipeline) else { return refuse(pipeline, state) }
    // Who comes while it delivers receives what waits later.
    let memory = Memory(ring, oldest, isEnterable(state) ? RingQueue() : waiting, limit)
    if memory.count == 0 {
      add(pipeline, isGated: false, state)
      return true
    }
    pipeline.beginReplay()
    add(pipeline, isGated: true, state)
    replay(memory, to: pipeline)
    pipeline.endReplay()
    return goesOn(pipeline)
  }

  override func replayAfterEnd(to pipeline: Pipeline) {
    let state = lock()
    let memory = Memory(ring, oldest, RingQueue(), limit)
    unlock(state)
    replay(memory, to: pipeline)
  }

  private func replay(_ memory: Memory, to pipeline: Pipeline) {
    for index in 0..<memory.count where !pipeline.isClosed && !isDisposed {
      Slot.with(memory[index]) { pipeline.deliver($0) }
    }
  }

  override func forget() {
    let state = lock()
    let forgotten = (ring, waiting)
    ring = []
    waiting = RingQueue()
    oldest = 0
    unlock(state)
    withExtendedLifetime(forgotten) {}
  }

  override func delivery(of slot: Slot, to pipeline: Pipeline) -> () -> Void {
    let element = slot.load(Element.self)
    return { Slot.with(element) { pipeline.deliver($0) } }
  }

  /// What somebody who comes now receives: the last of what was remembered and of what waits.
  private struct Memory {
    private let ring: ContiguousArray<Element>
    private let oldest: Int
    private let waiting: RingQueue<Element>
    private let start: Int
    let count: Int

    init(_ ring: ContiguousArray<Element>, _ oldest: Int, _ waiting: RingQueue<Element>, _ limit: Int) {
      self.ring = ring
      self.oldest = oldest
      self.waiting = waiting
      let all = ring.count + waiting.count
      count = min(all, limit)
      start = all - count
    }

    subscript(index: Int) -> Element {
      let place = start + index
      guard place < ring.count else { return waiting[place - ring.count] }
      return ring[oldest + place < ring.count ? oldest + place : oldest + place - ring.count]
    }
  }
}
