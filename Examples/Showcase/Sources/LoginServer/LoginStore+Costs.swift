// SPDX-License-Identifier: MIT
import GRDB

/// Hashes of other costs than today's: those that another build of the program made, or another setting.
extension LoginStore {
  /// The costs of all accounts' hashes.
  static func costs(_ db: Database) throws -> Set<PasswordHash.Cost> {
    // What is between the second and the third dollar sign.
    let texts = try String.fetchAll(
      db, sql: "SELECT DISTINCT substr(password, 9, instr(substr(password, 9), '$') - 1) FROM account")
    return Set(texts.compactMap { PasswordHash.Cost(Substring($0)) })
  }

  /// A hash of today's cost for a password that is right, if the one that is kept has another cost.
  func renewal(of hash: PasswordHash?, _ password: String) async throws -> PasswordHash? {
    if hash?.cost == hasher.cost { return nil }
    return try await hasher.hash(password)
  }

  /// Replaces a hash with another one of the same password. The statement changes nothing if another request has replaced that hash before.
  static func replace(_ old: String, with new: PasswordHash, of address: String, _ db: Database) throws {
    try db.execute(
      sql: "UPDATE account SET password = ? WHERE address = ? AND password = ?", arguments: [new.text, address, old])
  }

  /// Gives an account a hash of today's cost, if its password is this one and its hash has another cost. Its sessions go on.
  func renewHash(address: String, password: String) async throws {
    let address = Self.normal(address)
    let kept = try await database.read { db in
      try String.fetchOne(db, sql: "SELECT password FROM account WHERE address = ?", arguments: [address])
    }
    guard let kept, let hash = PasswordHash(kept), hash.cost != hasher.cost,
      try await hasher.verify(password, hash, costs: [hash.cost]), let new = try await renewal(of: hash, password)
    else { return }
    try await database.write { db in try Self.replace(kept, with: new, of: address, db) }
  }
}
