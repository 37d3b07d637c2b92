// SPDX-License-Identifier: MIT
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Errors of the requests of `URLSession.rx`.
public enum RxCocoaURLError: Swift.Error, @unchecked Sendable {
  // Sendable: a response is not changed after it was received.

  /// Something the library cannot explain happened.
  case unknown
  /// The response is not an HTTP response.
  case nonHTTPResponse(response: URLResponse)
  /// The status of the response is not a success (200 to 299).
  case httpRequestFailed(response: HTTPURLResponse, data: Data?)
  /// The body of the response could not be read.
  case deserializationError(error: any Swift.Error)
}

extension RxCocoaURLError: CustomDebugStringConvertible {
  /// A sentence about the error.
  public var debugDescription: String {
    switch self {
    case .unknown: return "An unknown error."
    case .nonHTTPResponse(let response): return "Not a response of HTTP: \(response)."
    case .httpRequestFailed(let response, _): return "The request failed with status \(response.statusCode)."
    case .deserializationError(let error): return "The body could not be read: \(error)"
    }
  }
}
