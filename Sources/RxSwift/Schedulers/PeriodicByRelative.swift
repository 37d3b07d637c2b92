// SPDX-License-Identifier: MIT

extension SchedulerType {
  /// Runs `action` again and again, by scheduling it anew each time.
  @preconcurrency
  public func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    let repetition = RelativeRepetition(self, period, state, action)
    repetition.schedule(after: startAfter)
    return repetition
  }
}

/// An action that is scheduled again when its turn has come, before it runs.
///
/// If turns become due while the action is running, the running action runs them one after the other when it is done.
/// So the action never runs beside itself.
private final class RelativeRepetition<State>: Finishable, @unchecked Sendable {
  // Sendable: `action` is touched under `lock` only, `state` by the turn that is running.
  private let scheduler: any SchedulerType
  private let period: RxTimeInterval
  private var action: ((State) -> State)?
  private var state: State
  private let lock = Lock()
  /// The turns that are due.
  private let turns = SerialActions()
  private let next = SerialDisposable()

  init(_ scheduler: any SchedulerType, _ period: RxTimeInterval, _ state: State, _ action: @escaping (State) -> State) {
    self.scheduler = scheduler
    self.period = period
    self.state = state
    self.action = action
  }

  func schedule(after interval: RxTimeInterval) {
    let disposable = SingleAssignmentDisposable()
    next.disposable = disposable
    disposable.setDisposable(
      scheduler.scheduleRelative((), dueTime: interval) { _ in
        self.schedule(after: self.period)
        self.turn()
        return NopDisposable.shared
      })
  }

  private func turn() {
    let turn = ScheduledAction {
      if let action = self.lock.withLock({ self.action }) { self.state = action(self.state) }
      return NopDisposable.shared
    }
    if turns.add(turn) { turns.run() }
  }

  var isDisposed: Bool { next.isDisposed }

  func dispose() {
    next.dispose()
    // Released outside of the lock.
    let released = lock.withLock {
      defer { action = nil }
      return action
    }
    withExtendedLifetime(released) {}
  }
}
