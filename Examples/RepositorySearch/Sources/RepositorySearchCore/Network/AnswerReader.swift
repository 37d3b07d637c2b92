// SPDX-License-Identifier: MIT
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Turns an answer of HTTP into one of the search, or into the error that it means.
struct AnswerReader {
  var response: HTTPURLResponse
  var data: Data

  func answer() throws -> SearchAnswer {
    switch response.statusCode {
    case 200: return .page(try page())
    case 304: return .notModified
    case 403, 429:
      if let until = rateLimitReset { throw SearchError.rateLimited(until: until) }
      throw isRateLimited ? SearchError.rateLimited(until: nil) : SearchError.refused(problem ?? "No reason is given.")
    case 401: throw SearchError.refused(problem ?? "No reason is given.")
    case 422: throw SearchError.invalidQuery(problem ?? "No reason is given.")
    case 500...: throw SearchError.serverFailed(status: response.statusCode)
    default: throw SearchError.unexpectedStatus(response.statusCode)
    }
  }

  private struct Body: Decodable {
    var totalCount: Int
    var isIncomplete: Bool?
    var items: [Repository]

    enum CodingKeys: String, CodingKey {
      case items
      case totalCount = "total_count"
      case isIncomplete = "incomplete_results"
    }
  }

  private func page() throws -> SearchPage {
    guard !data.isEmpty else { throw SearchError.emptyAnswer }
    // A stack that reports an early end of the answer as success would make it look malformed.
    let length = header("Content-Encoding") == nil ? header("Content-Length").flatMap { Int($0) } : nil
    if let length, data.count < length {
      throw SearchError.interrupted
    }
    guard let body = try? JSONDecoder.gitHub.decode(Body.self, from: data) else { throw SearchError.malformedAnswer }
    return SearchPage(
      repositories: body.items,
      totalCount: body.totalCount,
      isIncomplete: body.isIncomplete ?? false,
      nextPage: header("Link").flatMap { LinkHeader($0).page("next") },
      entityTag: header("ETag")
    )
  }

  /// GitHub's secondary limits may be told by the text alone.
  private var isRateLimited: Bool {
    response.statusCode == 429 || header("X-RateLimit-Remaining") == "0" || header("Retry-After") != nil
      || problem?.lowercased().contains("rate limit") == true
  }

  private var rateLimitReset: Date? {
    if let seconds = header("Retry-After").flatMap({ TimeInterval($0) }) { return Date(timeIntervalSinceNow: seconds) }
    guard header("X-RateLimit-Remaining") == "0" else { return nil }
    return header("X-RateLimit-Reset").flatMap { TimeInterval($0) }.map { Date(timeIntervalSince1970: $0) }
  }

  private struct Problem: Decodable {
    /// An object, whose message may be left out, or just a text.
    struct Detail: Decodable {
      var message: String?

      private enum CodingKeys: CodingKey { case message }

      init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
          message = text
        } else {
          message = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(String.self, forKey: .message)
        }
      }
    }
    var message: String?
    var errors: [Detail]?
  }

  /// What the server says about its refusal, the details before the heading.
  private var problem: String? {
    guard let problem = try? JSONDecoder.gitHub.decode(Problem.self, from: data) else { return nil }
    return problem.errors?.lazy.compactMap(\.message).first ?? problem.message
  }

  private func header(_ name: String) -> String? { response.value(forHTTPHeaderField: name) }
}
