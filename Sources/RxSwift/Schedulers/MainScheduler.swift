// SPDX-License-Identifier: MIT
import CRxPlatform
import Dispatch
import Foundation

/// Runs actions on the main queue: at once if the call comes from there and no action waits or runs, otherwise later.
///
/// Use this scheduler for code that touches the user interface. To observe on the main queue without the shortcut, use
/// `asyncInstance`.
///
/// See <http://reactivex.io/documentation/scheduler.html>.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  // Sendable: the only state is an atomic counter.

  /// Actions that were scheduled and have not ended.
  private let enqueued = AtomicWord()

  /// The scheduler. A program needs only one.
  public static let instance = MainScheduler()

  /// A scheduler that always waits for the next turn of the main queue.
  public static let asyncInstance = SerialDispatchQueueScheduler(.main, MainActionQueue.shared)

  /// Makes a scheduler.
  public init() { super.init(.main, MainActionQueue.shared) }

  /// Traps unless this is called on the main queue.
  ///
  /// - Parameter errorMessage: the message, if not the usual one.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    requireArgument(DispatchQueue.isMain, errorMessage ?? "This has to run on the main queue, and does not.")
  }

  /// Traps unless this is called on the main queue, which is the queue of the main actor on all platforms, or on the main
  /// thread while it waits for work on another queue.
  ///
  /// - Parameter errorMessage: the message, if not the usual one.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    requireArgument(
      DispatchQueue.isMain || Thread.isMainThread, errorMessage ?? "This has to run on the main thread, and does not.")
  }

  override func scheduleInternal<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    var result: (any Disposable)?
    if runIfCurrent({ result = action(state) }), let result { return result }
    enqueued.add()
    let scheduled = ScheduledAction { action(state) }
    actions.schedule {
      scheduled.run()
      self.enqueued.subtract()
    }
    return scheduled
  }

  /// Runs `work` if this is the main queue and no action waits or runs.
  public override func runIfCurrent(_ work: () -> Void) -> Bool {
    guard DispatchQueue.isMain else { return false }
    let isAlone = enqueued.add() == 1
    if isAlone { work() }
    enqueued.subtract()
    return isAlone
  }
}
