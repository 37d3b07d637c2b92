// SPDX-License-Identifier: MIT
import Dispatch

/// The common part of schedulers that run their actions in tasks. Delays are measured by the clock of the machine.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
struct TaskScheduling: Sendable {
  let actions = SerialActions()
  /// Starts a task that runs the actions. There is one task at a time, because an executor does not promise the order of
  /// tasks.
  private let start: @Sendable (SerialActions) -> Void
  private let timers: DispatchScheduling

  init(start: @escaping @Sendable (SerialActions) -> Void) {
    self.start = start
    let queue = DispatchQueue(label: "rx.task_scheduling.timers")
    timers = DispatchScheduling(queue: queue, leeway: .nanoseconds(0), actions: DispatchActionQueue(queue))
  }

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

/// The turns of a periodic action. At most one turn waits or runs. This skips a turn that is due while another one
/// waits or runs, as a dispatch timer does.
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
