// SPDX-License-Identifier: MIT
import Foundation
import HTTPTypes
import Hummingbird
import ServiceLifecycle

/// Answers `GET /search/repositories`.
struct SearchHandler: Sendable {
  let store: RepositoryStore
  let limiter: RateLimiter
  let faults: FaultPlan
  let delay: Int

  func search(_ request: Request) async throws -> Response {
    let parameters = Self.parameters(of: request)
    let (asked, text) = Fault.extract(from: parameters["q"] ?? "")
    var active = asked
    if let planned = await faults.next() { active.append(planned) }
    do { try await wait(for: active) } catch is CancellationError {
      // The server ends while the client waits: the thrown error closes the connection.
      return Response(status: .ok, body: ResponseBody(contentLength: 1) { _ in throw Died() })
    }

    let rate = await limiter.take()
    var headers = Self.rateHeaders(rate)
    if rate.isExceeded { return Self.rateLimited(headers) }
    for fault in active {
      switch fault {
      case .rateLimited(let seconds):
        headers[.rateLimitRemaining] = "0"
        headers[.rateLimitReset] = "\(Int(Date().timeIntervalSince1970) + seconds)"
        return Self.rateLimited(headers)
      case .status(let status):
        return Self.problem(.init(code: status), message: Self.message(status), headers: headers)
      default: continue
      }
    }

    let paging = Paging(page: parameters["page"], perPage: parameters["per_page"])
    let query: SearchQuery
    do {
      query = try SearchQuery(text: text, sort: parameters["sort"], order: parameters["order"])
    } catch let invalid as SearchQuery.Invalid {
      let detail = Problem.Detail(resource: "Search", field: "q", code: invalid.code, message: invalid.message)
      return Self.problem(
        .unprocessableContent, message: "Validation Failed", errors: [detail], headers: headers)
    }
    guard paging.isWithinReach else {
      return Self.problem(
        .unprocessableContent, message: "Only the first 1000 search results are available", headers: headers)
    }
    let hits = try await store.search(query, limit: paging.limit, offset: paging.offset)
    headers[.link] = paging.link(total: hits.total, url: Self.url(of: request))
    let answer = SearchAnswer(totalCount: hits.total, items: hits.repositories.map(SearchAnswer.Item.init))
    let body = try Self.encode(answer)
    let tag = Self.entityTag(of: body)
    headers[.eTag] = tag
    headers[.cacheControl] = "public, max-age=60"
    if Self.matches(request.headers[.ifNoneMatch], tag: tag), active.allSatisfy(\.isDelay) {
      await limiter.giveBack()
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentType] = Self.jsonType
    return Response(status: .ok, headers: headers, body: Self.body(body, active))
  }

  /// The delays of the configuration and of faults; a fault `hang` waits until the server stops.
  private func wait(for faults: [Fault]) async throws {
    if delay > 0 { try await sleep(.milliseconds(delay)) }
    for fault in faults {
      switch fault {
      case .delay(let milliseconds): try await sleep(.milliseconds(milliseconds))
      case .hang: try await sleep(.seconds(600))
      default: continue
      }
    }
  }

  /// Fails at once when the server is told to end, which waits for its answers.
  private func sleep(_ span: Duration) async throws {
    try await cancelWhenGracefulShutdown { try await Task.sleep(for: span) }
  }

  private static func body(_ json: [UInt8], _ faults: [Fault]) -> ResponseBody {
    if faults.contains(.empty) { return ResponseBody() }
    if faults.contains(.malformed) { return ResponseBody(byteBuffer: ByteBuffer(bytes: json.prefix(json.count / 2))) }
    if faults.contains(.die) {
      return ResponseBody(contentLength: json.count) { writer in
        try await writer.write(ByteBuffer(bytes: json.prefix(json.count / 2)))
        // Leaves the client time to read the first half; the thrown error closes the connection.
        try await Task.sleep(for: .milliseconds(50))
        throw Died()
      }
    }
    return ResponseBody(byteBuffer: ByteBuffer(bytes: json))
  }

  private struct Died: Error {}
}

extension Fault {
  fileprivate var isDelay: Bool {
    if case .delay = self { true } else { false }
  }
}
