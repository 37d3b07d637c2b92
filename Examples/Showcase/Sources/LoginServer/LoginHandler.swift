// SPDX-License-Identifier: MIT
import Foundation
import GRDB
import HTTPTypes
import Hummingbird

/// Answers requests.
struct LoginHandler: Sendable {
  /// The longest request; longer ones are not read.
  static let longestBody = 4096

  let store: LoginStore
  let faults: LoginFaults

  func addRoutes(to router: Router<BasicRequestContext>) {
    router.post("/sessions") { request, _ in try await signIn(request) }
    router.get("/sessions/current") { request, _ in try await current(request) }
    router.delete("/sessions/current") { request, _ in try await signOut(request) }
  }

  private struct Credentials: Decodable {
    var address: String
    var password: String
  }

  private func signIn(_ request: Request) async throws -> Response {
    try await faulty {
      let body: ByteBuffer
      do {
        body = try await request.body.collect(upTo: Self.longestBody)
      } catch {
        return Self.answer(.contentTooLarge, ["message": "The request is too long."])
      }
      guard let credentials = try? JSONDecoder().decode(Credentials.self, from: Data(body.readableBytesView)) else {
        // The request is not repeated here: it may be a password.
        return Self.answer(.badRequest, ["message": "An address and a password are needed."])
      }
      switch try await store.signIn(address: credentials.address, password: credentials.password) {
      case .session(let token, let name, let lifetime):
        return Self.answer(
          .created,
          [
            "token": token, "address": LoginStore.normal(credentials.address), "name": name,
            "expires_in": "\(Int(lifetime))",
          ])
      case .wrong:
        return Self.answer(.unauthorized, ["message": "The address or the password is wrong."])
      case .tooMany(let wait):
        var response = Self.answer(.tooManyRequests, ["message": "Too many attempts."])
        response.headers[.retryAfter] = "\(wait)"
        return response
      }
    }
  }

  private func current(_ request: Request) async throws -> Response {
    try await faulty {
      guard let token = Self.token(of: request), let profile = try await store.profile(token: token) else {
        return Self.answer(.unauthorized, ["message": "There is no such session."])
      }
      return Self.answer(.ok, ["address": profile.address, "name": profile.name])
    }
  }

  private func signOut(_ request: Request) async throws -> Response {
    try await faulty {
      if let token = Self.token(of: request) { try await store.signOut(token: token) }
      return Response(status: .noContent)
    }
  }

  /// The answer, unless something goes wrong on purpose.
  private func faulty(_ answer: () async throws -> Response) async throws -> Response {
    let fault = await faults.next()
    if case .delay(let milliseconds)? = fault { try await Task.sleep(for: .milliseconds(milliseconds)) }
    let response: Response
    do {
      response = try await answer()
    } catch let error as DatabaseError where error.resultCode == .SQLITE_FULL {
      response = Self.answer(.init(code: 507), ["message": "There is no space on the server's disk."])
    }
    return switch fault {
    case nil, .delay: response
    case .status(let status): Self.answer(.init(code: status), ["message": "A fault on purpose."])
    case .malformed:
      Response(
        status: response.status, headers: [.contentType: Self.jsonType], body: .init(byteBuffer: .init(string: "{\"to"))
      )
    case .dies:
      Response(
        status: response.status, headers: [.contentType: Self.jsonType],
        body: ResponseBody(contentLength: 200) { writer in
          try await writer.write(ByteBuffer(string: "{\"to"))
          // The thrown error closes the connection.
          throw Died()
        })
    }
  }

  private struct Died: Error {}

  private static func token(of request: Request) -> String? {
    guard let header = request.headers[.authorization], header.hasPrefix("Bearer ") else { return nil }
    return String(header.dropFirst("Bearer ".count))
  }

  private static let jsonType = "application/json; charset=utf-8"

  private static func answer(_ status: HTTPResponse.Status, _ fields: [String: String]) -> Response {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    // A handful of strings always encodes; an empty body would still carry the status.
    let body = (try? encoder.encode(fields)) ?? Data()
    return Response(
      status: status, headers: [.contentType: jsonType, .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
  }
}
