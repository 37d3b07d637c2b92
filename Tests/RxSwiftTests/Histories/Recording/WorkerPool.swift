// SPDX-License-Identifier: MIT
import Foundation

@testable import RxSwift

/// Threads that are kept from round to round, and wait for each other before each so that they really meet.
final class WorkerPool: @unchecked Sendable {
  // Sendable: `job` and `count` change between rounds only; the semaphores tell the threads where a round begins and ends.
  private let wake: [DispatchSemaphore]
  private let done = DispatchSemaphore(value: 0)
  private let arrived = AtomicWord()
  private let running = AtomicWord()
  private var job: (@Sendable (Int) -> Void)?
  private var count = 0

  init(_ threads: Int) {
    wake = (0..<threads).map { _ in DispatchSemaphore(value: 0) }
    for index in 0..<threads { Thread.detachNewThread { self.work(index) } }
  }

  private func work(_ index: Int) {
    while true {
      wake[index].wait()
      guard let job else { return }
      arrived.add()
      while arrived.value < UInt(count) { sched_yield() }
      job(index)
      if running.subtract() == 0 { done.signal() }
    }
  }

  /// Runs `job` on the first threads at the same time; false if they do not return. The pool is lost then.
  func run(_ count: Int, timeout seconds: Double = 30, _ job: @escaping @Sendable (Int) -> Void) -> Bool {
    self.job = job
    self.count = count
    arrived.exchange(0)
    running.exchange(UInt(count))
    for index in 0..<count { wake[index].signal() }
    return done.wait(timeout: .now() + seconds) == .success
  }

  /// Lets the threads go. Not for a pool that is lost.
  func end() {
    job = nil
    for semaphore in wake { semaphore.signal() }
  }
}
