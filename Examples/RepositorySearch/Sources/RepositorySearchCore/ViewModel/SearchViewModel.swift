// SPDX-License-Identifier: MIT
import Foundation
import RxSwift

/// A search as the user types: three inputs, and outputs that are all derived from them.
///
/// There are no stored state and no subjects but the one that shares the text: what a stream has to remember is in its `scan` and
/// `flatMapLatest`. The outputs share one subscription of the inputs, which lasts as long as somebody observes any of them. They come on
/// the thread of whatever made them change: a user interface observes them as drivers, or on the main scheduler.
public struct SearchViewModel: Sendable {
  /// Makes a page of a search come: it sends one or more results, the best last, and completes; or it fails.
  public typealias Search = @Sendable (_ query: String, _ page: Int) -> Observable<SearchResult>

  /// How long the user pauses before what is typed is searched for. The words on the way there are nobody's search.
  static let pause = RxTimeInterval.milliseconds(300)
  /// How long the field is empty before the list is. Replacing the text empties it for a moment.
  static let pauseOfEmptyText = RxTimeInterval.milliseconds(100)
  /// How long the user waits without being told that it takes long.
  static let patience = RxTimeInterval.seconds(5)

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
  ///   - stop: the user does not want to wait any longer: the request is cancelled and counts as failed. Ignored while there is none.
  ///   - search: finds a page.
  ///   - scheduler: measures the user's pauses and delivers `loadMore`; a serial one.
  public init(
    text: Observable<String>, loadMore: Observable<Void>, stop: Observable<Void> = .never(), search: @escaping Search,
    scheduler: SearchScheduler
  ) {
    // A list that is too short asks for more while it is being filled: that comes after the event that fills it, not inside of it.
    let inputs = Inputs(loadMore: loadMore.observe(on: scheduler), stop: stop, search: search, scheduler: scheduler)
    state =
      text
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .multicast {
        PublishSubject<String>()
      } selector: { typed in
        let changes = typed.settled(scheduler).flatMapLatest { query -> Observable<SearchState.Change> in
          query.isEmpty ? .just(.cleared) : inputs.changes(of: query, page: 1)
        }
        return Observable.merge(typed.map(SearchState.Change.typed), changes)
      }
      .scan(SearchState()) { $0.applying($1) }
      .startWith(SearchState())
      .distinctUntilChanged()
      .share(replay: 1)
    repositories = state.map(\.repositories).distinctUntilChanged()
    error = state.map(\.error).distinctUntilChanged()
    isProcessing = state.map(\.isProcessing).distinctUntilChanged()
    hasMore = state.map(\.hasMore).distinctUntilChanged()
    isFromCache = state.map { $0.origin?.isCache == true }.distinctUntilChanged()
    summary = state.map(\.summary).distinctUntilChanged()
  }

  /// What a search needs beside its text.
  private struct Inputs: Sendable {
    let loadMore: Observable<Void>
    let stop: Observable<Void>
    let search: Search
    let scheduler: SearchScheduler

    /// What a page brings, and when more is wanted, what the page after it brings; after a failure the same page again.
    ///
    /// The error becomes an element, so the stream goes on.
    func changes(of query: String, page: Int) -> Observable<SearchState.Change> {
      answers(to: query, page: page)
        .map(Optional.some)
        .startWith(nil)
        .flatMapLatest { answer -> Observable<SearchState.Change> in
          let change: SearchState.Change
          let following: Int?
          switch answer {
          case nil:
            return Observable<Int>.timer(patience, scheduler: scheduler).map { _ in .waitedLong }
              .startWith(.started(query: query))
          case .success(let result): (change, following) = (.loaded(result, page: page), result.page.nextPage)
          case .failure(let error): (change, following) = (.failed(error, page: page), page)
          }
          guard let following else { return .just(change) }
          let rest = loadMore.take(1).flatMap { changes(of: query, page: following) }
          // In this order nobody who asks for more because of the change is missed.
          return Observable.merge(rest, .just(change))
        }
    }

    /// The results of a page, or why there is none: the user's impatience may be the reason.
    private func answers(to query: String, page: Int) -> Observable<Result<SearchResult, SearchError>> {
      let stopped = stop.map { Event<SearchResult>.error(SearchError.stopped) }
      return Observable.merge(search(query, page).materialize(), stopped)
        .take(until: { $0.isStopEvent }, behavior: .inclusive)
        .compactMap { event in
          switch event {
          case .next(let result): .success(result)
          case .error(let error): .failure(SearchError(error))
          case .completed: nil
          }
        }
    }
  }
}

extension ObservableType where Element == String {
  /// The text when the user pauses, if it is another one than at the last pause.
  fileprivate func settled(_ scheduler: SearchScheduler) -> Observable<String> {
    flatMapLatest { text in
      Observable.just(text)
        .delay(text.isEmpty ? SearchViewModel.pauseOfEmptyText : SearchViewModel.pause, scheduler: scheduler)
    }
    .distinctUntilChanged()
  }
}
