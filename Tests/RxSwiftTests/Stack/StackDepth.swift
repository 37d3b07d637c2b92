// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// How deep the tests of stack depth go; `RX_STACK_DEPTH` changes it, for builds in which everything is slow.
let million = ProcessInfo.processInfo.environment["RX_STACK_DEPTH"].flatMap { Int($0) } ?? 1_000_000

/// Runs `body` on a thread with a stack of 512 KiB, on which nothing fits that grows with a million of anything.
func onASmallStack(_ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    body()
    done.signal()
  }
  thread.stackSize = 512 * 1024
  thread.start()
  done.wait()
}

/// `isLeft` returns true for the first million calls.
final class RemainingAttempts: @unchecked Sendable {
  // Sendable: by the rule that a test touches it from one thread at a time.
  private(set) var left: Int

  init(_ count: Int = million) { left = count }

  func isLeft() -> Bool {
    guard left > 0 else { return false }
    left -= 1
    return true
  }
}
