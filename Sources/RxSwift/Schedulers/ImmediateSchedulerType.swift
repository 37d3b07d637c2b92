// SPDX-License-Identifier: MIT

/// Something that runs actions: now, later, elsewhere.
@preconcurrency
public protocol ImmediateSchedulerType: Sendable {
  /// Runs `action` as soon as the scheduler can.
  ///
  /// - Parameters:
  ///   - state: handed to the action.
  ///   - action: what to run; the disposable that it returns is disposed with the one that this method returns. It may
  ///     run on another thread: so code in Swift 6 mode gives it nothing of the main actor. A scheduler whose actions run
  ///     on the thread that schedules them may leave out the `@Sendable`.
  /// - Returns: what keeps the action from running, as far as it has not begun.
  @preconcurrency
  func schedule<StateType>(_ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable)
    -> any Disposable
}
