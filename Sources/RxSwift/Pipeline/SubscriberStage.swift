// SPDX-License-Identifier: MIT

/// Delivers to the functions that a user subscribed.
@usableFromInline
final class SubscriberStage: TerminalStage {
  @usableFromInline let handleError: ((any Error) -> Void)?
  @usableFromInline let handleCompleted: (() -> Void)?
  @usableFromInline let disposed: OnceAction?
  @usableFromInline let callStack: [String]?

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
    callStack = Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : nil
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
    if let handleError { handleError(error) } else { Hooks.defaultErrorHandler(callStack ?? [], error) }
    disposed?.run()
  }

  @usableFromInline
  override func onCompleted() {
    handleCompleted?()
    disposed?.run()
  }
}
