// SPDX-License-Identifier: MIT
import Foundation

/// The page cannot be served at a port.
public struct PortProblem: Error, LocalizedError {
  let port: Int
  let code: CInt

  /// The port, and the words of the system for what is wrong with it.
  public var errorDescription: String? {
    "Port \(port) cannot be used: \(String(cString: strerror(code))). Name another one, or 0 for a free one."
  }
}
