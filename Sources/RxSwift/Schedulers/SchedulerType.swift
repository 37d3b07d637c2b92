// SPDX-License-Identifier: MIT
import Dispatch
import Foundation

/// The kind of intervals that schedulers measure.
public typealias RxTimeInterval = DispatchTimeInterval

/// The kind of points in time that schedulers know.
public typealias RxTime = Date

/// A scheduler with a clock.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The current time of the scheduler.
  var now: RxTime { get }

  /// Runs `action` after `dueTime`.
  ///
  /// - Returns: the disposable that keeps the action from running, if the action has not begun.
  @preconcurrency
  func scheduleRelative<StateType: Sendable>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable

  /// Runs `action` again and again, first after `startAfter`, then every `period`.
  ///
  /// With a period of zero or less, the turns follow each other as fast as the scheduler runs them. Other actions of
  /// the scheduler have their turns in between. The clock of a `TestScheduler` moves by one from turn to turn. Other
  /// virtual clocks stand still, so on them the turns go on until you dispose them.
  ///
  /// `action` makes the next state from the last one.
  /// - Returns: the disposable that stops it.
  @preconcurrency
  func schedulePeriodic<StateType: Sendable>(
    _ state: StateType,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable
}
