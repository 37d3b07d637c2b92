// SPDX-License-Identifier: MIT

/// Emits the last element, when the sequence completes, to each observer that has subscribed or will subscribe.
///
/// A sequence that completes without an element only completes. A sequence that fails only fails. Events may come from
/// any thread. The thread that completes the sequence delivers the element. The subject retains its observers until the
/// end, until they are disposed, or until it is released.
/// See <http://reactivex.io/documentation/subject.html>.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType, @unchecked Sendable {
  // Sendable: all state is in the core, which is Sendable.

  /// The type of the observer that feeds the subject.
  public typealias SubjectObserverType = AsyncSubject<Element>

  private let core = AsyncCore<Element>()

  /// Creates a subject without observers.
  ///
  /// ```swift
  /// let subject = AsyncSubject<Int>()
  /// _ = subject.subscribe(onNext: { print($0) })
  /// subject.onNext(1)
  /// subject.onNext(2)
  /// subject.onCompleted()  // prints 2
  /// ```
  public init() { super.init(.feed, isTrampolined: false) }

  deinit { core.detach() }

  /// Whether there are observers.
  public var hasObservers: Bool { core.hasObservers }

  /// Remembers an element, or ends the sequence.
  ///
  /// ```swift
  /// let subject = AsyncSubject<String>()
  /// _ = subject.subscribe(onNext: { print($0) })
  /// subject.on(.next("draft"))
  /// subject.on(.next("final"))
  /// subject.on(.completed)  // prints final
  /// ```
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): core.remember(element)
    case .error(let error): core.end(error)
    case .completed: core.end(nil)
    }
  }

  /// The subject itself, as the observer that feeds it.
  public func asObserver() -> AsyncSubject<Element> { self }

  /// Subscribes `observer` to the last element and the end.
  @inlinable
  public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    connect(ObserverStage(observer))
  }

  @usableFromInline
  override func feed(_ running: RunningSubscription) { core.feed(running) }
}

/// The state of an async subject.
private final class AsyncCore<Element>: SubjectCore {
  // Threads: a thread touches this while the state is locked. After the end, it does not change any more, and the
  // thread inside touches it without the lock.
  private var last: Element?

  func remember(_ element: Element) {
    let state = lock()
    if isStopped { return unlock(state) }
    let replaced = last
    last = element
    unlock(state)
    withExtendedLifetime(replaced) {}
  }

  override func deliverLast() {
    let state = lock()
    let hasFailed = failure != nil
    unlock(state)
    if hasFailed {
      forget()
    } else if let last {
      RawElement.with(last) { deliverAnyway($0, to: count) }
    }
  }

  override func replayAfterEnd(to running: RunningSubscription) {
    let state = lock()
    let element = isStopped && failure == nil ? last : nil
    unlock(state)
    if let element { RawElement.with(element) { running.deliver($0) } }
  }

  override func forget() {
    let state = lock()
    let forgotten = last
    last = nil
    unlock(state)
    withExtendedLifetime(forgotten) {}
  }
}
