// SPDX-License-Identifier: MIT
import Dispatch
import Foundation

/// Runs actions on a serial dispatch queue, one after the other.
///
/// See <http://reactivex.io/documentation/scheduler.html>.
public class SerialDispatchQueueScheduler: SchedulerType, SerialScheduler, @unchecked Sendable {
  // Sendable: immutable. A subclass says what protects the state that it adds.

  /// Distances in time.
  public typealias TimeInterval = Foundation.TimeInterval
  /// Points in time.
  public typealias Time = Date

  let actions: DispatchActionQueue
  private let scheduling: DispatchScheduling

  var actionQueue: ActionQueue { actions }

  /// The current time.
  public var now: Date { Date() }

  /// It runs one action after the other, and delivers up to 64 events in each.
  public var capabilities: SchedulerCapabilities { [.batches, .realTime] }

  /// Does nothing, and returns false: a queue does not tell whether it is the current one.
  public func runIfCurrent(_ work: () -> Void) -> Bool { false }

  init(_ queue: DispatchQueue, _ actions: DispatchActionQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.actions = actions
    scheduling = DispatchScheduling(queue: queue, leeway: leeway, actions: actions)
  }

  /// Makes a scheduler with a serial queue of its own.
  ///
  /// - Parameters:
  ///   - internalSerialQueueName: the label of the queue.
  ///   - serialQueueConfiguration: may change the queue before it is used, for example its target.
  ///   - leeway: how much later than asked for delayed and periodic actions may run.
  public convenience init(
    internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
    leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)
  ) {
    let queue = DispatchQueue(label: internalSerialQueueName)
    serialQueueConfiguration?(queue)
    self.init(queue, DispatchActionQueue(queue), leeway: leeway)
  }

  /// Makes a scheduler with a serial queue of its own that runs on another queue.
  ///
  /// - Parameters:
  ///   - queue: where the actions run, still one after the other.
  ///   - internalSerialQueueName: the label of the scheduler's own queue.
  ///   - leeway: how much later than asked for delayed and periodic actions may run.
  public convenience init(
    queue: DispatchQueue, internalSerialQueueName: String,
    leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)
  ) {
    let queue = DispatchQueue(label: internalSerialQueueName, target: queue)
    self.init(queue, DispatchActionQueue(queue), leeway: leeway)
  }

  /// Makes a scheduler with a serial queue of its own that runs on the global queue of a quality of service.
  ///
  /// - Parameters:
  ///   - qos: the quality of service.
  ///   - internalSerialQueueName: the label of the scheduler's own queue.
  ///   - leeway: how much later than asked for delayed and periodic actions may run.
  @available(macOS 10.10, *)
  public convenience init(
    qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
    leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)
  ) {
    self.init(
      queue: DispatchQueue.global(qos: qos.qosClass), internalSerialQueueName: internalSerialQueueName, leeway: leeway)
  }

  /// Runs `action` after the actions that wait already.
  @preconcurrency
  public final func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleInternal(state, action: action)
  }

  func scheduleInternal<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
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
