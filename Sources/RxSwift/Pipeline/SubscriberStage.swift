// SPDX-License-Identifier: MIT

/// Delivers to the functions that a user subscribed.
final class SubscriberStage: TerminalStage {
  private let handleError: ((any Error) -> Void)?
  private let handleCompleted: (() -> Void)?
  private let disposed: OnceAction?
  /// Only of subscriptions without `handleError`.
  private let origin: SubscriptionOrigin?

  init(
    _ step: @escaping (Slot, Cursor) -> Step, _ onError: ((any Error) -> Void)?, _ onCompleted: (() -> Void)?,
    _ disposed: OnceAction?
  ) {
    handleError = onError
    handleCompleted = onCompleted
    self.disposed = disposed
    origin = onError == nil ? SubscriptionOrigin.capture() : nil
    super.init(step: step)
  }

  override func onError(_ error: any Error) {
    if let handleError { handleError(error) } else { SubscriptionOrigin.report(error, of: origin) }
    disposed?.run()
  }

  override func onCompleted() {
    handleCompleted?()
    disposed?.run()
  }
}

extension ObservableNode {
  /// Subscribes functions to the events; `step` receives the elements.
  ///
  /// Only `step` needs the type of the element, and is compiled into the code of callers, who have many subscriptions.
  @usableFromInline
  final func connectSubscriber(
    _ step: @escaping (Slot, Cursor) -> Step, _ onError: ((any Error) -> Void)?, _ onCompleted: (() -> Void)?,
    _ onDisposed: (() -> Void)?
  ) -> any Disposable {
    let disposed = onDisposed.map { OnceAction($0) }
    let subscription = connect(SubscriberStage(step, onError, onCompleted, disposed))
    guard let disposed else { return subscription }
    return SubscriptionWithAction(subscription, disposed)
  }
}
