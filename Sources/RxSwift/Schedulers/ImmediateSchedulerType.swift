// SPDX-License-Identifier: MIT

/// Something that runs actions: now, later, elsewhere.
public protocol ImmediateSchedulerType {
  /// Runs `action` as soon as the scheduler can.
  ///
  /// - Parameters:
  ///   - state: handed to the action.
  ///   - action: what to run; the disposable that it returns is disposed with the one that this method returns.
  /// - Returns: what keeps the action from running, as far as it has not begun.
  func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable) -> any Disposable
}
