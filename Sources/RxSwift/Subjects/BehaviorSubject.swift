// SPDX-License-Identifier: MIT

/// Holds a value, and passes each new value on to its observers; an observer that subscribes receives the value first.
///
/// An observer that subscribes after the end receives the terminal event only.
///
/// Events may come from any thread. While one thread delivers an event, any other thread waits for its turn and then
/// delivers its own event (<doc:Laws>). An observer may send an event while the subject delivers another one.
/// ``SubjectReentrancy`` decides when the subject delivers that event. The subject retains its observers until the end,
/// until they are disposed, or until it is released.
/// See <http://reactivex.io/documentation/subject.html>.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, Cancelable, Finishable, ObserverType,
  @unchecked Sendable
{
  // Sendable: all state is in the core, which is Sendable.

  /// The type of the observer that feeds the subject.
  public typealias SubjectObserverType = BehaviorSubject<Element>

  @usableFromInline let core: BehaviorCore<Element>

  /// Creates a subject with a first value.
  ///
  /// ```swift
  /// let subject = BehaviorSubject(value: "start")
  /// _ = subject.subscribe(onNext: { print($0) })  // prints start
  /// subject.onNext("next")  // prints next
  /// ```
  public init(value: Element) {
    core = BehaviorCore(value)
    super.init(.feed, isTrampolined: false)
  }

  /// Creates a subject with a first value.
  ///
  /// ```swift
  /// let subject = BehaviorSubject(value: 0, reentrancy: .queued)
  /// _ = subject.subscribe(onNext: { if $0 == 1 { subject.onNext(2) } })
  /// _ = subject.subscribe(onNext: { print($0) })  // prints 0
  /// subject.onNext(1)  // prints 1, 2
  /// ```
  ///
  /// - Parameters:
  ///   - value: the first value.
  ///   - reentrancy: when the subject delivers an event that an observer sends while the subject delivers another one.
  @_disfavoredOverload
  public init(value: Element, reentrancy: SubjectReentrancy) {
    core = BehaviorCore(value, reentrancy)
    super.init(.feed, isTrampolined: false)
  }

  deinit { core.detach() }

  /// Whether there are observers.
  public var hasObservers: Bool { core.hasObservers }

  /// Whether the subject was disposed.
  public var isDisposed: Bool { core.isDisposed }

  /// Releases all observers without an event. The subject ignores events from then on, and an observer that subscribes
  /// receives `RxError.disposed`.
  ///
  /// ```swift
  /// let subject = BehaviorSubject(value: 1)
  /// subject.dispose()
  /// _ = subject.subscribe(onError: { _ in print("there is nothing any more") })  // prints there is nothing any more
  /// ```
  public func dispose() {
    core.ignoreEvents()
    core.dispose(self)
  }

  /// The current value.
  ///
  /// A value is current before an observer receives it. It is current from when its delivery begins, or from when it
  /// goes into the queue, as with ``SubjectReentrancy/queued``. A thread that has sent a value reads that value, unless
  /// another thread has replaced it. An observer that subscribes while values are in the queue first receives the value
  /// that was delivered last or is being delivered. Then it receives the values in the queue.
  ///
  /// The same holds for the end. When a call of `on` with an error has returned, reading throws the error.
  ///
  /// ```swift
  /// let subject = BehaviorSubject(value: 1)
  /// subject.onNext(2)
  /// print(try subject.value())  // prints 2
  /// ```
  ///
  /// - Throws: the error that the sequence ended with, or `RxError.disposed`.
  @inlinable
  public func value() throws -> Element {
    if core.isDisposed { throw RxError.disposed(object: self) }
    return try core.value()
  }

  /// The current value, even if the sequence failed. This is for relays, which never fail.
  @inlinable
  package var currentValue: Element { core.currentValue }

  /// Passes an event on to all observers.
  ///
  /// ```swift
  /// let subject = BehaviorSubject(value: 1)
  /// _ = subject.subscribe(onNext: { print($0) }, onCompleted: { print("completed") })  // prints 1
  /// subject.on(.next(2))  // prints 2
  /// subject.on(.completed)  // prints completed
  /// ```
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): core.next(element)
    case .error(let error): core.finish(error)
    case .completed: core.finish(nil)
    }
  }

  /// Passes a new value on to all observers.
  ///
  /// ```swift
  /// let subject = BehaviorSubject(value: 1)
  /// _ = subject.subscribe(onNext: { print($0) })  // prints 1
  /// subject.onNext(2)  // prints 2
  /// ```
  @inlinable
  @inline(__always)
  public func onNext(_ element: Element) { core.next(element) }

  /// The subject itself, as the observer that feeds it.
  public func asObserver() -> BehaviorSubject<Element> { self }

  /// Subscribes `observer` to the current value and the events that are still to come.
  @inlinable
  public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    connect(ObserverStage(observer))
  }

  @usableFromInline
  override func feed(_ running: RunningSubscription) { core.feed(running) }
}

/// The state of a behavior subject.
@usableFromInline
final class BehaviorCore<Element>: SubjectCore {
  // Threads: everything below is touched while the state is locked.

  /// The value that was delivered last, or is being delivered.
  @exclusivity(unchecked) @usableFromInline var current: Element
  /// The newest value in the queue, and how many values are in it.
  @exclusivity(unchecked) @usableFromInline var newest: Element?
  private var waiting = 0
  /// The reason why the subject ignores events, if it does.
  @exclusivity(unchecked) @usableFromInline var ending: Ending?

  @usableFromInline
  enum Ending {
    /// The subject was disposed, or has completed, or the completion is in the queue.
    case withoutError
    /// The subject has failed, or the error is in the queue.
    case failed(any Error)
  }

  @inlinable
  @inline(__always)
  var isEnded: Bool {
    if case .none = ending { return false }
    return true
  }

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
    guard state == 0 || isEnterable(state) && !queues else {
      unlock(state)
      return nextOccupied(element)
    }
    let last = current
    current = element
    let end = count
    unlockEntering(state)
    RawElement.with(element) { deliver($0, to: end) }
    exit()
    withExtendedLifetime(last) {}
  }

  @usableFromInline
  func nextOccupied(_ element: Element) {
    guard enterWithEvent() else { return enqueue(element) }
    deliver(element, fromQueue: false)
    exit()
  }

  /// Puts a value into the queue, which makes it the current value.
  private func enqueue(_ element: Element) {
    let state = lock()
    let last = newest
    if isEnded { return unlock(state) }
    newest = element
    waiting += 1
    unlock(state)
    enqueue { self.deliver(element, fromQueue: true) }
    withExtendedLifetime(last) {}
  }

  private func deliver(_ element: Element, fromQueue: Bool) {
    let state = lock()
    if !fromQueue, isEnded { return unlock(state) }
    let last = (current, newest)
    current = element
    if fromQueue { waiting -= 1 }
    if waiting == 0 { newest = nil }
    let end = count
    unlock(state)
    RawElement.with(element) { deliver($0, to: end) }
    withExtendedLifetime(last) {}
  }

  @usableFromInline
  func finish(_ error: (any Error)?) {
    let hasEntered = enterWithEvent()
    let state = lock()
    let isLate = isEnded
    if !isLate {
      ending = error.map { .failed($0) } ?? .withoutError
    }
    unlock(state)
    guard hasEntered else {
      if !isLate { enqueue { self.endInside(error) } }
      return
    }
    if !isLate { endInside(error) }
    exit()
  }

  func ignoreEvents() {
    let state = lock()
    if !isEnded { ending = .withoutError }
    unlock(state)
  }

  @inlinable
  func value() throws -> Element {
    let state = lock()
    let value = newest ?? current
    let ending = ending
    unlock(state)
    if case .failed(let error) = ending { throw error }
    return value
  }

  @inlinable
  @inline(__always)
  var currentValue: Element {
    let state = lock()
    let value = newest ?? current
    unlock(state)
    return value
  }

  override func register(_ running: RunningSubscription) -> Bool {
    let state = lock()
    guard admits(running) else { return refuse(running, state) }
    if isEnded {
      // The end is in the queue.
      add(running, isReplaying: false, state)
      return true
    }
    let value = current
    running.beginReplay()
    add(running, isReplaying: true, state)
    RawElement.with(value) { running.deliver($0) }
    running.endReplay()
    return goesOn(running)
  }

  override func replayAfterEnd(to running: RunningSubscription) {
    let state = lock()
    let value = isEnded ? nil : current
    unlock(state)
    if let value { RawElement.with(value) { running.deliver($0) } }
  }

  override var nestsInReplays: Bool { !queues }

  override func delivery(of raw: RawElement, to running: RunningSubscription) -> () -> Void {
    delivery(ofElement: raw.load(Element.self), to: running)
  }
}
