// SPDX-License-Identifier: MIT
import Foundation

struct TestError: Error, Equatable {}

/// A variable that closures share.
final class Box<Value>: @unchecked Sendable {
  // Sendable: by the rule that a test touches it from one thread at a time.
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// Lines in the order in which they were added, from one thread at a time.
final class Log: @unchecked Sendable {
  // Sendable: by the rule that a test adds to it from one thread at a time.
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  func clear() { lines = [] }
}

/// A weak reference that closures share.
final class WeakBox<Object: AnyObject>: @unchecked Sendable {
  // Sendable: by the rule that a test touches it from one thread at a time.
  weak var object: Object?

  init(_ object: Object?) { self.object = object }
}

/// Tells the first caller from the others.
final class Once: @unchecked Sendable {
  // Sendable: `wasCalled` is touched under `lock`.
  private let lock = NSLock()
  private var wasCalled = false

  func isFirst() -> Bool {
    lock.withLock {
      defer { wasCalled = true }
      return !wasCalled
    }
  }
}

/// Runs what waits on the main queue. The main scheduler emits the first element at once and the others from there.
func drainMainQueue() {
  for _ in 0..<30 { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.001)) }
}
