// SPDX-License-Identifier: MIT
import Foundation
import RxSwift

/// Where the thread of a test waits for work on other threads: it learns when the work asks for the next step, and gets what the work has sent.
final class MarbleMeeting<Output>: @unchecked Sendable {
  // Sendable: the condition's lock protects the variables.
  private let condition = NSCondition()
  private var events: [Event<Output>] = []
  /// How many steps the work has asked for, and how many of them it has been given.
  private var (asked, given) = (0, 0)
  private var hasEnded = false
  /// Whether the work once took too long. After that, the test does not wait for it.
  private var isLate = false

  /// Called by the work, before it waits for a step.
  func ask() { change { asked += 1 } }

  /// Called by the test, before it gives a step.
  func give() { change { given += 1 } }

  /// Called by the work, with what it sends.
  func note(_ event: Event<Output>) {
    change {
      events.append(event)
      if event.isStopEvent { hasEnded = true }
    }
  }

  /// Waits until the work has asked for a step that it does not have, or has ended.
  ///
  /// - Returns: what it has sent since the last time; nil if it takes too long.
  func wait(seconds: TimeInterval) -> [Event<Output>]? {
    condition.lock()
    defer { condition.unlock() }
    let limit = Date(timeIntervalSinceNow: seconds)
    while asked <= given && !hasEnded {
      if isLate || !condition.wait(until: limit) {
        isLate = true
        return nil
      }
    }
    defer { events = [] }
    return events
  }

  private func change(_ body: () -> Void) {
    condition.lock()
    body()
    condition.signal()
    condition.unlock()
  }
}
