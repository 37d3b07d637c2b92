// SPDX-License-Identifier: MIT
import Foundation

/// Lines in the order in which they were added, from one thread at a time.
final class Log: @unchecked Sendable {
  // Sendable: by the rule that a test adds and reads on one thread at a time.
  private(set) var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
  func clear() { lines = [] }
}

/// A counter for any thread.
final class Counter: @unchecked Sendable {
  // Sendable: `count` is touched under `lock` only.
  private let lock = NSLock()
  private var count = 0
  var value: Int { lock.withLock { count } }
  func add(_ amount: Int = 1) { lock.withLock { count += amount } }
}

struct TestError: Error, Equatable {}

/// Runs `body` on threads of their own at the same time and waits for all of them.
func inParallel(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  let group = DispatchGroup()
  let start = DispatchSemaphore(value: 0)
  for index in 0..<count {
    group.enter()
    Thread.detachNewThread {
      start.wait()
      body(index)
      group.leave()
    }
  }
  for _ in 0..<count { start.signal() }
  group.wait()
}
