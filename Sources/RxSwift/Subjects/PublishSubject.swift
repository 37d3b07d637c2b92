// SPDX-License-Identifier: MIT

/// Passes each event on to the observers that are subscribed when it comes.
///
/// An observer that subscribes after the end receives the terminal event.
///
/// Events may come from any thread. While one thread delivers an event, any other thread waits for its turn and then
/// delivers its own event (<doc:Laws>). An observer may send an event while the subject delivers another one.
/// ``SubjectReentrancy`` decides when the subject delivers that event. The subject retains its observers until the end,
/// until they are disposed, or until it is released.
/// See <http://reactivex.io/documentation/subject.html>.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, Finishable, ObserverType,
  @unchecked Sendable
{
  // Sendable: all state is in the core, which is Sendable.

  /// The type of the observer that feeds the subject.
  public typealias SubjectObserverType = PublishSubject<Element>

  @usableFromInline let core: SubjectCore

  /// Creates a subject without observers.
  ///
  /// ```swift
  /// let subject = PublishSubject<Int>()
  /// subject.onNext(1)  // prints nothing: there is no observer
  /// _ = subject.subscribe(onNext: { print($0) })
  /// subject.onNext(2)  // prints 2
  /// ```
  public init() {
    core = SubjectCore()
    super.init(.feed, isTrampolined: false)
  }

  /// Creates a subject without observers.
  ///
  /// ```swift
  /// let subject = PublishSubject<Int>(reentrancy: .queued)
  /// _ = subject.subscribe(onNext: { if $0 == 1 { subject.onNext(2) } })
  /// _ = subject.subscribe(onNext: { print($0) })
  /// subject.onNext(1)  // prints 1, 2
  /// ```
  ///
  /// - Parameter reentrancy: when the subject delivers an event that an observer sends while the subject delivers
  ///   another one.
  @_disfavoredOverload
  public init(reentrancy: SubjectReentrancy) {
    core = SubjectCore(reentrancy)
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
  /// let subject = PublishSubject<Int>()
  /// subject.dispose()
  /// _ = subject.subscribe(onError: { _ in print("there is nothing any more") })  // prints there is nothing any more
  /// ```
  public func dispose() { core.dispose(self) }

  /// Passes an event on to all observers.
  ///
  /// ```swift
  /// let subject = PublishSubject<Int>()
  /// _ = subject.subscribe(onNext: { print($0) }, onCompleted: { print("completed") })
  /// subject.on(.next(1))  // prints 1
  /// subject.on(.completed)  // prints completed
  /// ```
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): core.end(error)
    case .completed: core.end(nil)
    }
  }

  /// Passes an element on to all observers.
  ///
  /// ```swift
  /// let subject = PublishSubject<Int>()
  /// _ = subject.subscribe(onNext: { print($0) })
  /// subject.onNext(1)  // prints 1
  /// ```
  @inlinable
  @inline(__always)
  public func onNext(_ element: Element) { core.next(element) }

  /// The subject itself, as the observer that feeds it.
  public func asObserver() -> PublishSubject<Element> { self }

  /// Subscribes `observer` to the events that are still to come.
  @inlinable
  public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    connect(ObserverStage(observer))
  }

  @usableFromInline
  override func feed(_ running: RunningSubscription) { core.feed(running) }
}
