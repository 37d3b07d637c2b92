// SPDX-License-Identifier: MIT
import RxKit
import RxSwift

@testable import RepositorySearchCore

/// A server in the test's hands.
final class FakeService: RepositoryService {
  private let requested = Log<SearchRequest>()
  private let reply: @Sendable (SearchRequest) -> Single<SearchAnswer>

  init(_ reply: @escaping @Sendable (SearchRequest) -> Single<SearchAnswer>) { self.reply = reply }

  var requests: [SearchRequest] { requested.all }

  func search(_ request: SearchRequest) -> Single<SearchAnswer> {
    .deferred { [requested, reply] in
      requested.append(request)
      return reply(request)
    }
  }
}

/// A disk in the test's hands.
final class FakeCache: PageCache {
  struct Broken: Error {}

  private let entries = Guarded<[PageKey: PageEntry]>([:])
  private let isBroken: Bool

  init(isBroken: Bool = false) { self.isBroken = isBroken }

  var keys: [PageKey] { entries.withLock { Array($0.keys) } }

  func entry(for key: PageKey) -> Single<PageEntry?> {
    isBroken ? .error(Broken()) : .deferred { [entries] in .just(entries.withLock { $0[key] }) }
  }

  func store(_ entry: PageEntry, for key: PageKey) -> Completable {
    if isBroken { return .error(Broken()) }
    return .deferred { [entries] in
      entries.withLock { $0[key] = entry }
      return .empty()
    }
  }
}
