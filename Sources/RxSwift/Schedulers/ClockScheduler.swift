// SPDX-License-Identifier: MIT
import Dispatch
import Foundation

/// Runs actions by a clock: the clock of the machine, or a clock that a test controls.
///
/// Actions run in tasks, one after the other. Actions that are due at the same time run in the order in which they were
/// scheduled. An action that is due earlier runs earlier, however far the clock moves at once. The scheduler does not
/// poll: in one task, it sleeps until its earliest action is due.
///
/// ```swift
/// let scheduler = ClockScheduler(clock: ContinuousClock())
/// let ticks = Observable<Int>.interval(.seconds(1), scheduler: scheduler)
/// ```
///
/// The scheduler lives while actions wait. See <http://reactivex.io/documentation/scheduler.html>.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public final class ClockScheduler<C: Clock>: SchedulerType, SerialScheduler, Sendable where C.Duration == Duration {
  private let actions = SerialActions()
  private let timers: ClockTimers<C>
  private let start: @Sendable (SerialActions) -> Void
  private let origin = Date()

  var actionQueue: ActionQueue { actions }

  /// The current time: the time when the scheduler was made, plus the time that has passed on the clock since then.
  public var now: RxTime {
    let (seconds, attoseconds) = timers.elapsed.components
    return origin.addingTimeInterval(Double(seconds) + Double(attoseconds) * 1e-18)
  }

  /// Makes a scheduler that runs its actions by a clock.
  ///
  /// - Parameters:
  ///   - clock: the clock.
  ///   - tolerance: how much later than asked for the clock may wake the scheduler; nil leaves it to the clock.
  ///   - priority: the priority of the tasks that wait and run the actions.
  public init(clock: C, tolerance: Duration? = nil, priority: TaskPriority? = nil) {
    let actions = actions
    let start: @Sendable (SerialActions) -> Void = { actions in
      Task.detached(priority: priority) { await actions.run(isolation: nil) }
    }
    self.start = start
    timers = ClockTimers(clock, tolerance, priority, actions, run: start)
  }

  /// Runs `action` after those that wait already.
  @preconcurrency
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let scheduled = ScheduledAction { action(state) }
    if actions.add(scheduled) { start(actions) }
    return scheduled
  }

  /// Runs `action` after `dueTime`.
  @preconcurrency
  public func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let scheduled = ScheduledAction { action(state) }
    guard let span = dueTime.duration else { return scheduled }
    return timers.insert(ClockTimer(scheduled, nil) { scheduled }, after: span)
  }

  /// Runs `action` again and again. It never runs beside itself: the scheduler skips a turn if the last one is not
  /// over.
  ///
  /// Turns are due at multiples of the period. If the clock has moved by more than a period, the next turn is due a
  /// period after that, and the scheduler does not make up for missed turns.
  @preconcurrency
  public func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    let turns = Turns(state, action)
    let disposable = AnonymousDisposable { turns.dispose() }
    guard let span = startAfter.duration else { return disposable }
    return timers.insert(ClockTimer(disposable, period.duration) { turns.next() }, after: span)
  }
}

extension DispatchTimeInterval {
  /// The interval, at least zero; nil for `.never`.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  fileprivate var duration: Duration? {
    switch self {
    case .seconds(let value): .seconds(max(0, value))
    case .milliseconds(let value): .milliseconds(max(0, value))
    case .microseconds(let value): .microseconds(max(0, value))
    case .nanoseconds(let value): .nanoseconds(max(0, value))
    case .never: nil
    @unknown default: nil
    }
  }
}
