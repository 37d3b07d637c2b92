// SPDX-License-Identifier: MIT
import Dispatch
import Foundation

/// Lets one thread wait until another one says that it is done.
final class Waiter: @unchecked Sendable {
  // Sendable: `isDone` is touched under `lock` only; a semaphore may be used from any thread.
  private let lock = NSLock()
  private let semaphore = DispatchSemaphore(value: 0)
  private var isDone = false

  /// Changes the collected elements, unless nothing more is collected. Returns whether that was the last change. Then the
  /// caller has to end the waiting.
  func record(isLast: () -> Bool, _ change: () -> Void) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    if isDone { return false }
    change()
    isDone = isLast()
    return isDone
  }

  /// Ends the waiting.
  func end() {
    semaphore.signal()
    // Any work on its queue wakes a run loop that sleeps.
    DispatchQueue.main.async {}
  }

  /// Whether nothing more is collected.
  var isOver: Bool {
    lock.lock()
    defer { lock.unlock() }
    return isDone
  }

  /// Reads the collected elements. From then on, nothing more is collected.
  func read<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    isDone = true
    return body()
  }

  /// Waits until done, and runs the run loop of this thread. Returns false when `end` has passed, even if everything is
  /// done by then: subscribing may have taken that long.
  func wait(until end: Date?) -> Bool {
    while true {
      if let end, end <= Date() { return false }
      if semaphore.wait(timeout: .now()) == .success { return true }
      let slice = Date().addingTimeInterval(Thread.isMainThread ? 0.05 : 0.001)
      if RunLoop.current.run(mode: .default, before: end.map { min($0, slice) } ?? slice) { continue }
      // The run loop has neither a source nor a timer. The main thread's may get one from another thread.
      if Thread.isMainThread {
        if semaphore.wait(timeout: .now() + 0.001) == .success { return true }
      } else if let end {
        return semaphore.wait(timeout: .now() + max(0, end.timeIntervalSinceNow)) == .success
      } else {
        semaphore.wait()
        return true
      }
    }
  }
}
