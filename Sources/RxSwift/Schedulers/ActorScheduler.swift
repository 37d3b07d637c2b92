// SPDX-License-Identifier: MIT
import Foundation

/// Runs actions isolated to an actor, one after the other in the order in which they were scheduled.
///
/// An action may touch the state of the actor through `assumeIsolated`. The scheduler never runs an action at once, not
/// even if the actor itself schedules it.
///
/// ```swift
/// actor Account {
///   private var balance = 0
///   func deposit(_ amounts: Observable<Int>) -> any Disposable {
///     amounts.observe(on: ActorScheduler(self)).subscribe(onNext: { [weak self] amount in
///       self?.assumeIsolated { $0.balance += amount }
///     })
///   }
/// }
/// ```
///
/// The scheduler retains the actor. See <http://reactivex.io/documentation/scheduler.html>.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
public final class ActorScheduler: SchedulerType, SerialScheduler, Sendable {
  private let scheduling: TaskScheduling

  var actionQueue: ActionQueue { scheduling.actions }

  /// The current time.
  public var now: RxTime { Date() }

  /// It runs one action after the other, and delivers up to 64 events in each.
  public var capabilities: SchedulerCapabilities { [.batches, .realTime] }

  /// Makes a scheduler that runs its actions isolated to an actor.
  ///
  /// - Parameters:
  ///   - actor: the actor, which may be a global one such as `MainActor.shared`.
  ///   - priority: the priority of the tasks that run the actions.
  public init(_ actor: any Actor, priority: TaskPriority? = nil) {
    scheduling = TaskScheduling { actions in
      Task.detached(priority: priority) { await actions.run(isolation: actor) }
    }
  }

  /// Runs `action` after those that wait already.
  @preconcurrency
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    scheduling.schedule(state, action: action)
  }

  /// Runs `action` after `dueTime`.
  @preconcurrency
  public func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    scheduling.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  /// Runs `action` again and again. It never runs beside itself: the scheduler skips a turn if the last one is not
  /// over.
  @preconcurrency
  public func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    scheduling.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}
