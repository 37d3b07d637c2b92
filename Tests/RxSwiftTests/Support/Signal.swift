// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// Something that a test waits for while the main queue runs.
final class Signal: @unchecked Sendable {
  // Sendable: the flag is touched under `lock` only.
  private let lock = NSLock()
  private var isGiven = false

  func give() { lock.withLock { isGiven = true } }

  /// Runs the main queue until the signal is given; fails after `seconds`.
  func wait(_ seconds: Double = 60, file: StaticString = #filePath, line: UInt = #line) {
    let deadline = DispatchTime.now() + seconds
    while !lock.withLock({ isGiven }) {
      guard DispatchTime.now() < deadline else { return XCTFail("The signal did not come.", file: file, line: line) }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002))
    }
  }
}
