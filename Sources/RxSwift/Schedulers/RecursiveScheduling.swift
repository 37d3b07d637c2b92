// SPDX-License-Identifier: MIT

extension ImmediateSchedulerType {
  /// Runs an action that can schedule itself again.
  ///
  /// - Parameters:
  ///   - state: handed to the action the first time.
  ///   - action: receives the state and a function that schedules the action again with another state.
  /// - Returns: the disposable that ends the recursion.
  @preconcurrency
  public func scheduleRecursive<State: Sendable>(
    _ state: State,
    action: @escaping @Sendable (State, (State) -> Void) -> Void
  ) -> any Disposable {
    let recursion = Recursion(self, action)
    recursion.schedule(state)
    return recursion
  }
}

/// The scheduled runs of an action that schedules itself.
private final class Recursion<State: Sendable>: Finishable, @unchecked Sendable {
  // Sendable: the mutable fields are touched under `lock` only.
  private let scheduler: any ImmediateSchedulerType
  private let lock = Lock()
  private var action: ((State, (State) -> Void) -> Void)?
  /// Runs that have not begun, by number; nil where the scheduler has not returned yet.
  private var pending: [UInt: (any Disposable)?] = [:]
  private var lastRun: UInt = 0
  /// Runs that have not ended.
  private var unfinished = 0

  init(_ scheduler: any ImmediateSchedulerType, _ action: @escaping (State, (State) -> Void) -> Void) {
    self.scheduler = scheduler
    self.action = action
  }

  var isDisposed: Bool { lock.withLock { action == nil } }

  func schedule(_ state: State) {
    let number: UInt? = lock.withLock {
      guard action != nil else { return nil }
      lastRun &+= 1
      unfinished += 1
      pending[lastRun] = .some(nil)
      return lastRun
    }
    guard let number else { return }
    let disposable = scheduler.schedule(state) { state in
      self.run(number, state)
      return NopDisposable.shared
    }
    let isDisposed = lock.withLock {
      if pending[number] != nil { pending[number] = disposable }
      return action == nil
    }
    if isDisposed { disposable.dispose() }
  }

  private func run(_ number: UInt, _ state: State) {
    // This releases the scheduled disposable after the lock, because the release may run code of the user.
    let (action, finished) = lock.withLock { (self.action, pending.removeValue(forKey: number)) }
    // A user's scheduler may run an action twice.
    guard let finished else { return }
    withExtendedLifetime(finished) { action?(state, schedule) }
    lock.withLock { unfinished -= 1 }
  }

  var finishState: FinishState { lock.withLock { action == nil || unfinished == 0 ? .finished : .unfinished } }

  func dispose() {
    let released = lock.withLock {
      defer {
        action = nil
        pending = [:]
      }
      return (action, pending)
    }
    for disposable in released.1.values { disposable?.dispose() }
  }
}
