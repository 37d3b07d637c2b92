// SPDX-License-Identifier: MIT
import Foundation
import RepositoryServer
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

    /// The answer's JSON as dictionaries.
    func json() throws -> [String: Any] {
      let object = try JSONSerialization.jsonObject(with: data)
      return try XCTUnwrap(object as? [String: Any])
    }

    func items() throws -> [[String: Any]] { try XCTUnwrap(try json()["items"] as? [[String: Any]]) }

    func names() throws -> [String] { try items().compactMap { $0["full_name"] as? String } }
  }

  struct Client: Sendable {
    let url: URL
    let session: URLSession

    func send(_ target: String, method: String = "GET", headers: [String: String] = [:], timeout: TimeInterval = 60)
      async throws -> Answer
    {
      var request = URLRequest(url: try XCTUnwrap(URL(string: target, relativeTo: url)))
      request.httpMethod = method
      request.timeoutInterval = timeout
      for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
      let (data, response) = try await session.data(for: request)
      let http = try XCTUnwrap(response as? HTTPURLResponse)
      var fields: [String: String] = [:]
      for (name, value) in http.allHeaderFields {
        fields["\(name)".lowercased()] = "\(value)"
      }
      return Answer(status: http.statusCode, headers: fields, data: data)
    }

    func search(_ query: String, headers: [String: String] = [:]) async throws -> Answer {
      try await send("/search/repositories?q=\(query)", headers: headers)
    }
  }

  func withServer(
    _ change: (inout SearchServer.Configuration) -> Void = { _ in }, _ body: (Client) async throws -> Void
  ) async throws {
    var configuration = SearchServer.Configuration()
    configuration.rateLimit = 1000
    change(&configuration)
    let server = try await SearchServer(configuration).start()
    let settings = URLSessionConfiguration.ephemeral
    settings.urlCache = nil
    let session = URLSession(configuration: settings)
    do {
      try await body(Client(url: server.url, session: session))
    } catch {
      await server.stop()
      throw error
    }
    session.invalidateAndCancel()
    await server.stop()
  }
}
