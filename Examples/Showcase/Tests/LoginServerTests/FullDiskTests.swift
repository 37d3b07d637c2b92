// SPDX-License-Identifier: MIT
import GRDB
import XCTest

@testable import LoginServer

final class FullDiskTests: ServerTestCase {
  /// SQLite itself refuses to grow, as it does on a full disk.
  func testAFullDiskIsSaidAndSurvived() async throws {
    try await withServer { client in
      try await client.server.store.database.write { try $0.execute(sql: "PRAGMA max_page_count = 1") }
      var answer = try await client.signIn("ana@example.com", "saudade")
      for _ in 0..<300 where answer.status == 201 { answer = try await client.signIn("ana@example.com", "saudade") }
      XCTAssertEqual(answer.status, 507)
      try await client.server.store.database.write { try $0.execute(sql: "PRAGMA max_page_count = 100000") }
      let token = try await client.token()
      let profile = try await client.send("GET", "sessions/current", token: token)
      XCTAssertEqual(profile.status, 200)
    }
  }
}
