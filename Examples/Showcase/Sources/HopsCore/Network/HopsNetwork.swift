// SPDX-License-Identifier: MIT
import Foundation
import RxSwift
import ShowcaseNetwork

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The network layer: gets what is at a path, and knows nothing of hops.
public typealias HopsNetwork = @Sendable (_ path: [String], _ query: [URLQueryItem]) -> Observable<Data>

/// Why there is no answer.
public enum HopsError: Error, Hashable, Sendable {
  /// The server cannot be reached.
  case offline
  /// The connection broke off before the answer was whole.
  case interrupted
  /// The server takes too long.
  case timedOut
  /// The server says that something went wrong.
  case serverFailed(Int)
  /// The answer is not as expected.
  case unreadable
  /// Something else, such as a server that does not start; what it says.
  case other(String)

  /// What the user is told.
  public var message: String {
    switch self {
    case .offline: "The server cannot be reached."
    case .interrupted: "The connection broke off. Try again."
    case .timedOut: "The server takes too long to answer."
    case .serverFailed(404): "The server knows no such hop."
    case .serverFailed(let status): "The server has a problem (\(status))."
    case .unreadable: "The answer of the server cannot be read."
    case .other(let reason): reason
    }
  }

  /// What an error of any kind means here.
  public init(_ error: any Error) {
    switch error {
    case let error as HopsError: self = error
    case RxError.timeout, NetworkProblem.timedOut: self = .timedOut
    case NetworkProblem.unreachable: self = .offline
    case NetworkProblem.interrupted: self = .interrupted
    case is DecodingError: self = .unreadable
    default: self = .other("\(error)")
    }
  }
}

/// The network layer over HTTP.
public enum HopsHTTP {
  /// Gets from a server whose address comes when it has started.
  public static func network(
    server: Observable<URL>, timeout: RxTimeInterval = .seconds(10), scheduler: any SchedulerType & Sendable,
    transport: @escaping HTTP.Transport = HTTP.session
  ) -> HopsNetwork {
    { path, query in
      server.take(1).flatMap { server -> Observable<Data> in
        var components = URLComponents(
          url: path.reduce(server) { $0.appending(component: $1) }, resolvingAgainstBaseURL: false)
        if !query.isEmpty { components?.queryItems = query }
        let escaped = components?.percentEncodedQuery?.replacing("+", with: "%2B")
        components?.percentEncodedQuery = escaped
        guard let url = components?.url else { return .error(HopsError.unreadable) }
        return transport(URLRequest(url: url)).asObservable().map { status, data in
          guard (200..<300).contains(status.statusCode) else { throw HopsError.serverFailed(status.statusCode) }
          return data
        }
      }
      .timeout(timeout, scheduler: scheduler)
    }
  }
}
