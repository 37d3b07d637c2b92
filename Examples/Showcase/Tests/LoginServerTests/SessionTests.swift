// SPDX-License-Identifier: MIT
import Foundation
import XCTest

@testable import LoginServer

final class SessionTests: ServerTestCase {
  func testTheRightPasswordMakesASession() async throws {
    try await withServer { client in
      let answer = try await client.signIn(" ana@EXAMPLE.com", "saudade")
      XCTAssertEqual(answer.status, 201)
      XCTAssertEqual(try answer.json()["name"], "Ana")
      XCTAssertEqual(try answer.json()["expires_in"], "1800")
      XCTAssertEqual(answer.headers["cache-control"], "no-store")
      let token = try XCTUnwrap(try answer.json()["token"])
      let current = try await client.send("GET", "sessions/current", token: token)
      XCTAssertEqual(current.status, 200)
      XCTAssertEqual(try current.json(), ["address": "ana@example.com", "name": "Ana"])
    }
  }

  func testTokensDiffer() async throws {
    try await withServer { client in
      let tokens = [try await client.token(), try await client.token()]
      XCTAssertNotEqual(tokens[0], tokens[1])
      XCTAssertGreaterThanOrEqual(tokens[0].count, 43)
    }
  }

  func testSessionsExpire() async throws {
    let clock = Clock()
    try await withServer {
      $0.now = { clock.now }
      $0.sessionLifetime = 60
    } _: { client in
      let token = try await client.token()
      clock.pass(59)
      let before = try await client.send("GET", "sessions/current", token: token)
      clock.pass(2)
      let after = try await client.send("GET", "sessions/current", token: token)
      XCTAssertEqual([before.status, after.status], [200, 401])
    }
  }

  func testSigningOutEndsTheSessionAndNoOther() async throws {
    try await withServer { client in
      let (one, other) = (try await client.token(), try await client.token())
      let out = try await client.send("DELETE", "sessions/current", token: one)
      XCTAssertEqual(out.status, 204)
      let ended = try await client.send("GET", "sessions/current", token: one)
      let lasting = try await client.send("GET", "sessions/current", token: other)
      XCTAssertEqual([ended.status, lasting.status], [401, 200])
    }
  }

  func testANewPasswordEndsAllSessions() async throws {
    try await withServer { client in
      let token = try await client.token()
      try await client.server.addAccount(address: "ana@example.com", name: "Ana", password: "another one")
      let old = try await client.send("GET", "sessions/current", token: token)
      let wrong = try await client.signIn("ana@example.com", "saudade")
      XCTAssertEqual([old.status, wrong.status], [401, 401])
      _ = try await client.token("ana@example.com", "another one")
    }
  }

  func testASignInDuringAChangeOfThePasswordMakesNoSessionWithTheOldOne() async throws {
    try await withServer { client in
      for round in 1...20 {
        let address = "rui\(round)@example.com"
        try await client.server.addAccount(address: address, name: "Rui", password: "old one")
        async let change: Void = client.server.addAccount(address: address, name: "Rui", password: "new one")
        async let answer = client.signIn(address, "old one")
        let (signedIn, _) = try await (answer, change)
        guard signedIn.status == 201 else { continue }
        let token = try XCTUnwrap(try signedIn.json()["token"])
        let current = try await client.send("GET", "sessions/current", token: token)
        XCTAssertEqual(current.status, 401, "round \(round)")
      }
    }
  }

  func testHeadIsGetWithoutABody() async throws {
    try await withServer { client in
      let token = try await client.token()
      let head = try await client.send("HEAD", "sessions/current", token: token)
      XCTAssertEqual(head.status, 200)
      XCTAssertEqual(head.data, Data())
    }
  }

  func testForgedTokensAreRefused() async throws {
    try await withServer { client in
      for token in [nil, "", "x", "' OR 1 = 1 --"] {
        let answer = try await client.send("GET", "sessions/current", token: token)
        XCTAssertEqual(answer.status, 401)
      }
    }
  }

  func testRequestsThatAreNoneAreRefused() async throws {
    try await withServer { client in
      let bodies = ["", "{", "{}", "[]", #"{"address":"ana@example.com"}"#, #"{"address":1,"password":2}"#]
      for body in bodies {
        let answer = try await client.send("POST", "sessions", body: Data(body.utf8))
        XCTAssertEqual(answer.status, 400, body)
      }
      let long = try await client.signIn("ana@example.com", String(repeating: "x", count: 10_000))
      XCTAssertEqual(long.status, 413)
    }
  }

  func testAccountsOutliveTheServer() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlite")
    defer { try? FileManager.default.removeItem(at: file) }
    var token = ""
    try await withServer {
      $0.file = file
    } _: {
      token = try await $0.token()
    }
    var configuration = LoginServer.Configuration()
    configuration.file = file
    configuration.cost = Self.cost
    let server = try LoginServer(configuration)
    let again = try await server.store.profile(token: token)
    XCTAssertEqual(again?.name, "Ana")
  }
}
