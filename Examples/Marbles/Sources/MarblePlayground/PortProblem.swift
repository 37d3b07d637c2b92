// SPDX-License-Identifier: MIT
import Foundation
import NIOCore

/// Why the page cannot be served at a port, as a sentence.
public enum PortProblem: Error, Hashable, LocalizedError {
  /// Another program listens on the port.
  case isInUse(Int)
  /// The system keeps the port for others.
  case isNotAllowed(Int)

  /// What is known of an error of the network; nil for others.
  init?(_ error: any Error, port: Int) {
    switch (error as? IOError)?.errnoCode {
    case EADDRINUSE: self = .isInUse(port)
    case EACCES, EPERM: self = .isNotAllowed(port)
    default: return nil
    }
  }

  public var errorDescription: String? {
    switch self {
    case .isInUse(let port): "Port \(port) is in use. Name another one, or 0 for a free one."
    case .isNotAllowed(let port): "You may not listen on port \(port). Name another one, or 0 for a free one."
    }
  }
}
