// SPDX-License-Identifier: MIT
import Foundation
import RxCocoa
import RxMarbles
import RxSwift

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests of a session: the first sequence says when one is sent, the second one is what the server answers to each.
extension Catalogue {
  static let network = [
    requests(
      "response(request:)", "urlResponse", "session.rx.response(request: request(name))", "-o-k|",
      answer: "\\($0)", result: #"name + "\($0.response.statusCode)""#
    ) { (session, name) in
      session.rx.response(request: request(name)).map { name + "\($0.response.statusCode)" }
    },
    requests(
      "data(request:)", "urlData", "session.rx.data(request: request(name))", "-o-k|",
      answer: "\\($0)", result: "name + String(decoding: $0, as: UTF8.self)"
    ) { (session, name) in
      session.rx.data(request: request(name)).map { name + String(decoding: $0, as: UTF8.self) }
    },
    requests(
      "json(request:options:)", "urlJSON", "session.rx.json(request: request(name))", "---1|",
      answer: "[\\($0)]", result: #"name + "\(($0 as? [Int])?.first ?? 0)""#
    ) { (session, name) in
      session.rx.json(request: request(name)).map { name + "\(($0 as? [Int])?.first ?? 0)" }
    },
    requests(
      "json(url:)", "urlJSONOfURL", "session.rx.json(url: address(name))", "---1|",
      answer: "[\\($0)]", result: #"name + "\(($0 as? [Int])?.first ?? 0)""#
    ) { (session, name) in
      session.rx.json(url: address(name)).map { name + "\(($0 as? [Int])?.first ?? 0)" }
    },
  ]

  /// An example whose latest request is answered.
  ///
  /// - Parameters:
  ///   - code: sends a request.
  ///   - body: what the server answers.
  ///   - answer: an answer of the server, as it is written in a string.
  ///   - result: what is made of the outcome `$0`.
  private static func requests(
    _ function: String, _ name: String, _ code: String, _ body: String, answer: String, result: String,
    run: @escaping @Sendable (URLSession, String) -> Observable<String>
  ) -> CatalogueEntry {
    let isJSON = answer.hasPrefix("[")
    let example = MarbleExample(
      name, "-a-------b-c-----|", body, code: code,
      listing: .requests("\(code).map { \(result) }", answer: answer), showsSubscriptions: true
    ) { (source: Letters, other: Letters, _) in
      // What a debug build prints of each request would stand between what the tools print.
      URLSession.rx.shouldLogRequest = { _ in false }
      return source.flatMapLatest { name in
        other.map { Data((isJSON ? "[\($0)]" : $0).utf8) }.answering { session in run(session, name) }
      }
    }
    return CatalogueEntry("URLSession+Rx", "RxSwift/Reactive/\(function)", example, module: "RxCocoa")
  }

  private static func address(_ name: String) -> URL {
    guard let url = URL(string: "https://example.org/\(name)") else {
      preconditionFailure("\(name) is no part of an address.")
    }
    return url
  }

  private static func request(_ name: String) -> URLRequest { URLRequest(url: address(name)) }
}

extension MarbleListing {
  /// Code that sends a request for each element and forgets those before; in a test the other sequence answers.
  fileprivate static func requests(_ code: String, answer: String) -> MarbleListing {
    let usesAddress = code.contains("address(name)")
    let head = """
      @Sendable func \(usesAddress ? "address" : "request")(_ name: String) -> \(usesAddress ? "URL" : "URLRequest") {
        \(usesAddress ? "" : "URLRequest(url: ")URL(string: "https://example.org/\\(name)")!\(usesAddress ? "" : ")")
      }
      """
    return MarbleListing(
      """
      \(head)
      let session = URLSession.shared
      let answers = source.flatMapLatest { name in
        \(code)
      }
      answers
      """,
      test: """
        \(head)
        let answers = source.flatMapLatest { name in
          other.map { Data("\(answer)".utf8) }.answering { session in
            \(code)
          }
        }
        answers
        """)
  }
}
