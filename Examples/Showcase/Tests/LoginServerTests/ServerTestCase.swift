// SPDX-License-Identifier: MIT
import Foundation
import LoginServer
import RxKit
import XCTest

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Starts a real server on a free loopback port for a test, and asks it over a real socket.
class ServerTestCase: XCTestCase {
  struct Answer {
    var status: Int
    var headers: [String: String]
    var data: Data

    func json() throws -> [String: String] { try JSONDecoder().decode([String: String].self, from: data) }
  }

  struct Client: Sendable {
    let url: URL
    let session: URLSession
    let server: LoginServer

    func send(_ method: String, _ path: String, body: Data? = nil, token: String? = nil) async throws -> Answer {
      var request = URLRequest(url: url.appendingPathComponent(path))
      request.httpMethod = method
      request.httpBody = body
      request.timeoutInterval = 60
      if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
      let (data, response) = try await session.data(for: request)
      let http = try XCTUnwrap(response as? HTTPURLResponse)
      var fields: [String: String] = [:]
      for (name, value) in http.allHeaderFields { fields["\(name)".lowercased()] = "\(value)" }
      return Answer(status: http.statusCode, headers: fields, data: data)
    }

    func signIn(_ address: String, _ password: String) async throws -> Answer {
      try await send(
        "POST", "sessions", body: try JSONEncoder().encode(["address": address, "password": password]))
    }

    /// The token of a fresh session.
    func token(_ address: String = "ana@example.com", _ password: String = "saudade") async throws -> String {
      let answer = try await signIn(address, password)
      XCTAssertEqual(answer.status, 201)
      return try XCTUnwrap(try answer.json()["token"])
    }
  }

  /// Hashes that are as slow as they should be would make the tests so.
  static let cost = PasswordHash.Cost(logarithm: 4)

  /// A server with one account: ana@example.com, "saudade".
  func withServer(
    _ change: (inout LoginServer.Configuration) -> Void = { _ in }, _ body: (Client) async throws -> Void
  ) async throws {
    var configuration = LoginServer.Configuration()
    configuration.cost = Self.cost
    change(&configuration)
    let server = try LoginServer(configuration)
    try await server.addAccount(address: "Ana@Example.com", name: "Ana", password: "saudade")
    let running = try await server.start()
    let settings = URLSessionConfiguration.ephemeral
    settings.urlCache = nil
    let session = URLSession(configuration: settings)
    do {
      try await body(Client(url: running.url, session: session, server: server))
    } catch {
      await running.stop()
      throw error
    }
    session.invalidateAndCancel()
    await running.stop()
  }
}

/// A clock that a test sets.
final class Clock: Sendable {
  private let date = Guarded(Date(timeIntervalSince1970: 1_000_000))

  var now: Date { date.withLock { $0 } }

  func pass(_ seconds: TimeInterval) { date.withLock { $0 += seconds } }

  /// The time, a millisecond after the one that was read before.
  func tick() -> Date {
    date.withLock {
      $0 += 0.001
      return $0
    }
  }
}
