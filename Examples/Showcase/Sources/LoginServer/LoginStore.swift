// SPDX-License-Identifier: MIT
import Crypto
import DatabaseFiles
import Foundation
import GRDB

/// Accounts, sessions and attempts in SQLite.
struct LoginStore: Sendable {
  /// What becomes of an attempt to sign in.
  enum Outcome: Hashable, Sendable {
    case session(token: String, name: String, lifetime: TimeInterval)
    /// The address or the password is wrong; which one is nobody's business.
    case wrong
    /// Too many attempts; the seconds until the next one is looked at.
    case tooMany(wait: Int)
  }

  struct Profile: Hashable, Sendable {
    var address: String
    var name: String
  }

  static let owner = DatabaseOwner(id: "RxLg", tables: ["account", "session", "attempt"])

  let database: DatabaseQueue
  let hasher: PasswordHasher
  private let lifetime: TimeInterval
  private let attempts: AttemptLimit
  private let now: @Sendable () -> Date

  init(_ configuration: LoginServer.Configuration, hasher: PasswordHasher) throws {
    self.hasher = hasher
    lifetime = configuration.sessionLifetime
    attempts = AttemptLimit(limit: configuration.attemptLimit, window: configuration.attemptWindow)
    now = configuration.now
    database = try configuration.file.map { try Self.owner.openPrivate($0) } ?? DatabaseQueue()
    var migrator = DatabaseMigrator()
    migrator.registerMigration("accounts") { db in
      try db.create(table: "account") { table in
        table.primaryKey("address", .text)
        table.column("name", .text).notNull()
        table.column("password", .text).notNull()
      }
      try db.create(table: "session") { table in
        table.primaryKey("token", .blob)
        table.column("address", .text).notNull().references("account", column: "address", onDelete: .cascade)
        table.column("expires", .double).notNull().indexed()
      }
      try AttemptLimit.create(db)
    }
    try migrator.migrate(database)
  }

  func addAccount(address: String, name: String, password: String) async throws {
    let hash = try await hasher.hash(password)
    try await database.write { db in
      try db.execute(
        sql: """
          INSERT INTO account (address, name, password) VALUES (?, ?, ?)
          ON CONFLICT (address) DO UPDATE SET name = excluded.name, password = excluded.password
          """, arguments: [Self.normal(address), name, hash.text])
      // Sessions that began with the old password end.
      try db.execute(sql: "DELETE FROM session WHERE address = ?", arguments: [Self.normal(address)])
    }
  }

  func hasAccount(address: String) async throws -> Bool {
    try await database.read { db in
      try Row.fetchOne(db, sql: "SELECT 1 FROM account WHERE address = ?", arguments: [Self.normal(address)]) != nil
    }
  }

  func signIn(address: String, password: String) async throws -> Outcome {
    let address = Self.normal(address)
    let key = Self.digest(address)
    // An attempt counts before its password is looked at, so that many at once are not more than many in a row. The clock is read in the
    // order of the attempts, because one that comes with an earlier time than the last would begin to count anew.
    let (date, wait) = try await database.write { [attempts, now] db in
      let date = now().timeIntervalSince1970
      return (date, try attempts.take(key, at: date, db))
    }
    if let wait { return .tooMany(wait: wait) }
    while true {
      let (account, costs) = try await database.read { db in (try Self.account(address, db), try Self.costs(db)) }
      // Every attempt takes the same work, whichever address it is for: a hash of today's cost, and one of each other cost that an account has.
      let hash = account.flatMap { PasswordHash($0.password) }
      let isRight = try await hasher.verify(password, hash, costs: costs.union([hasher.cost]))
      guard isRight, let account else { return .wrong }
      let token = Self.token()
      let renewed = try await renewal(of: hash, password)
      let begins = try await database.write { [attempts, lifetime] db in
        // The password may have changed while the hasher verified the one before. Then the hasher verifies the new one.
        guard try Self.account(address, db)?.password == account.password else { return false }
        try attempts.forget(key, db)
        if let renewed { try Self.replace(account.password, with: renewed, of: address, db) }
        try db.execute(sql: "DELETE FROM session WHERE expires <= ?", arguments: [date])
        try db.execute(
          sql: "INSERT INTO session (token, address, expires) VALUES (?, ?, ?)",
          arguments: [Self.digest(token), address, date + lifetime])
        return true
      }
      if begins { return .session(token: token, name: account.name, lifetime: lifetime) }
    }
  }

  private static func account(_ address: String, _ db: Database) throws -> (name: String, password: String)? {
    try Row.fetchOne(db, sql: "SELECT name, password FROM account WHERE address = ?", arguments: [address])
      .map { ($0["name"], $0["password"]) }
  }

  /// The user of a token's session, if the session has not expired.
  func profile(token: String) async throws -> Profile? {
    let date = now().timeIntervalSince1970
    return try await database.read { db in
      try Row.fetchOne(
        db, sql: "SELECT address, name FROM session JOIN account USING (address) WHERE token = ? AND expires > ?",
        arguments: [Self.digest(token), date]
      ).map { Profile(address: $0["address"], name: $0["name"]) }
    }
  }

  func signOut(token: String) async throws {
    try await database.write { db in
      try db.execute(sql: "DELETE FROM session WHERE token = ?", arguments: [Self.digest(token)])
    }
  }

  /// An address as it is compared: capital letters make no difference.
  static func normal(_ address: String) -> String {
    address.trimmingCharacters(in: .whitespacesAndNewlines).lowercased().precomposedStringWithCanonicalMapping
  }

  /// What is kept instead of a token, or of an address that somebody tried: of no use to who reads the file.
  static func digest(_ text: String) -> Data { Data(SHA256.hash(data: Data(text.utf8))) }

  /// 256 random bits.
  private static func token() -> String {
    SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }.base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }
}
