// SPDX-License-Identifier: MIT

/// Passes each event on to those who are subscribed when it comes.
///
/// Whoever subscribes after the end receives the terminal event. Events may come from any thread; they are serialised,
/// and no caller waits for another. What an observer sends while the subject delivers is up to ``SubjectReentrancy``.
/// The subject retains its observers until the end, until they are disposed, or until it is released.
/// See <http://reactivex.io/documentation/subject.html>.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType,
  @unchecked Sendable
{
  // Sendable: all state is in the core, which is.

  /// The type of the observer that feeds the subject.
  public typealias SubjectObserverType = PublishSubject<Element>

  @usableFromInline let core: SubjectCore

  /// Creates a subject without observers.
  public init() {
    core = SubjectCore()
    super.init(source: .none)
  }

  /// Creates a subject without observers.
  ///
  /// - Parameter reentrancy: when events are delivered that an observer sends while the subject delivers.
  public init(reentrancy: SubjectReentrancy) {
    core = SubjectCore(reentrancy)
    super.init(source: .none)
  }

  deinit { core.detach() }

  /// Whether somebody is subscribed.
  public var hasObservers: Bool { core.hasObservers }

  /// Whether the subject was disposed.
  public var isDisposed: Bool { core.isDisposed }

  /// Lets go of all observers without an event. The subject ignores events from then on, and whoever subscribes
  /// receives `RxError.disposed`.
  public func dispose() { core.dispose(self) }

  /// Passes an event on to all observers.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): core.end(error)
    case .completed: core.end(nil)
    }
  }

  /// Passes an element on to all observers.
  @inlinable
  @inline(__always)
  public func onNext(_ element: Element) { core.next(element) }

  /// The subject itself, as what feeds it.
  public func asObserver() -> PublishSubject<Element> { self }

  /// Subscribes `observer` to the events that are still to come.
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
