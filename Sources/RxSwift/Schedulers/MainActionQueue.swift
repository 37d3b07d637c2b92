// SPDX-License-Identifier: MIT
import Dispatch

/// The actions on the main queue.
///
/// In each turn, the main loop runs the blocks that wait on the main queue, and then draws. After about
/// `EventBatch.capacity` events in one turn, or in two that follow each other, 2 ms are left for the turn. The actions that
/// remain then wait for the next turn. They keep their order.
final class MainActionQueue: DispatchActionQueue, @unchecked Sendable {
  // Sendable: the fields are touched on the main queue only.

  static let shared = MainActionQueue(.main)

  /// How many nanoseconds a turn may take after many events. A frame takes 16 ms and has to be drawn, too,
  /// on a busy machine as well.
  private static let limit: UInt64 = 2_000_000

  /// The actions that wait for the next turn.
  private var waiting = Deque<() -> Void>()
  /// How many events the actions have delivered since the last call of `beginTurn`.
  private var deliveredCount = 0
  /// Whether a block is queued that calls `beginTurn`. It would cost too much to queue one in each turn.
  private var isNextTurnQueued = false
  /// When this turn is over, after many events.
  private var end: UInt64?

  override func schedule(_ action: @escaping @Sendable () -> Void) {
    super.schedule {
      if self.waiting.isEmpty, !self.isTurnOver { action() } else { self.waiting.append(action) }
    }
  }

  override func noteDelivered(_ count: Int) {
    deliveredCount += count
    // Up to here, the events may be from many turns. The other half has to arrive before the block runs.
    if !isNextTurnQueued, deliveredCount >= EventBatch.capacity / 2 {
      isNextTurnQueued = true
      DispatchQueue.main.async { self.beginTurn() }
    }
    if end == nil, deliveredCount >= EventBatch.capacity {
      end = DispatchTime.now().uptimeNanoseconds + MainActionQueue.limit
    }
  }

  private var isTurnOver: Bool {
    guard let end else { return false }
    return DispatchTime.now().uptimeNanoseconds >= end
  }

  private func beginTurn() {
    deliveredCount = 0
    isNextTurnQueued = false
    end = nil
    while !isTurnOver, let action = waiting.popFirst() { action() }
    // Many actions may have waited.
    if waiting.isEmpty { waiting = Deque() }
  }
}
