// SPDX-License-Identifier: MIT
import Foundation
import HTTPTypes
import Hummingbird

extension HTTPField.Name {
  static let link = Self("Link")!
  static let rateLimitLimit = Self("X-RateLimit-Limit")!
  static let rateLimitRemaining = Self("X-RateLimit-Remaining")!
  static let rateLimitReset = Self("X-RateLimit-Reset")!
  static let rateLimitResource = Self("X-RateLimit-Resource")!
}

/// What the handler reads from requests and puts into answers.
extension SearchHandler {
  static let jsonType = "application/json; charset=utf-8"

  /// The query parameters, `+` read as a space.
  static func parameters(of request: Request) -> [String: String] {
    var result: [String: String] = [:]
    for pair in (request.uri.query ?? "").split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count == 2 ? String(parts[1]).replacing("+", with: " ") : ""
      result[String(parts[0])] = value.removingPercentEncoding ?? value
    }
    return result
  }

  /// The address that the client used, for the `Link` header.
  static func url(of request: Request) -> URLComponents {
    URLComponents(string: "http://\(request.head.authority ?? "127.0.0.1")\(request.uri.string)") ?? URLComponents()
  }

  static func rateHeaders(_ status: RateLimiter.Status) -> HTTPFields {
    [
      .rateLimitLimit: "\(status.limit)",
      .rateLimitRemaining: "\(status.remaining)",
      .rateLimitReset: "\(Int(status.reset.timeIntervalSince1970))",
      .rateLimitResource: "search",
    ]
  }

  static func rateLimited(_ headers: HTTPFields) -> Response {
    problem(.forbidden, message: "API rate limit exceeded for 127.0.0.1.", headers: headers)
  }

  static func problem(
    _ status: HTTPResponse.Status, message: String, errors: [Problem.Detail]? = nil, headers: HTTPFields
  ) -> Response {
    var headers = headers
    headers[.contentType] = jsonType
    let problem = Problem(message: message, errors: errors, status: "\(status.code)")
    // A handful of strings always encodes; an empty body would still carry the status.
    let body = (try? encode(problem)) ?? []
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
  }

  static func message(_ status: Int) -> String {
    switch status {
    case 400: "Bad Request"
    case 401: "Bad credentials"
    case 404: "Not Found"
    case 422: "Validation Failed"
    case 429: "You have exceeded a secondary rate limit."
    case 503: "Service unavailable"
    case 500...: "Server Error"
    default: "Refused"
    }
  }

  static func encode(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    // The same answer has the same bytes, and so the same entity tag.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return [UInt8](try encoder.encode(value))
  }

  /// A weak tag: FNV-1a over the bytes.
  static func entityTag(of body: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in body { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "W/\"\(String(hash, radix: 16))\""
  }

  /// Compares the tags of `If-None-Match` with that of the answer; whether they are weak does not matter here (RFC 9110, 13.1.2).
  static func matches(_ header: String?, tag: String) -> Bool {
    guard let header else { return false }
    if header.trimmingCharacters(in: .whitespaces) == "*" { return true }
    let opaque = { (text: Substring) in
      let trimmed = text.drop { $0 == " " }
      return trimmed.hasPrefix("W/") ? trimmed.dropFirst(2) : trimmed
    }
    return header.split(separator: ",").contains { opaque($0) == opaque(tag[...]) }
  }
}
