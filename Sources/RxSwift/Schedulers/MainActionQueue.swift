// SPDX-License-Identifier: MIT
import Dispatch

/// The actions on the main queue.
///
/// The main loop draws when the main queue is empty. So when the actions have delivered as many events as fill a batch,
/// the other actions wait for the next turn of the main loop. They keep their order.
final class MainActionQueue: DispatchActionQueue, @unchecked Sendable {
  // Sendable: the fields are touched on the main queue only.

  static let shared = MainActionQueue(.main)

  /// The actions that wait for the next turn.
  private var waiting = Deque<() -> Void>()
  /// The events that were delivered since the last turn began, or since no action was left.
  private var deliveredCount = 0
  /// The actions that have begun or wait for the next turn.
  private var arrivedCount: UInt = 0

  override func schedule(_ action: @escaping @Sendable () -> Void) {
    super.schedule {
      self.arrivedCount &+= 1
      if self.waiting.isEmpty, !self.isFull { action() } else { self.putOff(action) }
      self.endTurnIfEmpty()
    }
  }

  override func noteDelivered(_ count: Int) { deliveredCount += count }

  private var isFull: Bool { deliveredCount >= EventBatch.capacity }

  private func putOff(_ action: @escaping () -> Void) {
    if waiting.isEmpty { takeNextTurn() }
    waiting.append(action)
  }

  private func takeNextTurn() {
    DispatchQueue.main.async {
      self.deliveredCount = 0
      while !self.isFull, let action = self.waiting.popFirst() { action() }
      if !self.waiting.isEmpty { self.takeNextTurn() }
      self.endTurnIfEmpty()
    }
  }

  private func endTurnIfEmpty() {
    if waiting.isEmpty, arrivedCount >= scheduledCount { deliveredCount = 0 }
  }
}
