// SPDX-License-Identifier: MIT
import Foundation
import RxSwift
import SameOriginRedirects

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Why no answer came.
public enum NetworkProblem: Error, Hashable, Sendable {
  /// Nobody answers at the server's address, or there is no way to it.
  case unreachable
  /// The answer did not come in time.
  case timedOut
  /// The connection broke off.
  case interrupted

  init(_ error: any Error) {
    switch (error as? URLError)?.code {
    case .notConnectedToInternet, .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed: self = .unreachable
    case .timedOut: self = .timedOut
    default: self = .interrupted
    }
  }
}

/// Requests over HTTP.
public enum HTTP {
  /// Makes a request: sends its answer, whatever its status, or fails. Disposing cancels it.
  public typealias Transport = @Sendable (URLRequest) -> Single<(status: HTTPURLResponse, data: Data)>

  /// Requests through a `URLSession` that keeps nothing and logs nothing. They fail with a ``NetworkProblem``.
  ///
  /// Not through `session.rx.response`: in debug builds that prints requests with their bodies, and these may have passwords in them.
  public static let session: Transport = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    let session = URLSession(configuration: configuration, delegate: SameOriginRedirects(), delegateQueue: nil)
    return { request in
      Single.create { observer in
        let task = session.dataTask(with: request) { data, response, error in
          if let response = response as? HTTPURLResponse, let data, error == nil {
            let expected = response.value(forHTTPHeaderField: "Content-Length").flatMap { Int($0) } ?? 0
            // A stack that reports an early end of the answer as success would make it look malformed.
            observer(data.count < expected ? .failure(NetworkProblem.interrupted) : .success((response, data)))
          } else {
            observer(.failure(error.map(NetworkProblem.init) ?? .interrupted))
          }
        }
        task.resume()
        return Disposables.create { task.cancel() }
      }
    }
  }()
}
