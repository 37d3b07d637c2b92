// SPDX-License-Identifier: MIT
import Foundation

/// Runs actions on an executor, one after the other in the order in which they were scheduled.
///
/// The scheduler retains the executor. To run on an actor use ``ActorScheduler``.
/// See <http://reactivex.io/documentation/scheduler.html>.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
public final class ExecutorScheduler: SchedulerType, SerialScheduler, Sendable {
  private let scheduling: TaskScheduling

  var actionQueue: ActionQueue { scheduling.actions }

  /// The current time.
  public var now: RxTime { Date() }

  /// It runs one action after the other, and delivers up to 64 events in each.
  public var capabilities: SchedulerCapabilities { [.batches, .realTime] }

  /// Makes a scheduler that runs its actions on a serial executor.
  ///
  /// - Parameters:
  ///   - executor: the executor. Actions are isolated to the actors that run on it.
  ///   - priority: the priority of the tasks that run the actions.
  public init(_ executor: any SerialExecutor, priority: TaskPriority? = nil) {
    let actor = ExecutorActor(executor)
    scheduling = TaskScheduling { actions in
      Task.detached(priority: priority) { await actions.run(isolation: actor) }
    }
  }

  /// Makes a scheduler that runs its actions on a task executor, one at a time even if the executor has several threads.
  ///
  /// - Parameters:
  ///   - executor: the executor.
  ///   - priority: the priority of the tasks that run the actions.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
  public init(taskExecutor executor: any TaskExecutor, priority: TaskPriority? = nil) {
    scheduling = TaskScheduling { actions in
      Task.detached(executorPreference: executor, priority: priority) { await actions.run(isolation: nil) }
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

/// An actor that runs on an executor. Actions are isolated to it.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private actor ExecutorActor {
  private nonisolated let executor: any SerialExecutor

  init(_ executor: any SerialExecutor) { self.executor = executor }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
}
