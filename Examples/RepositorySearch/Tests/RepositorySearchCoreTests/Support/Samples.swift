// SPDX-License-Identifier: MIT
import Foundation
import RxKit

@testable import RepositorySearchCore

/// A repository that is told from others by its number.
func sample(_ id: Int, description: String? = nil) -> Repository {
  Repository(id: id, name: "r\(id)", owner: .init(login: "owner"), description: description)
}

func samplePage(_ ids: [Int], total: Int? = nil, next: Int? = nil, tag: String? = nil) -> SearchPage {
  SearchPage(repositories: ids.map { sample($0) }, totalCount: total ?? ids.count, nextPage: next, entityTag: tag)
}

func sampleResult(
  _ ids: [Int], total: Int? = nil, next: Int? = nil, origin: SearchResult.Origin = .network
) -> SearchResult {
  SearchResult(
    page: samplePage(ids, total: total, next: next), origin: origin, date: Date(timeIntervalSince1970: 0))
}

/// Collects values from any thread.
final class Log<Element: Sendable>: Sendable {
  private let values = Guarded<[Element]>([])

  func append(_ value: Element) { values.withLock { $0.append(value) } }

  var all: [Element] { values.withLock { $0 } }
}
