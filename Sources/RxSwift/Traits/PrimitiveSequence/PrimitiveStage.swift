// SPDX-License-Identifier: MIT

/// Delivers the outcome of a primitive sequence, once, to the functions that a user subscribed.
@usableFromInline
final class PrimitiveStage: SubscriberStage {
  /// Whether the outcome was delivered; the `completed` event that follows an element is not an outcome.
  private var isDone = false

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
  static func step<Element>(_ onElement: ((Element) -> Void)?) -> (RawElement, Downstream) -> StageResult {
    { raw, downstream in
      downstream.with(PrimitiveStage.self) { stage in
        guard stage.begin() else { return }
        onElement?(raw.load(Element.self))
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

  /// Called when an element was delivered.
  @usableFromInline
  func end() { runDisposed() }

  @usableFromInline
  override func onError(_ error: any Error) {
    if begin() { super.onError(error) }
  }

  @usableFromInline
  override func onCompleted() {
    if begin() { super.onCompleted() }
  }

  /// Reports that a single has ended without an element.
  @usableFromInline
  static func endedEmpty() { fatalErrorInDebug("A Single cannot complete without an element.") }
}
