// SPDX-License-Identifier: MIT
import Foundation
import RxSwift

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Stands between a session and the network: what a server would send comes from a sequence in virtual time.
///
/// A protocol is told nothing about its session, and a session makes its protocol of a class. So each session has a class of its own.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
class MarbleServer: URLProtocol {
  private static let answers = MarbleAnswers()
  private var answering: Task<Void, Never>?

  /// A session whose requests get an answer, and what forgets the answer.
  static func session(answering steps: MarbleSteps<Data>) -> (URLSession, @Sendable () -> Void) {
    let server = answers.add(steps)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [server]
    return (URLSession(configuration: configuration), { answers.remove(server) })
  }

  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let steps = Self.answers.answer(of: Self.self), let url = request.url,
      let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: nil)
    else { return fail(URLError(.cannotConnectToHost)) }
    // Sendable: the session has started the protocol, and waits for what it says.
    let server = UncheckedSendable(self)
    answering = Task { await server.value.answer(steps, response) }
  }

  override func stopLoading() { answering?.cancel() }

  private func answer(_ steps: MarbleSteps<Data>, _ response: URLResponse) async {
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    do {
      var body = Data()
      for try await part in steps { body += part }
      // The session has forgotten a request that was cancelled.
      if Task.isCancelled { return }
      client?.urlProtocol(self, didLoad: body)
      client?.urlProtocolDidFinishLoading(self)
    } catch {
      fail(error)
    }
  }

  private func fail(_ error: any Error) { client?.urlProtocol(self, didFailWithError: error) }
}
