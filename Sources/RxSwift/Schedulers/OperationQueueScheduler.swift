// SPDX-License-Identifier: MIT
import Foundation

/// Runs actions as operations of an operation queue, which decides how many run at a time.
///
/// See <http://reactivex.io/documentation/scheduler.html>.
public class OperationQueueScheduler: ImmediateSchedulerType, @unchecked Sendable {
  // Sendable: immutable, and operation queues may be used from any thread.

  /// Where the actions run.
  public let operationQueue: OperationQueue
  /// The priority of the operations.
  public let queuePriority: Operation.QueuePriority

  /// Makes a scheduler.
  ///
  /// - Parameters:
  ///   - operationQueue: where the actions run.
  ///   - queuePriority: the priority of the operations.
  public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
    self.operationQueue = operationQueue
    self.queuePriority = queuePriority
  }

  /// It delivers as many events in an action as there are.
  public var capabilities: SchedulerCapabilities { .batches }

  /// Runs `action` as soon as the queue can.
  @preconcurrency
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let scheduled = ScheduledAction { action(state) }
    let operation = BlockOperation { scheduled.run() }
    operation.queuePriority = queuePriority
    operationQueue.addOperation(operation)
    return scheduled
  }
}
