// SPDX-License-Identifier: MIT
import RxSwift

/// One page of a long list.
public struct PageOf<Element: Sendable, Cursor: Sendable>: Sendable {
  /// What is on the page.
  public var elements: [Element]
  /// What to ask for to get the page after it; nil at the end.
  public var next: Cursor?

  /// Makes a page.
  public init(_ elements: [Element], next: Cursor?) {
    self.elements = elements
    self.next = next
  }
}

/// A list that comes in pages: what has come, and what is going on.
///
/// It is a state machine that has no effects: ``started(isRefresh:)``, ``loaded(_:)`` and ``failed(_:)`` are its transitions, and
/// ``pages(refresh:next:retry:load:)`` is the sequence of its states.
public struct Paging<Element: Sendable, Cursor: Sendable>: Sendable {
  /// What is going on.
  public enum Phase: Sendable, Equatable {
    /// The first page is on its way; there is nothing else.
    case loadingFirst
    /// The first page is on its way once more; what was there before stays until it comes.
    case refreshing
    /// A further page is on its way.
    case loadingNext
    /// There are further pages.
    case waiting
    /// A page did not come; it can be asked for again.
    case failed
    /// The list is whole.
    case ended
  }

  /// What has come, in order.
  public private(set) var elements: [Element] = []
  /// What is going on.
  public private(set) var phase = Phase.loadingFirst
  /// Why the last page did not come; nil in all phases but `failed`.
  public private(set) var error: (any Error)?
  /// Whether the page that is on its way, or was asked for last, replaces all others.
  private var isFirst = true

  /// A list whose first page is on its way.
  public init() {}

  /// Whether a page is on its way.
  public var isLoading: Bool { [.loadingFirst, .refreshing, .loadingNext].contains(phase) }

  /// A page was asked for: the first one again, or the one behind what is there.
  public mutating func started(isRefresh: Bool) {
    isFirst = isRefresh
    error = nil
    phase = elements.isEmpty ? .loadingFirst : isRefresh ? .refreshing : .loadingNext
  }

  /// The page has come.
  public mutating func loaded(_ page: PageOf<Element, Cursor>) {
    if isFirst { elements = page.elements } else { elements += page.elements }
    isFirst = false
    error = nil
    phase = page.next == nil ? .ended : .waiting
  }

  /// The page did not come.
  public mutating func failed(_ error: any Error) {
    self.error = error
    phase = .failed
  }

  /// The states of a list whose pages come from `load`.
  ///
  /// ```swift
  /// let more = PublishRelay<Void>()
  /// let list = Paging<Int, Int>.pages(next: more.asObservable()) { cursor in
  ///   let first = cursor ?? 0
  ///   return .just(PageOf([first, first + 1], next: first < 2 ? first + 2 : nil))
  /// }
  /// let subscription = list.map { "\($0.elements) \($0.phase)" }
  ///   .subscribe(onNext: { print($0) })  // prints [] loadingFirst, [0, 1] waiting
  /// more.accept(())  // prints [0, 1] loadingNext, [0, 1, 2, 3] ended
  /// ```
  ///
  /// The first page is asked for with the subscription. A further page is asked for when `next` emits and none is on its way; a page that failed,
  /// when `retry` or `next` emits. `refresh` begins with the first page again, and cancels whatever is on its way.
  ///
  /// States come on the thread of what causes them, one after the other. A wish that an observer has because of a state is taken up after the
  /// observer has returned, so that a source that answers at once takes no stack, however many pages it has. The sequence fails when one
  /// of the wishes does, and does not complete.
  ///
  /// - Parameters:
  ///   - refresh: the wish for everything anew.
  ///   - next: the wish for more.
  ///   - retry: the wish for the page that failed.
  ///   - load: makes a page; nil asks for the first one.
  public static func pages(
    refresh: Observable<Void> = .never(), next: Observable<Void>, retry: Observable<Void> = .never(),
    load: @escaping @Sendable (Cursor?) -> Observable<PageOf<Element, Cursor>>
  ) -> Observable<Paging> {
    .create { observer in
      let loop = PagingLoop(observer: observer, load: load)
      typealias Input = PagingLoop<Element, Cursor>.Input
      let wishes: [Observable<Input>] = [
        refresh.map { Input.refresh }, next.map { Input.next }, retry.map { Input.retry },
      ]
      let subscription = Observable.merge(wishes)
        .subscribe(onNext: { loop.send($0) }, onError: { observer.onError($0) })
      loop.send(.refresh)
      return Disposables.create(subscription, loop.running)
    }
  }
}

extension Paging: Equatable where Element: Equatable {
  /// Whether two lists have the same elements and are in the same phase.
  public static func == (one: Paging, other: Paging) -> Bool {
    one.elements == other.elements && one.phase == other.phase
  }
}
