// SPDX-License-Identifier: MIT
import Foundation

/// Protects the records of a test's observers and observables. No thread holds it while it calls out.
final class TestLock: Sendable {
  private let lock = NSLock()

  func withLock<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}
