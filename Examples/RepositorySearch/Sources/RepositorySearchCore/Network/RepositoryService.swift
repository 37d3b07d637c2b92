// SPDX-License-Identifier: MIT
import RxSwift

/// Asks for one page of a search.
public struct SearchRequest: Hashable, Sendable {
  public var query: String
  /// Counted from 1.
  public var page: Int
  public var perPage: Int
  /// The tag of the version that is known already.
  public var entityTag: String?

  public init(query: String, page: Int = 1, perPage: Int = 30, entityTag: String? = nil) {
    self.query = query
    self.page = page
    self.perPage = perPage
    self.entityTag = entityTag
  }
}

/// What the server says.
public enum SearchAnswer: Hashable, Sendable {
  case page(SearchPage)
  /// The version that the request named is still the newest.
  case notModified
}

/// Where searches are answered.
public protocol RepositoryService: Sendable {
  /// Sends one answer, or a `SearchError`. Disposing cancels the request.
  func search(_ request: SearchRequest) -> Single<SearchAnswer>
}
