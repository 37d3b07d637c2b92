// SPDX-License-Identifier: MIT

/// Delivers to the functions that a user subscribed.
@usableFromInline
final class SubscriberStage: TerminalStage {
  @usableFromInline let handleError: ((any Error) -> Void)?
  @usableFromInline let handleCompleted: (() -> Void)?
  @usableFromInline let disposed: OnceAction?
  /// Only of subscriptions without `handleError`.
  @usableFromInline let origin: SubscriptionOrigin?

  @inlinable
  init<Element>(
    _: Element.Type,
    onNext: ((Element) -> Void)?,
    onError: ((any Error) -> Void)?,
    onCompleted: (() -> Void)?,
    disposed: OnceAction?
  ) {
    handleError = onError
    handleCompleted = onCompleted
    self.disposed = disposed
    origin = onError == nil ? SubscriptionOrigin.capture() : nil
    if let onNext {
      super.init { slot, _ in
        onNext(slot.load(Element.self))
        return .stop
      }
    } else {
      super.init { _, _ in .stop }
    }
  }

  @usableFromInline
  override func onError(_ error: any Error) {
    if let handleError { handleError(error) } else { SubscriptionOrigin.report(error, of: origin) }
    disposed?.run()
  }

  @usableFromInline
  override func onCompleted() {
    handleCompleted?()
    disposed?.run()
  }
}
