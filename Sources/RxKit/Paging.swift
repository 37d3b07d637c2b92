// SPDX-License-Identifier: MIT
import RxSwift

/// One page of a long list.
public struct PageOf<Element: Sendable, Cursor: Sendable>: Sendable {
  /// The elements on the page.
  public var elements: [Element]
  /// The cursor with which you get the next page; nil at the end.
  public var next: Cursor?

  /// Makes a page.
  public init(_ elements: [Element], next: Cursor?) {
    self.elements = elements
    self.next = next
  }
}

/// A list that comes in pages: the elements that have come, and the phase that the list is in.
///
/// It is a state machine that has no effects: ``started(isRefresh:)``, ``loaded(_:)`` and ``failed(_:)`` are its transitions, and
/// ``pages(refresh:next:retry:load:)`` is the sequence of its states.
public struct Paging<Element: Sendable, Cursor: Sendable>: Sendable {
  /// The phase that a list is in.
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
    /// The list is complete.
    case ended
  }

  /// The elements that have come, in order.
  public private(set) var elements: [Element] = []
  /// The phase that the list is in.
  public private(set) var phase = Phase.loadingFirst
  /// The reason why the last page did not come; nil in all phases but `failed`.
  public private(set) var error: (any Error)?
  /// Whether the page that is on its way, or was asked for last, replaces all others.
  private var isFirst = true

  /// A list whose first page is on its way.
  public init() {}

  /// Whether a page is on its way.
  public var isLoading: Bool { [.loadingFirst, .refreshing, .loadingNext].contains(phase) }

  /// Notes that a page was asked for: the first page again, or the page after the elements that have come.
  public mutating func started(isRefresh: Bool) {
    isFirst = isRefresh
    error = nil
    phase = elements.isEmpty ? .loadingFirst : isRefresh ? .refreshing : .loadingNext
  }

  /// Notes that the page has come.
  public mutating func loaded(_ page: PageOf<Element, Cursor>) {
    if isFirst { elements = page.elements } else { elements += page.elements }
    isFirst = false
    error = nil
    phase = page.next == nil ? .ended : .waiting
  }

  /// Notes that the page did not come.
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
  /// The subscription asks for the first page. When `next` emits and no page is on its way, the list asks for a further
  /// page. When `retry` or `next` emits and a page has failed, it asks for that page again. When `refresh` emits, it
  /// begins with the first page again, and cancels the page that is on its way.
  ///
  /// A state comes on the thread that causes it, and states come one after the other. An observer may make one of these
  /// sequences emit while it handles a state. The list takes this up after the observer has returned. So a source that
  /// answers at once takes no stack, however many pages it has. The sequence fails when one of these sequences fails,
  /// and it does not complete.
  ///
  /// - Parameters:
  ///   - refresh: emits to load everything again.
  ///   - next: emits to load the next page.
  ///   - retry: emits to load the page that failed.
  ///   - load: makes a page; nil asks for the first page.
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
