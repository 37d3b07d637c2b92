// SPDX-License-Identifier: MIT

/// Something that runs actions: at once, later, or on another thread.
@preconcurrency
public protocol ImmediateSchedulerType: Sendable {
  /// Runs `action` as soon as the scheduler can.
  ///
  /// - Parameters:
  ///   - state: handed to the action.
  ///   - action: the function to run. If you dispose the disposable that this method returns, you also dispose the one
  ///     that `action` returns. The action may run on another thread. So code in Swift 6 mode gives it nothing that
  ///     belongs to the main actor. A scheduler whose actions run on the thread that schedules them may leave out the
  ///     `@Sendable`.
  /// - Returns: the disposable that keeps the action from running, if the action has not begun.
  @preconcurrency
  func schedule<StateType: Sendable>(_ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable)
    -> any Disposable

  /// The promises on which operators may rely; none by default.
  var capabilities: SchedulerCapabilities { get }

  /// Runs `work` before it returns, if the caller is where the scheduler runs its actions and no action waits.
  ///
  /// `observe(on:)` asks before it schedules an action. By default it does nothing.
  /// - Returns: whether it ran `work`.
  func runIfCurrent(_ work: () -> Void) -> Bool
}

extension ImmediateSchedulerType {
  /// No capabilities.
  public var capabilities: SchedulerCapabilities { [] }

  /// Does nothing, and returns false.
  public func runIfCurrent(_ work: () -> Void) -> Bool { false }
}
