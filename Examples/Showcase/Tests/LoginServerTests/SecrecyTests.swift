// SPDX-License-Identifier: MIT
import Foundation
import Logging
import RxKit
import XCTest

@testable import LoginServer

final class SecrecyTests: ServerTestCase {
  /// Known address with a wrong password, and unknown address: the same bytes.
  func testAnAnswerSaysNothingAboutAddresses() async throws {
    try await withServer { client in
      let known = try await client.signIn("ana@example.com", "wrong password")
      let unknown = try await client.signIn("nobody@example.com", "wrong password")
      XCTAssertEqual(known.status, 401)
      XCTAssertEqual(known.status, unknown.status)
      XCTAssertEqual(known.data, unknown.data)
      XCTAssertEqual(known.headers.filter { $0.key != "date" }, unknown.headers.filter { $0.key != "date" })
    }
  }

  /// The time of an answer is that of its hash: there is one for each attempt, of the same cost, whether or not there is an account.
  func testTheWorkSaysNothingAboutAddresses() async throws {
    try await withServer { client in
      let hasher = client.server.store.hasher
      for address in ["ana@example.com", "nobody@example.com", "", "ana@example.com"] {
        let before = hasher.computations
        _ = try await client.signIn(address, "wrong password")
        XCTAssertEqual(hasher.computations, before + 1, address)
      }
    }
  }

  /// Nor do the limits: the sixth attempt is refused for both.
  func testTheLimitSaysNothingAboutAddresses() async throws {
    let clock = Clock()
    try await withServer {
      $0.now = { clock.now }
    } _: { client in
      for address in ["ana@example.com", "nobody@example.com"] {
        var statuses: [Int] = []
        for _ in 0..<6 { statuses.append(try await client.signIn(address, "wrong password").status) }
        XCTAssertEqual(statuses, [401, 401, 401, 401, 401, 429], address)
      }
    }
  }

  /// The highest level of the log, and the file: the password is in neither, nor is the token in the file.
  func testPasswordsAreNeitherLoggedNorKept() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlite")
    defer { try? FileManager.default.removeItem(at: file) }
    let lines = Lines()
    var token = ""
    try await withServer {
      $0.file = file
      $0.logger = Logger(label: "test") { _ in lines.handler }
      $0.logger.logLevel = .trace
    } _: { client in
      token = try await client.token()
      _ = try await client.signIn("ana@example.com", "not saudade either")
      _ = try await client.send("POST", "sessions", body: Data(#"{"address":"x","pass":"saudade"}"#.utf8))
      _ = try await client.send("GET", "sessions/current", token: token)
    }
    let log = lines.text
    XCTAssertTrue(log.contains("/sessions"), "the log says what happens: \(log)")
    for secret in ["saudade", token] {
      XCTAssertFalse(log.contains(secret), log)
      XCTAssertNil(try Data(contentsOf: file).range(of: Data(secret.utf8)))
    }
  }
}

/// What is logged.
final class Lines: Sendable {
  private let all = Guarded<[String]>([])

  var text: String { all.withLock { $0.joined(separator: "\n") } }
  var handler: Handler { Handler(lines: self) }

  struct Handler: LogHandler {
    let lines: Lines
    var metadata = Logger.Metadata()
    var logLevel = Logger.Level.trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      let line = "\(event.message) \(metadata) \(event.metadata ?? [:]) \(event.error.map { "\($0)" } ?? "")"
      lines.all.withLock { $0.append(line) }
    }
  }
}
