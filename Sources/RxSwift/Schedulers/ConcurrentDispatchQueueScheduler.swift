// SPDX-License-Identifier: MIT
import Dispatch
import Foundation

/// Runs actions on a dispatch queue that may run several at a time.
///
/// See <http://reactivex.io/documentation/scheduler.html>.
public class ConcurrentDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
  // Sendable: immutable.

  /// Distances in time.
  public typealias TimeInterval = Foundation.TimeInterval
  /// Points in time.
  public typealias Time = Date

  private let scheduling: DispatchScheduling

  /// The current time.
  public var now: Date { Date() }

  /// An action of `observe(on:)` delivers all events that wait.
  public var capabilities: SchedulerCapabilities { [.batches, .realTime] }

  /// Makes a scheduler that runs on `queue`.
  ///
  /// - Parameters:
  ///   - queue: where the actions run.
  ///   - leeway: how much later than asked for delayed and periodic actions may run.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)) {
    scheduling = DispatchScheduling(queue: queue, leeway: leeway, actions: nil)
  }

  /// Makes a scheduler that runs on a concurrent queue of its own.
  ///
  /// - Parameters:
  ///   - qos: the queue's quality of service.
  ///   - leeway: how much later than asked for delayed and periodic actions may run.
  public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)) {
    self.init(
      queue: DispatchQueue(label: "rx.global_dispatch_queue.concurrent.\(qos)", qos: qos, attributes: .concurrent),
      leeway: leeway)
  }

  /// Runs `action` as soon as the queue can.
  @preconcurrency
  public final func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    scheduling.schedule(state, action: action)
  }

  /// Runs `action` after `dueTime`.
  @preconcurrency
  public final func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    scheduling.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  /// Runs `action` again and again. It never runs beside itself.
  @preconcurrency
  public func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    scheduling.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}
