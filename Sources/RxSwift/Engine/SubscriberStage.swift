// SPDX-License-Identifier: MIT

/// Delivers to the functions that a user subscribed.
@usableFromInline
class SubscriberStage: TerminalStage {
  private let handleError: ((any Error) -> Void)?
  private let handleCompleted: (() -> Void)?
  fileprivate let disposed: OnceAction?
  /// Only a subscription without `handleError` has an origin.
  private let origin: SubscriptionOrigin?

  init(
    _ step: @escaping (RawElement, Downstream) -> StageResult, _ onError: ((any Error) -> Void)?,
    _ onCompleted: (() -> Void)?,
    _ onDisposed: (() -> Void)?
  ) {
    handleError = onError
    handleCompleted = onCompleted
    disposed = onDisposed.map { OnceAction($0) }
    origin = onError == nil ? SubscriptionOrigin.capture() : nil
    super.init(step: step)
  }

  override final var isOfUser: Bool { true }

  @usableFromInline
  override func onError(_ error: any Error) {
    if let handleError { handleError(error) } else { SubscriptionOrigin.report(error, of: origin) }
    runDisposed()
  }

  @usableFromInline
  override func onCompleted() {
    handleCompleted?()
    runDisposed()
  }

  /// Calls `onDisposed`, unless it was called.
  final func runDisposed() { disposed?.run() }

}

extension ObservableNode {
  /// Subscribes a stage.
  @inline(__always)
  func connectSubscriber(_ stage: consuming SubscriberStage) -> any Disposable {
    let disposed = stage.disposed
    let subscription = connect(consume stage)
    guard let disposed else { return subscription }
    return SubscriptionWithAction(subscription, disposed)
  }

  /// Subscribes functions to the events; `step` receives the elements.
  ///
  /// Only `step` needs the type of the element. So only `step` is compiled into the code of the callers, which have
  /// many subscriptions.
  @usableFromInline
  func connectSubscriber(
    _ step: @escaping (RawElement, Downstream) -> StageResult, _ onError: ((any Error) -> Void)?,
    _ onCompleted: (() -> Void)?,
    _ onDisposed: (() -> Void)?
  ) -> any Disposable {
    connectSubscriber(SubscriberStage(step, onError, onCompleted, onDisposed))
  }
}
