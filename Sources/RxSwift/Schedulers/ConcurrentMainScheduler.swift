// SPDX-License-Identifier: MIT
import Dispatch
import Foundation

/// Runs actions on the main queue: at once when called from there, even if other actions wait.
///
/// Made for `subscribe(on:)`; to observe on the main queue use `MainScheduler`.
///
/// See <http://reactivex.io/documentation/scheduler.html>.
public final class ConcurrentMainScheduler: SchedulerType, Sendable {
  /// Distances in time.
  public typealias TimeInterval = Foundation.TimeInterval
  /// Points in time.
  public typealias Time = Date

  /// The scheduler. A program needs only one.
  public static let instance = ConcurrentMainScheduler()

  private let scheduling = DispatchScheduling(
    queue: .main, leeway: .nanoseconds(0), actions: MainActionQueue.shared)

  private init() {}

  /// The current time.
  public var now: Date { Date() }

  /// Runs `action` at once if this is the main queue, otherwise on it.
  @preconcurrency
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    DispatchQueue.isMain ? action(state) : scheduling.schedule(state, action: action)
  }

  /// Runs `action` after `dueTime`.
  @preconcurrency
  public final func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    scheduling.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  /// Runs `action` again and again, one run after the other.
  @preconcurrency
  public func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    scheduling.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}
