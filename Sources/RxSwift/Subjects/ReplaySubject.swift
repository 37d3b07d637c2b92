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
    super.init(upstream: nil)
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
  override func start(_ pipeline: Pipeline) -> any Disposable { core.feed(pipeline) }

  @usableFromInline
  override var isTrampolined: Bool { false }

  override var linked: ObservableNode { SubjectLink(core) }
}

/// The state of a replay subject: a ring of the last elements.
@usableFromInline
final class ReplayCore<Element>: SubjectCore, @unchecked Sendable {
  // Sendable: touched inside the gate only.
  @usableFromInline let limit: Int
  /// The ring; once it is full, `oldest` is where it begins.
  @exclusivity(unchecked) @usableFromInline var ring = ContiguousArray<Element>()
  @exclusivity(unchecked) @usableFromInline var oldest = 0
  /// What came while the ring was being repeated to somebody, who must not lose a part of it.
  @exclusivity(unchecked) private var arrived = ContiguousArray<Element>()
  @exclusivity(unchecked) @usableFromInline var replays = 0

  init(limit: Int, _ reentrancy: SubjectReentrancy = .nested) {
    self.limit = limit
    super.init(reentrancy)
  }

  /// Remembers an element and delivers it to all observers.
  @inlinable
  @inline(__always)
  func remember(_ element: Element) {
    guard enterWithEvent() else { return leaveRemembering(element) }
    rememberInside(element)
    exit()
  }

  @usableFromInline
  func leaveRemembering(_ element: Element) { leave(behind: { self.rememberInside(element) }) }

  @inlinable
  @inline(__always)
  func rememberInside(_ element: Element) {
    if !isStopped {
      store(element)
      Slot.with(element) { deliver($0) }
    }
  }

  @inlinable
  @inline(__always)
  func store(_ element: Element) {
    guard replays == 0, ring.count == limit, limit > 0 else { return storeAnew(element) }
    // What is replaced is released after the ring is in order again: its end may call back.
    let last = ring[oldest]
    ring[oldest] = element
    oldest = oldest &+ 1 == limit ? 0 : oldest &+ 1
    withExtendedLifetime(last) {}
  }

  @usableFromInline
  func storeAnew(_ element: Element) {
    if replays > 0 { arrived.append(element) } else if ring.count < limit { ring.append(element) }
  }

  override func admit(_ pipeline: Pipeline) {
    replay(to: pipeline)
    if isDisposed { return }
    if isStopped { return pass(to: pipeline) }
    if !pipeline.isClosed { append(pipeline) }
  }

  override func replayAfterEnd(to pipeline: Pipeline) { replay(to: pipeline) }

  override func forget() {
    let forgotten = (ring, arrived)
    ring = []
    arrived = []
    oldest = 0
    withExtendedLifetime(forgotten) {}
  }

  private func replay(to pipeline: Pipeline) {
    if ring.isEmpty, replays == 0 { return }
    replays += 1
    var index = 0
    // Read anew each time: the handlers may add elements, or dispose the subject.
    while index < ring.count + arrived.count, !pipeline.isClosed {
      let position = oldest + index < ring.count ? oldest + index : oldest + index - ring.count
      let element = index < ring.count ? ring[position] : arrived[index - ring.count]
      Slot.with(element) { pipeline.deliver($0) }
      index += 1
    }
    replays -= 1
    guard replays == 0, !arrived.isEmpty else { return }
    let elements = arrived
    arrived = []
    for element in elements { store(element) }
  }
}
