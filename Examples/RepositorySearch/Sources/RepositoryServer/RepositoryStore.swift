// SPDX-License-Identifier: MIT
import Foundation
import GRDB

/// The repositories in SQLite, with a full-text index (FTS5) over names, owners and descriptions.
///
/// Accents are ignored, and every word matches what begins with it, so that a search finds something from the first letter on.
struct RepositoryStore: Sendable {
  struct Hits: Sendable {
    var total: Int
    var repositories: [StoredRepository]
  }

  private let database: DatabaseQueue

  init(repositories: [StoredRepository]) throws {
    database = try DatabaseQueue()
    try database.write { db in
      try db.create(table: "repository") { table in
        table.primaryKey("id", .integer)
        table.column("name", .text).notNull()
        table.column("full_name", .text).notNull()
        table.column("owner", .text).notNull().collate(.nocase)
        table.column("owner_type", .text).notNull()
        table.column("description", .text)
        table.column("stargazers_count", .integer).notNull()
        table.column("forks_count", .integer).notNull()
        table.column("open_issues_count", .integer).notNull()
        table.column("language", .text).collate(.nocase)
        table.column("fork", .boolean).notNull()
        table.column("html_url", .text).notNull()
        table.column("created_at", .text).notNull()
        table.column("updated_at", .text).notNull()
        // SQLite's own ln() is a compile-time option; the logarithm is taken here instead.
        table.column("popularity", .double).notNull()
      }
      try db.create(virtualTable: "repository_text", using: FTS5()) { table in
        table.tokenizer = .unicode61(diacritics: .remove)
        table.column("name")
        table.column("owner")
        table.column("description")
      }
      let insertRow = try db.makeStatement(
        sql: "INSERT INTO repository VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
      let insertText = try db.makeStatement(
        sql: "INSERT INTO repository_text(rowid, name, owner, description) VALUES (?, ?, ?, ?)")
      for item in repositories {
        try insertRow.execute(arguments: [
          item.id, item.name, item.fullName, item.owner, item.ownerType, item.description, item.stargazersCount,
          item.forksCount, item.openIssuesCount, item.language, item.fork, item.htmlURL, item.createdAt, item.updatedAt,
          log(1 + Double(item.stargazersCount)),
        ])
        try insertText.execute(arguments: [item.id, item.name, item.owner, item.description])
      }
    }
  }

  /// One page of what `query` finds, the best match first unless the query says otherwise.
  func search(_ query: SearchQuery, limit: Int, offset: Int) async throws -> Hits {
    var conditions: [String] = []
    var arguments = StatementArguments()
    var source = "repository"
    var order = "popularity DESC, id"
    if let pattern = query.pattern {
      source = "repository_text JOIN repository ON repository.id = repository_text.rowid"
      conditions.append("repository_text MATCH ?")
      arguments += [pattern]
      // bm25() is the lower the better. A hit in the name counts more than one in the description; fame decides between equals.
      order = "bm25(repository_text, 8, 4, 2) - 0.6 * popularity, id"
    }
    for qualifier in query.qualifiers {
      conditions.append(qualifier.condition)
      arguments += qualifier.arguments
    }
    if let sort = query.sort { order = "\(sort.column) \(query.ascending ? "ASC" : "DESC"), id" }
    let filter = conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")
    let countSQL = "SELECT COUNT(*) FROM \(source) \(filter)"
    let rowsSQL = "SELECT repository.* FROM \(source) \(filter) ORDER BY \(order) LIMIT \(limit) OFFSET \(offset)"
    return try await database.read { [arguments] db in
      let total = try Int.fetchOne(db, sql: countSQL, arguments: arguments) ?? 0
      return Hits(total: total, repositories: try StoredRepository.fetchAll(db, sql: rowsSQL, arguments: arguments))
    }
  }
}

extension StoredRepository: FetchableRecord {}
