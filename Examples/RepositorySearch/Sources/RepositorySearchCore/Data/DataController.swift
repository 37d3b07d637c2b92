// SPDX-License-Identifier: MIT
import Foundation
import RxKit
import RxSwift

/// Between those who want pages and the network: keeps pages in memory and on disk, asks again when they are too old, and never twice
/// at the same time for the same page.
public final class DataController: Sendable {
  /// Why the cache on disk could not be read or written. Searches go on without it.
  public let cacheFailures: Observable<any Error>

  private let service: any RepositoryService
  private let cache: any PageCache
  private let memory: Guarded<MemoryPages>
  private let inFlight = InFlight<PageKey, SearchResult>()
  private let timeToLive: TimeInterval
  private let perPage: Int
  private let scheduler: SearchScheduler
  private let failures = ErrorTracker()

  /// - Parameters:
  ///   - service: answers what is not kept.
  ///   - cache: keeps pages on disk.
  ///   - timeToLive: for how many seconds a page is used without asking whether it changed.
  ///   - perPage: how many repositories a page has.
  ///   - memoryCapacity: how many pages are kept in memory.
  ///   - scheduler: tells the time.
  public init(
    service: any RepositoryService, cache: any PageCache = NoPageCache(), timeToLive: TimeInterval = 300,
    perPage: Int = 30, memoryCapacity: Int = 64, scheduler: SearchScheduler
  ) {
    self.service = service
    self.cache = cache
    self.timeToLive = timeToLive
    self.perPage = perPage
    self.scheduler = scheduler
    memory = Guarded(MemoryPages(capacity: memoryCapacity))
    cacheFailures = failures.asObservable()
  }

  /// One page of a search.
  ///
  /// Sends the page, completes when it is also stored. Sends a `SearchError` when there is no fresh page and the server gives none.
  /// Disposing cancels the request unless somebody else waits for the same page.
  public func page(_ number: Int, of query: String) -> Observable<SearchResult> {
    let key = PageKey(query: query, page: number, perPage: perPage)
    return inFlight.request(key) { [self] in load(key, query: query) }
  }

  /// The pages of a search one after the other, until the last one or `limit` pages.
  public func pages(of query: String, limit: Int, from number: Int = 1) -> Observable<SearchResult> {
    page(number, of: query).concatMap { [self] result -> Observable<SearchResult> in
      guard limit > 1, let next = result.page.nextPage else { return .just(result) }
      return pages(of: query, limit: limit - 1, from: next).startWith(result)
    }
  }

  private func load(_ key: PageKey, query: String) -> Observable<SearchResult> {
    kept(key).flatMap { [self] kept -> Observable<SearchResult> in
      // A page from the future was kept before the clock was set back: nobody knows how old it is.
      if let kept, 0 <= scheduler.now.timeIntervalSince(kept.date),
        scheduler.now.timeIntervalSince(kept.date) < timeToLive
      {
        return .just(kept)
      }
      return fetch(key, query: query, kept: kept)
    }
  }

  /// What is kept under the key, however old.
  private func kept(_ key: PageKey) -> Observable<SearchResult?> {
    if let entry = memory.withLock({ $0[key] }) {
      return .just(SearchResult(page: entry.page, origin: .memory, date: entry.date))
    }
    return cache.entry(for: key)
      .trackError(failures)
      .catchAndReturn(nil)
      .map { [memory] entry in
        guard let entry else { return nil }
        memory.withLock { $0[key] = entry }
        return SearchResult(page: entry.page, origin: .disk, date: entry.date)
      }
  }

  private func fetch(_ key: PageKey, query: String, kept: SearchResult?) -> Observable<SearchResult> {
    let request = SearchRequest(query: query, page: key.page, perPage: perPage, entityTag: kept?.page.entityTag)
    return service.search(request).asObservable().flatMap { [self] answer -> Observable<SearchResult> in
      switch (answer, kept) {
      case (.page(let page), _): return keep(page, origin: .network, key: key)
      case (.notModified, .some(let kept)): return keep(kept.page, origin: .revalidated, key: key)
      // Nothing was named that could be unmodified.
      case (.notModified, .none): return .error(SearchError.unexpectedStatus(304))
      }
    }
  }

  /// Shows the page first and stores it then.
  private func keep(_ page: SearchPage, origin: SearchResult.Origin, key: PageKey) -> Observable<SearchResult> {
    let entry = PageEntry(page: page, date: scheduler.now)
    memory.withLock { $0[key] = entry }
    let store = cache.store(entry, for: key)
      .andThen(Observable<SearchResult>.empty())
      .trackError(failures)
      .catch { _ in .empty() }
    return store.startWith(SearchResult(page: page, origin: origin, date: entry.date))
  }
}
