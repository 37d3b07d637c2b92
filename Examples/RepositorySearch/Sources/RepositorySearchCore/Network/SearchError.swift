// SPDX-License-Identifier: MIT
import Foundation
import RxSwift

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Why a search failed, in terms that a person understands and that the app can act on.
public enum SearchError: Error, Hashable, Sendable {
  /// The computer is not connected.
  case notConnected
  /// Nobody answers at the server's address, or there is no way to it.
  case serverNotFound
  /// The same for a server on this machine, at this address: it is not running.
  case serverNotRunning(at: String)
  /// The same for a server elsewhere, with this name.
  case hostNotFound(String)
  /// The answer did not come in time.
  case timedOut
  /// The connection broke off in the middle of the answer.
  case interrupted
  /// Status 403 or 429: too many searches in a short time; when the limit is reset, if the server says so.
  case rateLimited(until: Date?)
  /// Status 401, or 403 for another reason; what the server says.
  case refused(String)
  /// Status 422: the search makes no sense to the server; what it says.
  case invalidQuery(String)
  /// Status 500 and above.
  case serverFailed(status: Int)
  /// A status that has no place here.
  case unexpectedStatus(Int)
  /// The answer could not be read.
  case malformedAnswer
  /// The answer has no content.
  case emptyAnswer
  /// Somebody answers at the address, but no server that searches repositories.
  case wrongServer
  /// The server's certificate is not trusted, or it does not speak https.
  case notSecure
  /// The server sends the search from one address to the next without an end.
  case redirectedTooOften
  /// The connection failed for another reason, which the system has a number for.
  case connectionFailed(code: Int)
  /// The user did not want to wait any longer.
  case stopped
  /// Anything else, in the words of the error.
  case other(String)

  /// What is known of any error.
  public init(_ error: any Error) {
    switch error {
    case let error as SearchError: self = error
    case RxError.timeout: self = .timedOut
    case is DecodingError: self = .malformedAnswer
    case let error as URLError:
      switch error.code {
      case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff: self = .notConnected
      case .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed: self = .serverNotFound
      case .timedOut: self = .timedOut
      case .unknown where Self.isAboutSecurity(error.localizedDescription): self = .notSecure
      // Foundation on Linux knows no code for an answer that ends early, nor for a connection that is reset.
      case .networkConnectionLost, .cannotParseResponse, .badServerResponse, .unknown: self = .interrupted
      case .zeroByteResource: self = .emptyAnswer
      case .badURL, .unsupportedURL: self = .other("There is no such address")
      case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
        .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
        .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
        self = .notSecure
      case .httpTooManyRedirects, .redirectToNonExistentLocation: self = .redirectedTooOften
      // What Foundation says about the others on Linux is a domain and a number.
      default: self = .connectionFailed(code: error.code.rawValue)
      }
    default: self = .other((error as? any LocalizedError)?.errorDescription ?? "\(error)")
    }
  }

  /// Whether an error says that a connection is not secure. Foundation on Linux has no code for that, but passes on what OpenSSL says.
  /// OpenSSL also reports a secure connection that breaks off, which is another matter.
  private static func isAboutSecurity(_ words: String) -> Bool {
    guard !words.contains("SSL_"), !words.contains("unexpected eof") else { return false }
    return words.contains("certificate") || words.contains("SSL routines")
  }

  /// Whether the same search may well work a moment later.
  public var isWorthRetrying: Bool {
    switch self {
    case .timedOut, .interrupted, .emptyAnswer, .serverFailed: true
    case .notConnected, .serverNotFound, .serverNotRunning, .hostNotFound, .rateLimited, .refused, .invalidQuery,
      .unexpectedStatus, .malformedAnswer, .wrongServer, .notSecure, .redirectedTooOften, .connectionFailed, .stopped,
      .other:
      false
    }
  }
}

extension SearchError: LocalizedError {
  /// A sentence or two for the screen.
  public var message: String {
    switch self {
    case .notConnected: return "There is no network connection."
    case .serverNotFound: return "The server cannot be reached."
    case .serverNotRunning(let address):
      return "No server answers at \(address). Start it with “repository-server”, or search GitHub with “--api”."
    case .hostNotFound(let host): return "\(host) cannot be reached. Check the network connection."
    case .timedOut: return "The server took too long to answer."
    case .interrupted: return "The connection broke off in the middle of the answer."
    case .rateLimited(let date):
      guard let date else { return "Too many searches in a short time. Try again in a minute." }
      return "Too many searches in a short time. Searching works again at \(Self.time(date))."
    case .refused(let reason): return "The server refused the search: \(Self.sentence(reason))"
    case .invalidQuery(let reason): return "The server does not understand this search: \(Self.sentence(reason))"
    case .serverFailed(let status): return "The server has a problem of its own (status \(status))."
    case .unexpectedStatus(let status): return "The server gave an unexpected answer (status \(status))."
    case .malformedAnswer: return "The server’s answer could not be read."
    case .emptyAnswer: return "The server’s answer was empty."
    case .wrongServer: return "What answers at this address is not a server that searches repositories."
    case .notSecure:
      return "There is no secure connection to this server: its certificate is not trusted, or it knows http only."
    case .redirectedTooOften: return "The server sends the search from one address to the next, without an end."
    case .connectionFailed(let code):
      return "The connection to the server failed (the system’s number for it is \(code))."
    case .stopped: return "You stopped waiting for the server."
    case .other(let reason): return "The search failed: \(Self.sentence(reason))"
    }
  }

  /// Whether there is no way to the server.
  public var isOffline: Bool {
    switch self {
    case .notConnected, .serverNotFound, .serverNotRunning, .hostNotFound: true
    default: false
    }
  }

  public var errorDescription: String? { message }

  private static func sentence(_ text: String) -> String {
    text.last.map { ".!?".contains($0) } == true ? text : text + "."
  }

  /// The time of day in the user's zone.
  private static func time(_ date: Date) -> String {
    let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: date)
    return [parts.hour, parts.minute, parts.second].map { part in
      let text = String(part ?? 0)
      return text.count < 2 ? "0" + text : text
    }.joined(separator: ":")
  }
}
