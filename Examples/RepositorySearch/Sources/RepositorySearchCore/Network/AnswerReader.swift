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
    case 404: throw SearchError.wrongServer
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
    guard let body = try? JSONDecoder.gitHub.decode(Body.self, from: data) else {
      throw isOfAnotherKind ? SearchError.wrongServer : SearchError.malformedAnswer
    }
    // A row opens its address. One of another kind would start a program, or open a file of the user's.
    guard body.items.allSatisfy({ ["https", "http"].contains($0.htmlURL.scheme?.lowercased()) }) else {
      throw SearchError.malformedAnswer
    }
    return SearchPage(
      repositories: body.items,
      totalCount: body.totalCount,
      isIncomplete: body.isIncomplete ?? false,
      nextPage: header("Link").flatMap { LinkHeader($0).page("next") },
      entityTag: header("ETag")
    )
  }

  /// Whether the content is that of another server: a page for people, of a proxy perhaps, or JSON that is not about a search.
  private var isOfAnotherKind: Bool {
    if let type = header("Content-Type"), !type.lowercased().contains("json") { return true }
    guard let json = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) else { return false }
    guard let object = json as? [String: Any] else { return true }
    return object["total_count"] == nil || object["items"] == nil
  }

  /// GitHub's secondary limits may be told by the text alone.
  private var isRateLimited: Bool {
    response.statusCode == 429 || header("X-RateLimit-Remaining") == "0" || header("Retry-After") != nil
      || problem?.lowercased().contains("rate limit") == true
  }

  private var rateLimitReset: Date? {
    if let seconds = seconds("Retry-After") { return Date(timeIntervalSinceNow: seconds) }
    guard header("X-RateLimit-Remaining") == "0" else { return nil }
    return seconds("X-RateLimit-Reset").map { Date(timeIntervalSince1970: $0) }
  }

  /// A number of seconds that a date can be made of: nobody waits for the year 5000.
  private func seconds(_ name: String) -> TimeInterval? {
    header(name).flatMap { TimeInterval($0) }.flatMap { (0...1e11).contains($0) ? $0 : nil }
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
