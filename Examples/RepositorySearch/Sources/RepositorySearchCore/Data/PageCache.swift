// SPDX-License-Identifier: MIT
import Foundation
import RxSwift

/// Names a page of a search.
public struct PageKey: Hashable, Sendable {
  public var query: String
  public var page: Int
  public var perPage: Int

  /// Searches that differ in the case of words or in the spaces around them are the same. Operators and qualifiers stay as they are: `OR` is one,
  /// `or` is a word.
  public init(query: String, page: Int, perPage: Int = 30) {
    self.query = query.split(whereSeparator: \.isWhitespace)
      .map { ["AND", "OR", "NOT"].contains($0) || $0.contains(":") ? String($0) : $0.lowercased() }
      .joined(separator: " ")
    self.page = page
    self.perPage = perPage
  }
}

/// A page that is kept, and since when it is known to be right.
public struct PageEntry: Hashable, Sendable {
  public var page: SearchPage
  public var date: Date

  public init(page: SearchPage, date: Date) {
    self.page = page
    self.date = date
  }
}

/// Keeps pages for later.
public protocol PageCache: Sendable {
  /// The page that was stored last under this key, however old it is.
  func entry(for key: PageKey) -> Single<PageEntry?>
  /// Keeps a page, in place of the one before it.
  func store(_ entry: PageEntry, for key: PageKey) -> Completable
}

/// Keeps nothing.
public struct NoPageCache: PageCache {
  public init() {}
  public func entry(for key: PageKey) -> Single<PageEntry?> { .just(nil) }
  public func store(_ entry: PageEntry, for key: PageKey) -> Completable { .empty() }
}
