// SPDX-License-Identifier: MIT
import Foundation
import XCTest

@testable import LoginServer

final class LimitTests: ServerTestCase {
  func testAfterTooManyAttemptsNotEvenTheRightPasswordIsLookedAt() async throws {
    let clock = Clock()
    try await withServer {
      $0.now = { clock.now }
    } _: { client in
      for _ in 0..<5 { _ = try await client.signIn("ana@example.com", "wrong password") }
      clock.pass(100)
      let before = client.server.store.hasher.computations
      let refused = try await client.signIn("ana@example.com", "saudade")
      XCTAssertEqual(refused.status, 429)
      XCTAssertEqual(refused.headers["retry-after"], "800")
      XCTAssertEqual(client.server.store.hasher.computations, before)
      clock.pass(801)
      _ = try await client.token()
    }
  }

  func testTheRightPasswordBeginsTheCountAnew() async throws {
    let clock = Clock()
    try await withServer {
      $0.now = { clock.now }
    } _: { client in
      for _ in 0..<3 {
        for _ in 0..<4 { _ = try await client.signIn("ana@example.com", "wrong password") }
        _ = try await client.token()
      }
    }
  }

  /// An attempt counts before its hash is computed.
  func testManyAttemptsAtOnceAreNotMoreThanManyInARow() async throws {
    let clock = Clock()
    try await withServer {
      // The clock runs, and a thread may be stopped after it has read the clock.
      $0.now = {
        let now = clock.tick()
        usleep(.random(in: 0...5_000))
        return now
      }
    } _: { client in
      let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<20 { group.addTask { try await client.signIn("ana@example.com", "wrong password").status } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      XCTAssertEqual(statuses.filter { $0 == 401 }.count, 5)
      XCTAssertEqual(statuses.filter { $0 == 429 }.count, 15)
    }
  }

  /// The limit of one address leaves the others alone.
  func testOtherAddressesGoOn() async throws {
    try await withServer { client in
      for _ in 0..<6 { _ = try await client.signIn("nobody@example.com", "wrong password") }
      _ = try await client.token()
    }
  }

  func testAClockThatIsSetBackLocksNobodyOutForLong() async throws {
    let clock = Clock()
    try await withServer {
      $0.now = { clock.now }
    } _: { client in
      for _ in 0..<5 { _ = try await client.signIn("ana@example.com", "wrong password") }
      clock.pass(-100_000)
      _ = try await client.token()
    }
  }
}
