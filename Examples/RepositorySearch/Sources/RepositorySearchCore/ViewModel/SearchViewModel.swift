// SPDX-License-Identifier: MIT
import Foundation
import RxSwift

/// A search as the user types: two inputs, and outputs that are all derived from them.
///
/// There are no subjects and no stored state: what a stream has to remember is in its `scan` and `flatMapLatest`. The outputs share one
/// subscription of the inputs, which lasts as long as somebody observes any of them. They come on the thread of whatever made them change:
/// a user interface observes them as drivers, or on the main scheduler.
public struct SearchViewModel: Sendable {
  /// Makes a page of a search come: it sends one or more results, the best last, and completes; or it fails.
  public typealias Search = @Sendable (_ query: String, _ page: Int) -> Observable<SearchResult>

  /// Everything at once, for those who want it consistent.
  public let state: Observable<SearchState>
  /// What to list. Stays while the next search is on its way or has failed.
  public let repositories: Observable<[Repository]>
  /// What to show as an error, or nil. Goes away with the next success.
  public let error: Observable<SearchError?>
  /// Whether to show that something is on its way.
  public let isProcessing: Observable<Bool>
  /// Whether asking for more makes sense.
  public let hasMore: Observable<Bool>
  /// Whether what is shown comes from the cache.
  public let isFromCache: Observable<Bool>
  /// A line with the number of repositories and whether they come from the cache.
  public let summary: Observable<String>

  /// - Parameters:
  ///   - text: what is in the search field, as it changes.
  ///   - loadMore: the user has reached the end of the list, or asks to try again what has failed. Ignored while a page is on its way.
  ///   - search: finds a page.
  ///   - scheduler: measures the pause between two searches and delivers `loadMore`; a serial one.
  public init(
    text: Observable<String>, loadMore: Observable<Void>, search: @escaping Search, scheduler: SearchScheduler
  ) {
    // A list that is too short asks for more while it is being filled: that comes after the event that fills it, not inside of it.
    let more = loadMore.observe(on: scheduler)
    state =
      text
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .throttle(.milliseconds(500), latest: true, scheduler: scheduler)
      .distinctUntilChanged()
      .flatMapLatest { query -> Observable<SearchState.Change> in
        query.isEmpty ? .just(.cleared) : Self.changes(of: query, page: 1, loadMore: more, search: search)
      }
      .scan(SearchState()) { $0.applying($1) }
      .startWith(SearchState())
      .share(replay: 1)
    repositories = state.map(\.repositories).distinctUntilChanged()
    error = state.map(\.error).distinctUntilChanged()
    isProcessing = state.map(\.isProcessing).distinctUntilChanged()
    hasMore = state.map(\.hasMore).distinctUntilChanged()
    isFromCache = state.map { $0.origin?.isCache == true }.distinctUntilChanged()
    summary = state.map(\.summary).distinctUntilChanged()
  }

  /// What a page brings, and when more is wanted, what the page after it brings; after a failure the same page again.
  ///
  /// The error becomes an element, so the stream goes on.
  private static func changes(
    of query: String, page: Int, loadMore: Observable<Void>, search: @escaping Search
  ) -> Observable<SearchState.Change> {
    search(query, page)
      .materialize()
      .filter { !$0.isCompleted }
      .flatMapLatest { event -> Observable<SearchState.Change> in
        let change: SearchState.Change
        let following: Int?
        switch event {
        case .next(let result): (change, following) = (.loaded(result, page: page), result.page.nextPage)
        case .error(let error): (change, following) = (.failed(SearchError(error), page: page), page)
        case .completed: return .empty()
        }
        guard let following else { return .just(change) }
        let rest = loadMore.take(1).flatMap { changes(of: query, page: following, loadMore: loadMore, search: search) }
        // In this order nobody who asks for more because of the change is missed.
        return Observable.merge(rest, .just(change))
      }
      .startWith(.started(query: query))
  }
}
