// SPDX-License-Identifier: MIT
import Dispatch
import Foundation

/// Actions that tasks run one after the other, in the order in which they were added.
///
/// An executor does not promise the order of tasks. So there is one task at a time, which runs all waiting actions. The
/// task yields in between, so that other tasks can run on the executor.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
final class SerialActions: @unchecked Sendable {
  // Sendable: the fields are touched under `lock` only; actions run outside of it.
  private let lock = Lock()
  private var waiting: [ScheduledAction] = []
  private var isRunning = false

  /// Adds an action. Returns whether a task has to be started that runs it.
  func add(_ action: ScheduledAction) -> Bool {
    lock.withLock {
      waiting.append(action)
      defer { isRunning = true }
      return !isRunning
    }
  }

  /// Runs the actions isolated to an actor.
  func run(isolation actor: isolated any Actor) async {
    while let actions = next() {
      for action in actions { action.run() }
      await Task.yield()
    }
  }

  /// Runs the actions wherever the task runs.
  func run() async {
    while let actions = next() {
      for action in actions { action.run() }
      await Task.yield()
    }
  }

  /// The actions that wait; nil if there are none, so that the task can end.
  private func next() -> [ScheduledAction]? {
    lock.withLock {
      let actions = waiting
      waiting = []
      isRunning = !actions.isEmpty
      return isRunning ? actions : nil
    }
  }
}

/// The common part of schedulers that run their actions in tasks. Delays are measured by the clock of the machine.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
struct TaskScheduling: Sendable {
  private let actions = SerialActions()
  /// Starts a task that runs the actions.
  private let start: @Sendable (SerialActions) -> Void
  private let timers = DispatchScheduling(
    queue: DispatchQueue(label: "rx.task_scheduling.timers"), leeway: .nanoseconds(0), isSerial: true)

  init(start: @escaping @Sendable (SerialActions) -> Void) { self.start = start }

  func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    let scheduled = ScheduledAction { action(state) }
    enqueue(scheduled)
    return scheduled
  }

  private func enqueue(_ action: ScheduledAction) {
    if actions.add(action) { start(actions) }
  }

  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    timers.scheduleRelative((), dueTime: dueTime) { schedule(state, action: action) }
  }

  func schedulePeriodic<State>(
    _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (State) -> State
  ) -> any Disposable {
    let turns = Turns(state, action)
    let timer = timers.schedulePeriodic((), startAfter: startAfter, period: period) {
      if let turn = turns.next() { enqueue(turn) }
    }
    return AnonymousDisposable {
      turns.dispose()
      timer.dispose()
    }
  }
}

/// The turns of a periodic action. At most one turn waits or runs. A turn that is due while another one waits or runs
/// is skipped, as a dispatch timer does.
final class Turns<State>: @unchecked Sendable {
  // Sendable: `action` is touched under `lock` only, `state` by the turn that runs, which is one at a time.
  private let lock = Lock()
  private let isTaken = AtomicWord()
  private var action: ((State) -> State)?
  private var state: State

  init(_ state: State, _ action: @escaping (State) -> State) {
    self.state = state
    self.action = action
  }

  /// The next turn; nil if the last one still waits or runs.
  func next() -> ScheduledAction? {
    guard isTaken.exchange(1) == 0 else { return nil }
    return ScheduledAction {
      if let action = self.lock.withLock({ self.action }) { self.state = action(self.state) }
      self.isTaken.exchange(0)
      return NopDisposable.shared
    }
  }

  func dispose() {
    // Released outside of the lock.
    let released = lock.withLock {
      defer { action = nil }
      return action
    }
    withExtendedLifetime(released) {}
  }
}
