// SPDX-License-Identifier: MIT

/// One page of the repositories that a search found.
public struct SearchPage: Codable, Hashable, Sendable {
  public var repositories: [Repository]
  /// How many repositories the search found, on all pages.
  public var totalCount: Int
  /// Whether the server ran out of time before it had looked everywhere.
  public var isIncomplete: Bool
  /// The number of the page after this one, if there is one.
  public var nextPage: Int?
  /// What the server calls this version of the page (`ETag`).
  public var entityTag: String?

  public init(
    repositories: [Repository], totalCount: Int, isIncomplete: Bool = false, nextPage: Int? = nil,
    entityTag: String? = nil
  ) {
    self.repositories = repositories
    self.totalCount = totalCount
    self.isIncomplete = isIncomplete
    self.nextPage = nextPage
    self.entityTag = entityTag
  }
}
