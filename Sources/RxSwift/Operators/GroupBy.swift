// SPDX-License-Identifier: MIT

/// The elements of a sequence that have the same key.
public struct GroupedObservable<Key, Element>: ObservableType, @unchecked Sendable {
  // Sendable: as all observables are. The key is handed on like their elements, and nobody changes it.

  /// The key that the elements have in common.
  public let key: Key

  private let source: Observable<Element>

  /// Creates a group from the sequence of its elements.
  public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  /// Subscribes `observer` to the elements that are still to come.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    source.subscribe(observer)
  }

  /// The sequence of the elements.
  public func asObservable() -> Observable<Element> { source }
}

extension ObservableType {
  /// Sorts the elements into groups and emits each group when its first element comes.
  ///
  /// The groups end together with the sequence. The source stays subscribed as long as the sequence of groups or any
  /// group is. An error thrown by `keySelector` ends everything.
  /// See <http://reactivex.io/documentation/operators/groupby.html>.
  ///
  /// - Parameter keySelector: makes the key of an element.
  @preconcurrency
  @inlinable
  public func groupBy<Key: Hashable>(
    keySelector: @escaping @Sendable (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    let source = asObservable()
    return SourceObservable { inlet in
      let lifetime = GroupByLifetime()
      lifetime.begin(source.connect(GroupByStage(inlet, keySelector, lifetime)))
      return AnonymousDisposable { lifetime.release() }
    }
  }
}

/// Sorts elements into groups.
@usableFromInline
final class GroupByStage<Key: Hashable, Element>: TerminalStage {
  @usableFromInline let inlet: Inlet<GroupedObservable<Key, Element>>
  @usableFromInline let lifetime: GroupByLifetime
  @exclusivity(unchecked) @usableFromInline var groups: [Key: PublishSubject<Element>] = [:]
  /// The groups in the order in which they appeared, which is the order in which they end.
  @exclusivity(unchecked) private var inOrder: [PublishSubject<Element>] = []

  @inlinable
  init(
    _ inlet: Inlet<GroupedObservable<Key, Element>>, _ keySelector: @escaping (Element) throws -> Key,
    _ lifetime: GroupByLifetime
  ) {
    self.inlet = inlet
    self.lifetime = lifetime
    super.init { slot, cursor in
      let element = slot.load(Element.self)
      do {
        let key = try keySelector(element)
        cursor.with(GroupByStage<Key, Element>.self) { $0.next(element, key) }
      } catch {
        cursor.fail(error)
      }
      return .stop
    }
  }

  @inlinable
  @inline(__always)
  func next(_ element: Element, _ key: Key) { (groups[key] ?? makeGroup(key)).onNext(element) }

  @usableFromInline
  func makeGroup(_ key: Key) -> PublishSubject<Element> {
    let subject = PublishSubject<Element>()
    groups[key] = subject
    inOrder.append(subject)
    inlet.next(GroupedObservable(key: key, source: GroupSource(subject, lifetime)))
    return subject
  }

  @usableFromInline
  override func onError(_ error: any Error) {
    for group in takeGroups() { group.onError(error) }
    inlet.error(error)
  }

  @usableFromInline
  override func onCompleted() {
    for group in takeGroups() { group.onCompleted() }
    inlet.completed()
  }

  private func takeGroups() -> [PublishSubject<Element>] {
    defer { (groups, inOrder) = ([:], []) }
    return inOrder
  }
}

/// The elements of a group; whoever subscribes keeps the source of all groups subscribed.
private final class GroupSource<Element>: Observable<Element>, @unchecked Sendable {
  // Sendable: immutable.
  private let subject: PublishSubject<Element>
  private let lifetime: GroupByLifetime

  init(_ subject: PublishSubject<Element>, _ lifetime: GroupByLifetime) {
    self.subject = subject
    self.lifetime = lifetime
    super.init(source: .none)
  }

  override func start(_ pipeline: Pipeline) -> any Disposable {
    let isCounted = lifetime.retain()
    let subscription = subject.core.start(pipeline)
    guard isCounted else { return subscription }
    return AnonymousDisposable { [lifetime] in
      lifetime.release()
      subscription.dispose()
    }
  }

  override var isTrampolined: Bool { false }
}

/// The subscription to the source of all groups, which ends when nobody needs it any more.
@usableFromInline
final class GroupByLifetime: @unchecked Sendable {
  // Sendable: touched under `lock` only.
  private let lock = Lock()
  private var count = 1
  private var subscription: (any Disposable)?

  @usableFromInline
  init() {}

  @usableFromInline
  func begin(_ subscription: any Disposable) {
    let isLate = lock.withLock {
      if count > 0 { self.subscription = subscription }
      return count == 0
    }
    if isLate { subscription.dispose() }
  }

  /// Counts one who needs it more, unless it has ended already.
  func retain() -> Bool {
    lock.withLock {
      if count > 0 { count += 1 }
      return count > 0
    }
  }

  @usableFromInline
  func release() {
    let subscription: (any Disposable)? = lock.withLock {
      count -= 1
      guard count == 0 else { return nil }
      defer { self.subscription = nil }
      return self.subscription
    }
    subscription?.dispose()
  }
}
