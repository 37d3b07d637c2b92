// SPDX-License-Identifier: MIT
import Foundation
import RepositorySearchCore
import RxGTK
import RxSwift

private func sampleResult(
  _ query: String, page: Int, count: Int = 30, total: Int = 60, stars: (Int) -> Int = { _ in 1234 }
) -> SearchResult {
  let repositories = (0..<count).map { row in
    Repository(
      id: page * 100 + row, name: "\(query)-\(page)-\(row)", owner: .init(login: "owner"),
      description: "日本語 🔴 " + String(repeating: "long ", count: 80), stargazersCount: stars(row), language: "Swift")
  }
  return SearchResult(
    page: SearchPage(repositories: repositories, totalCount: total, nextPage: page == 1 && count < total ? 2 : nil),
    origin: .network, date: Date())
}

/// Two pages of thirty, unless the word asks for something else.
@Sendable
func sampleSearch(_ query: String, _ page: Int) -> Observable<SearchResult> {
  if query.hasSuffix("fault") { return .error(SearchError.serverFailed(status: 500)) }
  switch query {
  case "offline": return .error(SearchError.hostNotFound("example.org"))
  case "dead": return .error(SearchError.serverNotRunning(at: "http://127.0.0.1:8390"))
  case "hang": return .never()
  case "nothing": return .just(sampleResult(query, page: 1, count: 0, total: 0))
  case "slow" where page == 2: return .never()
  case "stop" where page == 2: return .error(SearchError.serverFailed(status: 500))
  case "stars":
    let stars = [111, 987, 12_345, 1_000_000]
    return .just(sampleResult(query, page: 1, count: stars.count, total: stars.count) { stars[$0] })
  case "two": return .just(sampleResult(query, page: 1, count: 2, total: 2))
  default: return .just(sampleResult(query, page: page))
  }
}

/// Keeps what was searched for.
final class Asked: Sendable {
  private let relay = BehaviorRelay<[String]>(value: [])

  var queries: [String] { relay.value }

  func search(_ query: String, _ page: Int) -> Observable<SearchResult> {
    relay.accept(relay.value + [query])
    return sampleSearch(query, page)
  }
}
