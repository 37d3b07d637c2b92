// SPDX-License-Identifier: MIT
import Foundation
import GRDB

/// Counts attempts for each address, whether or not it has an account, in windows of fixed length; a restart does not help.
struct AttemptLimit: Sendable {
  let limit: Int
  let window: TimeInterval

  static func create(_ db: Database) throws {
    try db.create(table: "attempt") { table in
      table.primaryKey("address", .blob)
      table.column("count", .integer).notNull()
      table.column("start", .double).notNull().indexed()
    }
  }

  /// Counts an attempt.
  ///
  /// - Returns: the seconds until another one is looked at, when there were too many before; nil for one that may go on.
  func take(_ key: Data, at date: TimeInterval, _ db: Database) throws -> Int? {
    // A clock that was set back would let a window last for as long as it was set back; such a window begins anew.
    try db.execute(
      sql: "DELETE FROM attempt WHERE start <= ? OR start > ?", arguments: [date - window, date])
    let row = try Row.fetchOne(db, sql: "SELECT count, start FROM attempt WHERE address = ?", arguments: [key])
    let count: Int = row?["count"] ?? 0
    let start: Double = row?["start"] ?? date
    if count >= limit { return max(1, Int((start + window - date).rounded(.up))) }
    try db.execute(
      sql: "INSERT OR REPLACE INTO attempt (address, count, start) VALUES (?, ?, ?)",
      arguments: [key, count + 1, start]
    )
    return nil
  }

  /// The right password: the count begins anew.
  func forget(_ key: Data, _ db: Database) throws {
    try db.execute(sql: "DELETE FROM attempt WHERE address = ?", arguments: [key])
  }
}
