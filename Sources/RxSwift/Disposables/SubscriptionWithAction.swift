// SPDX-License-Identifier: MIT

/// An action that runs once. The first caller runs it and releases it.
final class OnceAction: @unchecked Sendable {
  // Sendable: only the thread that sets `hasRun` first touches the action. Actions of users are `@Sendable`.
  private let hasRun = AtomicWord()
  /// Only the thread that runs it touches it.
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }

  func run() {
    if hasRun.exchange(1) == 0 { action.take()?() }
  }

  /// Whether it ran, or is running.
  var isOver: Bool { hasRun.value != 0 }
}

/// Ends a subscription and then runs an action.
final class SubscriptionWithAction: Finishable {
  private let subscription: any Disposable
  private let action: OnceAction

  init(_ subscription: any Disposable, _ action: OnceAction) {
    self.subscription = subscription
    self.action = action
  }

  /// Whether the subscription was disposed or its sequence ended. In both cases a bag need not keep it any more.
  var isDisposed: Bool { action.isOver }

  func dispose() {
    subscription.dispose()
    action.run()
  }
}
