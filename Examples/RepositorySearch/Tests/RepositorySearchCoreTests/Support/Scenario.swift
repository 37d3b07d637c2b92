// SPDX-License-Identifier: MIT
import RxSwift
import RxTest

@testable import RepositorySearchCore

/// A user and a server in virtual time (one tick is a millisecond), and what the view model makes of them.
final class Scenario {
  /// A page of a search, as a test names it: `"swift/1"`.
  typealias Name = String

  enum Reply {
    case result(Int, SearchResult)
    case failure(Int, SearchError)
    /// Results that come one after the other.
    case results([(Int, SearchResult)])
  }

  let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
  let searches = Log<Name>()
  let states: TestableObserver<SearchState>
  let repositories: TestableObserver<[Int]>
  let errors: TestableObserver<SearchError?>
  let processing: TestableObserver<Bool>
  let hasMore: TestableObserver<Bool>
  let fromCache: TestableObserver<Bool>
  let summaries: TestableObserver<String>
  let text: TestableObservable<String>
  let more: TestableObservable<Void>
  let stops: TestableObservable<Void>
  let model: SearchViewModel
  private(set) var replies: [Name: TestableObservable<SearchResult>] = [:]
  private let bag = DisposeBag()

  /// - Parameters:
  ///   - typed: what the search field contains, from which time on.
  ///   - more: the times at which more is asked for.
  ///   - stop: the times at which the user does not want to wait any longer.
  ///   - replies: what the server answers how long after it was asked; what is missing is never answered.
  ///   - end: the time at which the window is closed.
  init(
    typed: [(Int, String)], more: [Int] = [], stop: [Int] = [], replies: [Name: Reply] = [:], end: Int = 100_000
  ) {
    let scheduler = scheduler
    for (name, reply) in replies {
      let events: [Recorded<Event<SearchResult>>] =
        switch reply {
        case .result(let time, let result): [.next(time, result), .completed(time)]
        case .failure(let time, let error): [.error(time, error)]
        case .results(let results):
          results.map { .next($0.0, $0.1) } + [.completed(results.map(\.0).max() ?? 0)]
        }
      self.replies[name] = scheduler.createColdObservable(events)
    }
    text = scheduler.createHotObservable(typed.map { .next($0.0, $0.1) })
    self.more = scheduler.createHotObservable(more.map { .next($0, ()) })
    stops = scheduler.createHotObservable(stop.map { .next($0, ()) })
    let answers = self.replies.mapValues { $0.asObservable() }
    model = SearchViewModel(
      text: text.asObservable(),
      loadMore: self.more.asObservable(),
      stop: stops.asObservable(),
      search: { [searches] query, page in
        searches.append("\(query)/\(page)")
        return answers["\(query)/\(page)"] ?? .never()
      },
      scheduler: scheduler
    )
    states = scheduler.createObserver(SearchState.self)
    repositories = scheduler.createObserver([Int].self)
    errors = scheduler.createObserver(SearchError?.self)
    processing = scheduler.createObserver(Bool.self)
    hasMore = scheduler.createObserver(Bool.self)
    fromCache = scheduler.createObserver(Bool.self)
    summaries = scheduler.createObserver(String.self)
    let subscription = CompositeDisposable(disposables: [
      model.state.subscribe(states),
      model.repositories.map { $0.map(\.id) }.subscribe(repositories),
      model.error.subscribe(errors),
      model.isProcessing.subscribe(processing),
      model.hasMore.subscribe(hasMore),
      model.isFromCache.subscribe(fromCache),
      model.summary.subscribe(summaries),
    ])
    bag.insert(subscription)
    scheduler.scheduleAt(end) { subscription.dispose() }
    scheduler.start()
  }

  /// When the request for a page was made and when it was over.
  func requests(_ name: Name) -> [Subscription] { replies[name]?.subscriptions ?? [] }
}
