// SPDX-License-Identifier: MIT

/// The elements of a sequence that have the same key.
public struct GroupedObservable<Key, Element>: ObservableType, @unchecked Sendable {
  // Sendable: all observables are. The key is immutable and passed on like an element.

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
  /// The groups end together with the sequence. The subscription to the source lasts while the sequence of groups, or
  /// any group, has a subscription. An error thrown by `keySelector` ends everything.
  /// See <http://reactivex.io/documentation/operators/groupby.html>.
  ///
  /// ```swift
  /// _ = Observable.of("apple", "bean", "avocado")
  ///   .groupBy { $0.prefix(1) }
  ///   .flatMap { group in group.scan(0) { count, _ in count + 1 }.map { "\(group.key): \($0)" } }
  ///   .subscribe(onNext: { print($0) })  // prints a: 1, b: 1, a: 2
  /// ```
  ///
  /// - Parameter keySelector: makes the key of an element.
  @preconcurrency
  @inlinable
  public func groupBy<Key: Hashable>(
    keySelector: @escaping @Sendable (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    let source = asObservable()
    return Observable { emitter in
      let lifetime = GroupByLifetime()
      lifetime.begin(source.connect(GroupByStage(emitter, keySelector, lifetime)))
      return AnonymousDisposable { lifetime.release() }
    }
  }
}

/// Sorts elements into groups.
@usableFromInline
final class GroupByStage<Key: Hashable, Element>: TerminalStage {
  @usableFromInline let emitter: Emitter<GroupedObservable<Key, Element>>
  @usableFromInline let lifetime: GroupByLifetime
  // Exclusive access to this field is checked, unlike access to most fields of operators. This is because a dictionary
  // calls functions of the user while it changes.
  @usableFromInline var groups: [Key: PublishSubject<Element>] = [:]
  /// The groups in the order in which they appeared. They end in the same order.
  private var inOrder: [PublishSubject<Element>] = []

  @inlinable
  init(
    _ emitter: Emitter<GroupedObservable<Key, Element>>, _ keySelector: @escaping (Element) throws -> Key,
    _ lifetime: GroupByLifetime
  ) {
    self.emitter = emitter
    self.lifetime = lifetime
    super.init { raw, downstream in
      let element = raw.load(Element.self)
      do {
        let key = try keySelector(element)
        downstream.with(GroupByStage<Key, Element>.self) { $0.next(element, key) }
      } catch {
        downstream.fail(error)
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
    emitter.next(GroupedObservable(key: key, source: elements(of: subject)))
    return subject
  }

  /// The elements of a group. An observer of them keeps the source of all groups subscribed.
  private func elements(of subject: PublishSubject<Element>) -> Observable<Element> {
    Observable(isTrampolined: false) { [lifetime] emitter in
      let isCounted = lifetime.retain()
      let subscription = subject.core.start(emitter.running)
      guard isCounted else { return subscription }
      return AnonymousDisposable {
        lifetime.release()
        subscription.dispose()
      }
    }
  }

  @usableFromInline
  override func onError(_ error: any Error) {
    for group in takeGroups() { group.onError(error) }
    emitter.error(error)
  }

  @usableFromInline
  override func onCompleted() {
    for group in takeGroups() { group.onCompleted() }
    emitter.completed()
  }

  private func takeGroups() -> [PublishSubject<Element>] {
    defer { (groups, inOrder) = ([:], []) }
    return inOrder
  }
}

/// The subscription to the source. It ends when neither the sequence of groups nor any group has a subscription.
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

  /// Counts one subscription more. Returns false if the source has been disposed.
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
