// SPDX-License-Identifier: MIT

/// Actions that any thread adds, and that run one after the other in the order in which they were added.
///
/// A thread that adds an action while none runs has to call `run`, by itself or in a task. That call also runs the actions
/// that other threads add before it returns.
final class SerialActions: ActionQueue, @unchecked Sendable {
  // Sendable: `waiting` and `isRunning` are touched under `lock` only, `deliveredCount` by the thread that runs the
  // actions. Actions run outside of the lock.
  private let lock = Lock()
  private var waiting: [ScheduledAction] = []
  private var isRunning = false
  /// How many events the actions have delivered since the task has yielded.
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
    while let actions = next() {
      for action in actions { action.run() }
    }
  }

  /// Runs the actions in a task, isolated to an actor or wherever the task runs. So that other tasks can run on the
  /// executor, the task yields after the actions that were waiting together, and after `EventBatch.capacity` events.
  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  func run(isolation actor: isolated (any Actor)?) async {
    while let actions = next() {
      deliveredCount = 0
      for action in actions {
        action.run()
        guard deliveredCount >= EventBatch.capacity else { continue }
        deliveredCount = 0
        await Task.yield()
      }
      await Task.yield()
    }
  }

  override func noteDelivered(_ count: Int) { deliveredCount += count }

  /// The actions that wait; nil if there are none: the run ends then.
  private func next() -> [ScheduledAction]? {
    lock.withLock {
      let actions = waiting
      waiting = []
      isRunning = !actions.isEmpty
      return isRunning ? actions : nil
    }
  }
}
