// SPDX-License-Identifier: MIT
import Foundation
import RxRelay
import RxSwift

/// Lines in the order in which they were added, from one thread at a time.
final class Log: @unchecked Sendable {
  // Sendable: by the rule that a test adds and reads on one thread at a time.
  private(set) var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
  func clear() { lines = [] }

  /// Adds a line for each event of `source`.
  func follow<Source: ObservableType>(_ source: Source, _ name: String) -> any Disposable {
    source.subscribe { self.add("\(name) \($0)") }
  }
}

struct TestError: Error {}

/// Runs `body` on threads of their own at the same time and waits for all of them.
func inParallel(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  let group = DispatchGroup()
  for index in 0..<count {
    group.enter()
    Thread.detachNewThread {
      body(index)
      group.leave()
    }
  }
  group.wait()
}
