// SPDX-License-Identifier: MIT
import Foundation
import GRDB
import XCTest

@testable import LoginServer

/// Accounts of a build whose hashes have another cost, such as a debug build, in the file of this one.
final class CostTests: ServerTestCase {
  private let before = PasswordHash.Cost(logarithm: 3)
  private let today = ServerTestCase.cost

  /// A server with ana@example.com at today's cost, on the file in which a server of another cost has left rui@example.com, "alegria".
  private func withOldAccount(_ body: (Client) async throws -> Void) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlite")
    defer { try? FileManager.default.removeItem(at: file) }
    var configuration = LoginServer.Configuration()
    configuration.file = file
    configuration.cost = before
    try await LoginServer(configuration).addAccount(address: "rui@example.com", name: "Rui", password: "alegria")
    try await withServer({ $0.file = file }, body)
  }

  /// The cost of the hash that is kept for an address.
  private func keptCost(_ address: String, _ client: Client) async throws -> PasswordHash.Cost? {
    let text = try await client.server.store.database.read { db in
      try String.fetchOne(db, sql: "SELECT password FROM account WHERE address = ?", arguments: [address])
    }
    return text.flatMap { PasswordHash($0) }?.cost
  }

  /// The hashes that are computed for an attempt, by cost.
  private func work(_ address: String, _ password: String, _ client: Client) async throws -> [PasswordHash.Cost: Int] {
    let hasher = client.server.store.hasher
    let done = hasher.computationsByCost
    _ = try await client.signIn(address, password)
    return hasher.computationsByCost.reduce(into: [:]) { result, next in
      let count = next.value - (done[next.key] ?? 0)
      if count > 0 { result[next.key] = count }
    }
  }

  /// The time of an answer is that of its hashes: the same ones for an account of each cost, and for an address without account.
  func testAWrongPasswordTakesTheSameWorkAtEveryAddress() async throws {
    try await withOldAccount { client in
      for address in ["rui@example.com", "ana@example.com", "nobody@example.com"] {
        let computed = try await work(address, "wrong password", client)
        XCTAssertEqual(computed, [before: 1, today: 1], address)
      }
      let kept = try await keptCost("rui@example.com", client)
      XCTAssertEqual(kept, before, "a wrong password changes nothing")
    }
  }

  func testTheRightPasswordKeepsAHashOfTodaysCost() async throws {
    try await withOldAccount { client in
      _ = try await client.token("rui@example.com", "alegria")
      let kept = try await keptCost("rui@example.com", client)
      XCTAssertEqual(kept, today)
      _ = try await client.token("rui@example.com", "alegria")
      for address in ["rui@example.com", "nobody@example.com"] {
        let computed = try await work(address, "wrong password", client)
        XCTAssertEqual(computed, [today: 1], address)
      }
    }
  }

  /// What the demonstration does with its accounts when it starts.
  func testAnAccountThatIsThereGetsAHashOfTodaysCost() async throws {
    try await withOldAccount { client in
      let server = client.server
      try await server.addAccountIfMissing(address: "rui@example.com", name: "Other", password: "another one")
      let kept = try await keptCost("rui@example.com", client)
      XCTAssertEqual(kept, before, "it has another password")
      // A hash of a cost before today's, with a session that goes on.
      let token = try await client.token("rui@example.com", "alegria")
      let old = try PasswordHash(password: "alegria", cost: before).text
      try await server.store.database.write { db in
        try db.execute(sql: "UPDATE account SET password = ? WHERE name = 'Rui'", arguments: [old])
      }
      try await server.addAccountIfMissing(address: " Rui@example.com", name: "Other", password: "alegria")
      let renewed = try await keptCost("rui@example.com", client)
      XCTAssertEqual(renewed, today)
      let current = try await client.send("GET", "sessions/current", token: token)
      XCTAssertEqual(try current.json(), ["address": "rui@example.com", "name": "Rui"])
    }
  }
}
