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
  func schedule<StateType: Sendable>(_ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable)
    -> any Disposable

  /// What operators may rely on; nothing by default.
  var capabilities: SchedulerCapabilities { get }

  /// Runs `work` before it returns, if the caller is where the scheduler runs its actions and none of these waits.
  ///
  /// `observe(on:)` asks before it schedules an action. By default it does nothing.
  /// - Returns: whether it ran `work`.
  func runIfCurrent(_ work: () -> Void) -> Bool
}

extension ImmediateSchedulerType {
  /// Nothing.
  public var capabilities: SchedulerCapabilities { [] }

  /// Does nothing, and returns false.
  public func runIfCurrent(_ work: () -> Void) -> Bool { false }
}
