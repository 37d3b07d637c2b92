// SPDX-License-Identifier: MIT

/// Remembers elements and repeats them to each observer that subscribes, before the events that are still to come.
///
/// An observer that subscribes after the end receives the remembered elements and the terminal event. An observer that
/// sends an element while the subject repeats elements to it receives its own element after these.
///
/// Events may come from any thread. While one thread delivers an event, any other thread waits for its turn and then
/// delivers its own event (<doc:Laws>). An observer may send an event while the subject delivers another one.
/// ``SubjectReentrancy`` decides when the subject delivers that event. The subject retains its observers until the end,
/// until they are disposed, or until it is released.
/// See <http://reactivex.io/documentation/subject.html>.
public class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable, @unchecked Sendable {
  // Sendable: all state is in the core, which is Sendable.

  /// The type of the observer that feeds the subject.
  public typealias SubjectObserverType = ReplaySubject<Element>

  @usableFromInline final let core: ReplayCore<Element>

  init(_ core: ReplayCore<Element>) {
    self.core = core
    super.init(.feed, isTrampolined: false)
  }

  deinit { core.detach() }

  /// A subject that remembers the last elements.
  ///
  /// ```swift
  /// let subject = ReplaySubject<Int>.create(bufferSize: 2)
  /// for number in 1...3 { subject.onNext(number) }
  /// _ = subject.subscribe(onNext: { print($0) })  // prints 2, 3
  /// ```
  ///
  /// - Parameter bufferSize: how many elements to remember; not negative.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    create(bufferSize: bufferSize, reentrancy: .nested)
  }

  /// A subject that remembers the last elements.
  ///
  /// ```swift
  /// let subject = ReplaySubject<Int>.create(bufferSize: 1, reentrancy: .queued)
  /// _ = subject.subscribe(onNext: { if $0 == 1 { subject.onNext(2) } })
  /// _ = subject.subscribe(onNext: { print($0) })
  /// subject.onNext(1)  // prints 1, 2
  /// ```
  ///
  /// - Parameters:
  ///   - bufferSize: how many elements to remember; not negative.
  ///   - reentrancy: when the subject delivers an event that an observer sends while the subject delivers another one.
  ///     The subject remembers a queued element when its turn comes.
  @_disfavoredOverload
  public static func create(bufferSize: Int, reentrancy: SubjectReentrancy) -> ReplaySubject<Element> {
    requireArgument(
      bufferSize >= 0, "ReplaySubject.create(bufferSize:): the size must not be negative, is \(bufferSize)")
    return ReplaySubject(ReplayCore(limit: bufferSize, reentrancy))
  }

  /// A subject that remembers all elements.
  ///
  /// ```swift
  /// let subject = ReplaySubject<Int>.createUnbounded()
  /// for number in 1...3 { subject.onNext(number) }
  /// _ = subject.subscribe(onNext: { print($0) })  // prints 1, 2, 3
  /// ```
  public static func createUnbounded() -> ReplaySubject<Element> { createUnbounded(reentrancy: .nested) }

  /// A subject that remembers all elements.
  ///
  /// ```swift
  /// let subject = ReplaySubject<Int>.createUnbounded(reentrancy: .queued)
  /// _ = subject.subscribe(onNext: { if $0 == 1 { subject.onNext(2) } })
  /// _ = subject.subscribe(onNext: { print($0) })
  /// subject.onNext(1)  // prints 1, 2
  /// ```
  ///
  /// - Parameter reentrancy: when the subject delivers an event that an observer sends while the subject delivers
  ///   another one. The subject remembers a queued element when its turn comes.
  @_disfavoredOverload
  public static func createUnbounded(reentrancy: SubjectReentrancy) -> ReplaySubject<Element> {
    ReplaySubject(ReplayCore(limit: .max, reentrancy))
  }

  /// Whether there are observers.
  public final var hasObservers: Bool { core.hasObservers }

  /// Forgets the elements and releases all observers without an event. The subject ignores events from then on, and an
  /// observer that subscribes receives `RxError.disposed`.
  ///
  /// ```swift
  /// let subject = ReplaySubject<Int>.create(bufferSize: 1)
  /// subject.dispose()
  /// _ = subject.subscribe(onError: { _ in print("there is nothing any more") })  // prints there is nothing any more
  /// ```
  public final func dispose() { core.dispose(self) }

  /// Passes an event on to all observers, and remembers it.
  ///
  /// ```swift
  /// let subject = ReplaySubject<Int>.create(bufferSize: 1)
  /// subject.on(.next(1))
  /// subject.on(.completed)
  /// _ = subject.subscribe(onNext: { print($0) }, onCompleted: { print("completed") })  // prints 1, completed
  /// ```
  @inlinable
  public final func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): core.remember(element)
    case .error(let error): core.end(error)
    case .completed: core.end(nil)
    }
  }

  /// Passes an element on to all observers, and remembers it.
  ///
  /// ```swift
  /// let subject = ReplaySubject<Int>.create(bufferSize: 1)
  /// subject.onNext(1)
  /// _ = subject.subscribe(onNext: { print($0) })  // prints 1
  /// ```
  @inlinable
  @inline(__always)
  public final func onNext(_ element: Element) { core.remember(element) }

  /// The subject itself, as the observer that feeds it.
  public final func asObserver() -> ReplaySubject<Element> { self }

  @usableFromInline
  override func feed(_ running: RunningSubscription) { core.feed(running) }
}

/// The state of a replay subject: the last elements.
@usableFromInline
final class ReplayCore<Element>: SubjectCore {
  // Threads: a thread touches everything only while the state is locked.
  @usableFromInline let limit: Int
  /// The last elements, at most `limit`.
  @exclusivity(unchecked) @usableFromInline var elements = ReplayRing<Element>()
  /// How many threads repeat `elements` as they are. While one of them does, a change copies the elements.
  @exclusivity(unchecked) @usableFromInline var readers = 0
  /// Counts the copies.
  private var version = 0

  init(limit: Int, _ reentrancy: SubjectReentrancy = .nested) {
    self.limit = limit
    super.init(reentrancy)
  }

  /// Remembers an element and delivers it to all observers.
  @inlinable
  @inline(__always)
  func remember(_ element: Element) {
    let state = lock()
    if isStopped { return unlock(state) }
    guard readers == 0, state == 0 || isEnterable(state) && !queues else {
      unlock(state)
      return rememberOccupied(element)
    }
    if elements.count == limit, limit > 0 {
      // This thread releases the element after it unlocks the state, because the release may call back.
      let replaced = elements.takeFirst()
      elements.append(element)
      deliverEntering(element, state)
      withExtendedLifetime(replaced) {}
    } else {
      if limit > 0 { elements.append(element) }
      deliverEntering(element, state)
    }
  }

  @inlinable
  @inline(__always)
  func deliverEntering(_ element: Element, _ state: UInt) {
    let end = count
    unlockEntering(state)
    RawElement.with(element) { deliver($0, to: end) }
    exit()
  }

  @usableFromInline
  func rememberOccupied(_ element: Element) {
    guard enterWithEvent() else { return enqueue { self.rememberInside(element) } }
    rememberInside(element)
    exit()
  }

  private func rememberInside(_ element: Element) {
    var state = lock()
    if isStopped { return unlock(state) }
    let replaced: Element?
    var changed = elements
    if readers == 0 {
      replaced = store(element, in: elements)
    } else {
      // Copies all elements, while other threads may lock the state. Only the thread inside adds elements.
      unlock(state)
      changed = changed.copy()
      replaced = store(element, in: changed)
      state = lock()
      if isStopped { return unlock(state) }
      swap(&elements, &changed)
      version &+= 1
      readers = 0
    }
    let end = count
    unlock(state)
    RawElement.with(element) { deliver($0, to: end) }
    withExtendedLifetime((replaced, changed)) {}
  }

  /// Stores an element and returns the one that it replaces. The caller releases the replaced one after it unlocks the
  /// state, because the release may call back.
  private func store(_ element: Element, in elements: ReplayRing<Element>) -> Element? {
    if limit == 0 { return nil }
    let replaced = elements.count == limit ? elements.takeFirst() : nil
    elements.append(element)
    return replaced
  }

  override func register(_ running: RunningSubscription) -> Bool {
    let state = lock()
    guard admits(running) else { return refuse(running, state) }
    if elements.count == 0 {
      add(running, isReplaying: false, state)
      return true
    }
    let (elements, version) = (elements, version)
    readers += 1
    running.beginReplay()
    add(running, isReplaying: true, state)
    replay(elements, to: running)
    stopReading(version)
    running.endReplay()
    return goesOn(running)
  }

  override func replayAfterEnd(to running: RunningSubscription) {
    let state = lock()
    let (elements, version) = (elements, version)
    readers += 1
    unlock(state)
    replay(elements, to: running)
    stopReading(version)
  }

  private func stopReading(_ readVersion: Int) {
    let state = lock()
    if version == readVersion { readers -= 1 }
    unlock(state)
  }

  private func replay(_ elements: ReplayRing<Element>, to running: RunningSubscription) {
    let reader = RawElement.Reader(Element.self)
    for index in 0..<elements.count {
      if running.isClosed || isDisposed { break }
      running.deliver(reader.read(UnsafeRawPointer(elements.address(of: index))))
    }
    withExtendedLifetime(elements) {}
  }

  override func forget() {
    let state = lock()
    let forgotten = elements
    elements = ReplayRing()
    unlock(state)
    withExtendedLifetime(forgotten) {}
  }

  override func delivery(of raw: RawElement, to running: RunningSubscription) -> () -> Void {
    delivery(ofElement: raw.load(Element.self), to: running)
  }
}
