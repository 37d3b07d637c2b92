// SPDX-License-Identifier: MIT
import Dispatch
import Foundation

/// The part that the schedulers with a dispatch queue have in common.
struct DispatchScheduling: Sendable {
  let queue: DispatchQueue
  let leeway: DispatchTimeInterval
  /// The actions of a serial queue.
  private let actions: DispatchActionQueue?
  private let timers: DispatchTimers

  /// - Parameter actions: the actions of the queue, if the queue runs one block at a time.
  init(queue: DispatchQueue, leeway: DispatchTimeInterval, actions: DispatchActionQueue?) {
    self.queue = queue
    self.leeway = leeway
    self.actions = actions
    timers = DispatchTimers(queue: queue, isSerial: actions != nil, leeway: leeway)
  }

  func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    let scheduled = ScheduledAction { action(state) }
    if let actions { actions.schedule { scheduled.run() } } else { queue.async { scheduled.run() } }
    return scheduled
  }

  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    if case .never = dueTime { return ScheduledAction { action(state) } }
    return timers.schedule(after: dueTime) { action(state) }
  }

  func schedulePeriodic<State>(
    _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (State) -> State
  ) -> any Disposable {
    let timer = PeriodicTimer(queue, state, action)
    timer.start(after: startAfter, period: period, leeway: leeway)
    return timer
  }
}

/// A dispatch timer that hands a state from turn to turn. Its handler never runs beside itself.
private final class PeriodicTimer<State>: Finishable, @unchecked Sendable {
  // Sendable: `state` is touched by the timer's handler only; `action` under `lock`.
  private let source: any DispatchSourceTimer
  private let lock = Lock()
  private var action: ((State) -> State)?
  private var state: State

  init(_ queue: DispatchQueue, _ state: State, _ action: @escaping (State) -> State) {
    source = DispatchSource.makeTimerSource(queue: queue)
    self.state = state
    self.action = action
  }

  var isDisposed: Bool { lock.withLock { action == nil } }

  func start(after delay: DispatchTimeInterval, period: DispatchTimeInterval, leeway: DispatchTimeInterval) {
    source.setEventHandler { [self] in
      guard let action = lock.withLock({ self.action }) else { return }
      state = action(state)
    }
    source.schedule(deadline: .now() + delay, repeating: period.notNegative, leeway: leeway)
    source.resume()
  }

  func dispose() {
    let released = lock.withLock {
      defer { action = nil }
      return action
    }
    // Cancelling releases the handler, which keeps this object alive.
    if released != nil { source.cancel() }
  }
}
