// SPDX-License-Identifier: MIT
import Foundation

/// The actions on the main queue.
///
/// The main loop draws when the main queue is empty. So when the actions have delivered many events, the other actions
/// wait for the next turn of the main loop. They keep their order.
final class MainActionQueue: DispatchActionQueue, @unchecked Sendable {
  // Sendable: the fields are touched on the main queue only.

  static let shared = MainActionQueue(.main)

  /// How long the actions of a turn run at least, before the others wait. A frame takes 16 ms, and has to be drawn, too.
  private static let turnTime: UInt64 = 4_000_000

  /// The actions that wait for the next turn.
  private var waiting = Deque<() -> Void>()
  /// The events that were delivered since the last turn began, or since no action was left.
  private var deliveredCount = 0
  /// The time at which the turn is over; set when many events were delivered.
  private var endOfTurn: UInt64?
  /// The actions that have begun or wait for the next turn.
  private var arrivedCount: UInt = 0

  override func schedule(_ action: @escaping @Sendable () -> Void) {
    super.schedule {
      self.arrivedCount &+= 1
      if self.waiting.isEmpty, !self.isTurnOver() { action() } else { self.putOff(action) }
      if self.waiting.isEmpty, self.arrivedCount >= self.scheduledCount { self.beginTurn() }
    }
  }

  override func noteDelivered(_ count: Int) { deliveredCount += count }

  private func beginTurn() {
    deliveredCount = 0
    endOfTurn = nil
  }

  private func isTurnOver() -> Bool {
    guard deliveredCount >= EventBatch.capacity else { return false }
    let now = timeOfThread()
    let end = endOfTurn ?? now + MainActionQueue.turnTime
    endOfTurn = end
    return now >= end
  }

  private func putOff(_ action: @escaping () -> Void) {
    if waiting.isEmpty { queueNextTurn() }
    waiting.append(action)
  }

  private func queueNextTurn() {
    DispatchQueue.main.async {
      self.beginTurn()
      while !self.isTurnOver(), let action = self.waiting.popFirst() { action() }
      if self.waiting.isEmpty { self.beginTurn() } else { self.queueNextTurn() }
    }
  }
}

/// For how many nanoseconds a processor has run this thread. Other work of the machine does not count.
private func timeOfThread() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
