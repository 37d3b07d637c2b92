// SPDX-License-Identifier: MIT

/// Actions that any thread adds, and that run one after the other in the order in which they were added.
///
/// A thread that adds an action while none runs has to call `run`, by itself or in a task. That call also runs the actions
/// that other threads add before it returns.
final class SerialActions: ActionQueue, @unchecked Sendable {
  // Sendable: the fields are touched under `lock` only, `deliveredCount` by the thread that runs the actions; actions run
  // outside of the lock.
  private let lock = Lock()
  private var waiting = Deque<ScheduledAction>()
  private var isRunning = false
  /// The events that were delivered since the last pause.
  private var deliveredCount = 0

  /// Adds an action. Returns whether the caller has to make the actions run.
  func add(_ action: ScheduledAction) -> Bool {
    defer { noteScheduled() }
    return lock.withLock {
      waiting.append(action)
      defer { isRunning = true }
      return !isRunning
    }
  }

  /// Runs the actions on this thread.
  func run() {
    while let action = next() { action.run() }
  }

  /// Runs the actions in a task, isolated to an actor or wherever the task runs. The task yields in between, so that
  /// other tasks can run on the executor.
  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  func run(isolation actor: isolated (any Actor)?) async {
    var actionCount = 0
    while let action = next() {
      action.run()
      actionCount += 1
      guard max(actionCount, deliveredCount) >= EventBatch.capacity else { continue }
      (actionCount, deliveredCount) = (0, 0)
      await Task.yield()
    }
  }

  override func noteDelivered(_ count: Int) { deliveredCount += count }

  /// The next action; nil if there is none: the run ends then.
  private func next() -> ScheduledAction? {
    lock.withLock {
      let action = waiting.popFirst()
      isRunning = action != nil
      return action
    }
  }
}
