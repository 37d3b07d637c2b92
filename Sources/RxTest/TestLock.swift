// SPDX-License-Identifier: MIT
import Foundation

/// Protects what observers and observables of a test record; never held while calling out.
final class TestLock: Sendable {
  private let lock = NSLock()

  func withLock<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}
