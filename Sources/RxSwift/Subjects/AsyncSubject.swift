// SPDX-License-Identifier: MIT

/// Emits the last element, when the sequence completes, to everybody who has subscribed or will subscribe.
///
/// A sequence that completes without an element only completes, one that fails only fails. Events may come from any
/// thread; no caller waits for another. The subject retains its observers until the end, until they are disposed, or
/// until it is released.
/// See <http://reactivex.io/documentation/subject.html>.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType, @unchecked Sendable {
  // Sendable: all state is in the core, which is.

  /// The type of the observer that feeds the subject.
  public typealias SubjectObserverType = AsyncSubject<Element>

  private let core = AsyncCore<Element>()

  /// Creates a subject without observers.
  public init() { super.init(source: .none) }

  deinit { core.detach() }

  /// Whether somebody is subscribed.
  public var hasObservers: Bool { core.hasObservers }

  /// Takes note of an element, or ends the sequence.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): core.remember(element)
    case .error(let error): core.end(error)
    case .completed: core.end(nil)
    }
  }

  /// The subject itself, as what feeds it.
  public func asObserver() -> AsyncSubject<Element> { self }

  /// Subscribes `observer` to the last element and the end.
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

/// The state of an async subject.
private final class AsyncCore<Element>: SubjectCore, @unchecked Sendable {
  // Sendable: changed while the state is locked, by the thread inside or while nobody is, and read there or by that thread.
  @exclusivity(unchecked) private var last: Element?

  func remember(_ element: Element) {
    quietly({ self.replace(element) }, leaving: { { _ = self.replace(element) } })
  }

  private func replace(_ element: Element) -> Element? {
    if isStopped { return nil }
    defer { last = element }
    return last
  }

  override func deliverLast() {
    let state = lock()
    let hasFailed = failure != nil
    unlock(state)
    if hasFailed {
      forget()
    } else if let last {
      Slot.with(last) { deliverAnyway($0) }
    }
  }

  override func replayAfterEnd(to pipeline: Pipeline) {
    let state = lock()
    let element = failure == nil ? last : nil
    unlock(state)
    if let element { Slot.with(element) { pipeline.deliver($0) } }
  }

  override func forget() {
    let state = lock()
    let forgotten = last
    last = nil
    unlock(state)
    withExtendedLifetime(forgotten) {}
  }
}
