// SPDX-License-Identifier: MIT
import Foundation
import RxSwift

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Prints a request and its outcome.
struct RequestLog: Sendable {
  static let filter = Locked<@Sendable (URLRequest) -> Bool> { _ in
    #if DEBUG
      return true
    #else
      return false
    #endif
  }

  private let request: URLRequest
  private let start = Date()

  init(_ request: URLRequest) { self.request = request }

  func print(_ response: URLResponse?, _ data: Data?, _ error: (any Swift.Error)?) {
    Swift.print(command)
    Swift.print(outcome(response, data, error, milliseconds: Int(Date().timeIntervalSince(start) * 1000)))
  }

  /// The request as a command for a shell.
  var command: String {
    var lines = ["curl -X \(request.httpMethod ?? "GET")"]
    if let body = request.httpBody {
      lines.append("--data \(quoted(String(decoding: body, as: UTF8.self)))")
    }
    for (name, value) in (request.allHTTPHeaderFields ?? [:]).sorted(by: { $0.key < $1.key }) {
      lines.append("-H \(quoted("\(name): \(value)"))")
    }
    lines.append(quoted(request.url?.absoluteString ?? ""))
    return lines.joined(separator: " \\\n  ")
  }

  func outcome(
    _ response: URLResponse?, _ data: Data?, _ error: (any Swift.Error)?, milliseconds: Int
  ) -> String {
    if let error { return "Failed after \(milliseconds) ms: \(error)" }
    guard let response = response as? HTTPURLResponse else { return "No HTTP response after \(milliseconds) ms" }
    return "Status \(response.statusCode), \(data?.count ?? 0) bytes after \(milliseconds) ms"
  }

  private func quoted(_ text: String) -> String { "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'" }
}
