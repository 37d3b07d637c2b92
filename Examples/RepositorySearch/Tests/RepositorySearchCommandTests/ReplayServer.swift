// SPDX-License-Identifier: MIT
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import XCTest

/// Replays answers over a real socket, one for each request, and remembers the requests.
actor ReplayServer {
  struct Answer: Sendable {
    var status = 200
    /// Names in lower case, as HTTP/2 has them.
    var headers: [String: String] = [:]
    var body = ""
  }

  struct Asked: Sendable {
    var target: String
    var headers: [String: String]
  }

  private var answers: [Answer]
  private(set) var asked: [Asked] = []

  private init(_ answers: [Answer]) { self.answers = answers }

  /// Serves `answers` while `body` runs; returns what was asked.
  static func replay(_ answers: [Answer], _ body: @Sendable (URL) async throws -> Void) async throws -> [Asked] {
    let server = ReplayServer(answers)
    let router = Router()
    router.get("/**") { request, _ in await server.answer(to: request) }
    let (addresses, continuation) = AsyncStream<URL>.makeStream()
    var logger = Logger(label: "replay")
    logger.logLevel = .critical
    let application = Application(
      router: router,
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0), serverName: nil),
      onServerRunning: { channel in
        if let port = channel.localAddress?.port, let url = URL(string: "http://127.0.0.1:\(port)") {
          continuation.yield(url)
        }
        continuation.finish()
      },
      logger: logger
    )
    let serving = Task { try await application.run() }
    defer { serving.cancel() }
    for await url in addresses { try await body(url) }
    let left = await server.answers.count
    XCTAssertEqual(left, 0, "answers that nobody asked for")
    return await server.asked
  }

  private func answer(to request: Request) -> Response {
    let headers = request.headers.map { ($0.name.canonicalName, $0.value) }
    asked.append(Asked(target: request.uri.string, headers: Dictionary(headers) { first, _ in first }))
    guard !answers.isEmpty else { return Response(status: .init(code: 599)) }
    let answer = answers.removeFirst()
    var fields = HTTPFields()
    for (name, value) in answer.headers {
      if let name = HTTPField.Name(name) { fields[name] = value }
    }
    let hasBody = answer.status != 304
    return Response(
      status: .init(code: answer.status), headers: fields,
      body: hasBody ? ResponseBody(byteBuffer: ByteBuffer(string: answer.body)) : ResponseBody())
  }
}
