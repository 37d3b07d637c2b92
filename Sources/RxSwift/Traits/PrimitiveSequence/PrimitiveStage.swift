// SPDX-License-Identifier: MIT

/// Delivers the outcome of a primitive sequence, once, to the functions that a user subscribed.
@usableFromInline
final class PrimitiveStage: TerminalStage {
  private let handleError: ((any Error) -> Void)?
  private let handleCompleted: (() -> Void)?
  private let disposed: OnceAction?
  private let origin: SubscriptionOrigin?
  /// Whether the outcome was delivered; the `completed` event that follows an element is not an outcome.
  @exclusivity(unchecked) private var isDone = false

  /// - Parameter step: made by `PrimitiveStage.step`.
  @usableFromInline
  init(
    _ step: @escaping (Slot, Cursor) -> Step, _ onError: ((any Error) -> Void)?, _ onCompleted: (() -> Void)?,
    _ onDisposed: (() -> Void)?
  ) {
    handleError = onError
    handleCompleted = onCompleted
    disposed = onDisposed.map { OnceAction($0) }
    origin = onError == nil ? SubscriptionOrigin.capture() : nil
    super.init(step: step)
  }

  convenience init<Element>(
    _: Element.Type,
    onElement: @escaping (Element) -> Void,
    onError: @escaping (any Error) -> Void,
    onCompleted: @escaping () -> Void
  ) {
    self.init(PrimitiveStage.step(onElement), onError, onCompleted, nil)
  }

  /// The step that delivers an element.
  @inlinable
  @inline(__always)
  static func step<Element>(_ onElement: ((Element) -> Void)?) -> (Slot, Cursor) -> Step {
    { slot, cursor in
      cursor.with(PrimitiveStage.self) { stage in
        guard stage.begin() else { return }
        onElement?(slot.load(Element.self))
        stage.end()
      }
      return .stop
    }
  }

  /// Returns whether this is the outcome.
  @usableFromInline
  func begin() -> Bool {
    if isDone { return false }
    isDone = true
    return true
  }

  /// Called when the outcome was delivered.
  @usableFromInline
  func end() { disposed?.run() }

  override func onError(_ error: any Error) {
    guard begin() else { return }
    if let handleError { handleError(error) } else { SubscriptionOrigin.report(error, of: origin) }
    end()
  }

  override func onCompleted() {
    guard begin() else { return }
    handleCompleted?()
    end()
  }

  /// Ends a subscription with this stage.
  func subscription(_ subscription: any Disposable) -> any Disposable {
    disposed.map { SubscriptionWithAction(subscription, $0) } ?? subscription
  }

  /// What a single does that ends without an element.
  @usableFromInline
  static func endedEmpty() { fatalErrorInDebug("A Single cannot complete without an element.") }
}
