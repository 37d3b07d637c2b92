// SPDX-License-Identifier: MIT
import DatabaseFiles
import Foundation
import GRDB
import ShowcaseModel

/// The account as rows: the session, the names by address, the preferences.
enum AccountTables {
  static let owner = DatabaseOwner(id: "RxAc", tables: ["session", "profile", "preferences"])

  static func migrate(_ database: DatabaseQueue) throws {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("account") { db in
      try db.create(table: "session") { table in
        table.primaryKey("id", .integer).check { $0 == 1 }
        table.column("address", .text).notNull().references("profile", column: "address")
        table.column("token", .text).notNull()
        table.column("expires", .double).notNull()
      }
      try db.create(table: "profile") { table in
        table.primaryKey("address", .text)
        table.column("name", .text).notNull()
      }
      try db.create(table: "preferences") { table in
        table.primaryKey("id", .integer).check { $0 == 1 }
        table.column("language", .text).notNull()
        table.column("units", .text).notNull()
      }
    }
    try migrator.migrate(database)
  }

  static func read(_ db: Database) throws -> AccountSnapshot {
    var result = AccountSnapshot()
    if let row = try Row.fetchOne(db, sql: "SELECT * FROM session JOIN profile USING (address)") {
      let session = Session(
        token: Secret(row["token"]), expires: Date(timeIntervalSince1970: row["expires"]))
      result.user = User(address: row["address"], name: row["name"], session: session)
    }
    if let row = try Row.fetchOne(db, sql: "SELECT * FROM preferences") {
      // A word that this version does not know stands for its default.
      result.preferences.language = Language(rawValue: row["language"]) ?? .english
      result.preferences.units = UnitSystem(rawValue: row["units"]) ?? .metric
    }
    return result
  }

  /// Writes a change in the transaction of `db`; returns the account after it.
  ///
  /// - Parameter between: called when some of the rows are written and some are not.
  static func write(_ change: AccountChange, _ db: Database, between: () -> Void) throws -> AccountSnapshot {
    var known: String?
    if case .signedIn(let user) = change {
      known = try String.fetchOne(db, sql: "SELECT name FROM profile WHERE address = ?", arguments: [user.address])
    }
    let result = try read(db).applying(change, knownName: known)
    if let user = result.user {
      try db.execute(
        sql: """
          INSERT INTO profile (address, name) VALUES (?, ?) ON CONFLICT (address) DO UPDATE SET name = excluded.name
          """,
        arguments: [user.address, user.name])
    }
    between()
    try db.execute(sql: "DELETE FROM session")
    if let user = result.user {
      try db.execute(
        sql: "INSERT INTO session (id, address, token, expires) VALUES (1, ?, ?, ?)",
        arguments: [user.address, user.session.token.text, user.session.expires.timeIntervalSince1970])
    }
    try db.execute(
      sql: "INSERT OR REPLACE INTO preferences (id, language, units) VALUES (1, ?, ?)",
      arguments: [result.preferences.language.rawValue, result.preferences.units.rawValue])
    return result
  }
}

extension AccountProblem {
  /// What is known of any error.
  public init(_ error: any Error) {
    switch error {
    case let error as AccountProblem: self = error
    case let error as ForeignFile: self = .foreign(error.name)
    case let error as DatabaseError:
      switch error.resultCode {
      case .SQLITE_FULL: self = .diskFull
      case .SQLITE_NOTADB, .SQLITE_CORRUPT: self = .unreadable
      case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH: self = .notAllowed
      case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
      default: self = .other(error.message ?? "SQLite reports \(error.resultCode.rawValue)")
      }
    case let error as CocoaError where error.code == .fileWriteOutOfSpace: self = .diskFull
    case let error as CocoaError where error.code == .fileWriteNoPermission: self = .notAllowed
    case is CocoaError: self = .notAllowed
    default: self = .other("\(error)")
    }
  }
}
