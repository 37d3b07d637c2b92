// SPDX-License-Identifier: MIT
import Foundation
import NIOCore

/// Why a server does not start, as a sentence.
public enum SearchServerProblem: Error, Hashable, LocalizedError {
  /// Another program listens on the port.
  case portInUse(Int)
  /// The system keeps the port for others.
  case portNotAllowed(Int)

  /// What is known of an error of the network; nil for others.
  init?(_ error: any Error, port: Int) {
    switch (error as? IOError)?.errnoCode {
    case EADDRINUSE: self = .portInUse(port)
    case EACCES, EPERM: self = .portNotAllowed(port)
    default: return nil
    }
  }

  public var errorDescription: String? {
    switch self {
    case .portInUse(let port): "Port \(port) is in use. Name another one with --port, or 0 for a free one."
    case .portNotAllowed(let port):
      "You may not listen on port \(port). Name another one with --port, or 0 for a free one."
    }
  }
}
