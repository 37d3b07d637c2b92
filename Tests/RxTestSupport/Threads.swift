// SPDX-License-Identifier: MIT
import Foundation

/// Runs `body` on threads of their own at the same time and waits for all of them.
package func inParallel(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
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

/// Does `work` on another thread and waits until it is done.
package func elsewhere(_ work: @escaping @Sendable () -> Void) { inParallel(1) { _ in work() } }
