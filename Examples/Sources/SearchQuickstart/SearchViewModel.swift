// SPDX-License-Identifier: MIT
import RxSwift

/// A search: one input, three outputs, and no state but what the streams hold.
struct SearchViewModel {
  /// Names that match the last query that worked.
  let results: Observable<[String]>
  /// Why the last query failed, or nil when it worked.
  let error: Observable<String?>
  /// Whether a query is in progress.
  let isSearching: Observable<Bool>

  /// - Parameters:
  ///   - text: what the user types.
  ///   - search: finds names; its errors are shown and do not end anything.
  ///   - scheduler: measures the pause after which the user is taken to have stopped typing.
  init(
    text: Observable<String>,
    search: @escaping @Sendable (String) -> Single<[String]>,
    scheduler: any SchedulerType
  ) {
    let query =
      text
      .debounce(.milliseconds(150), scheduler: scheduler)
      .distinctUntilChanged()
      .share()
    let answers =
      query
      .flatMapLatest { search($0).asObservable().materialize() }
      .filter { !$0.isCompleted }
      .share()
    results = answers.compactMap { $0.element }
    error = answers.map { answer in answer.error.map { "\($0)" } }.distinctUntilChanged()
    isSearching = Observable.merge(query.map { _ in true }, answers.map { _ in false }).distinctUntilChanged()
  }
}
