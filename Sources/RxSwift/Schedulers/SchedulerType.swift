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
  /// - Returns: what keeps the action from running, as far as it has not begun.
  @preconcurrency
  func scheduleRelative<StateType: Sendable>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable

  /// Runs `action` again and again, first after `startAfter`, then every `period`.
  ///
  /// With a period of zero or less the turns follow each other as fast as the scheduler runs them; its other actions have
  /// their turns in between. The clock of a `TestScheduler` moves by one from turn to turn; other virtual clocks stand
  /// still, so there it goes on until it is disposed.
  ///
  /// `action` makes the next state from the last one.
  /// - Returns: what stops it.
  @preconcurrency
  func schedulePeriodic<StateType: Sendable>(
    _ state: StateType,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable
}
