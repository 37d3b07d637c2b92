// SPDX-License-Identifier: MIT

/// Delivers the outcome of a primitive sequence, once, to the functions that a user subscribed.
@usableFromInline
final class PrimitiveStage: TerminalStage {
  @usableFromInline let failure: (any Error) -> Void
  @usableFromInline let completion: () -> Void
  /// Whether the outcome was delivered; the `completed` event that follows an element is not an outcome.
  @exclusivity(unchecked) @usableFromInline var isDone = false

  @inlinable
  init<Element>(
    _: Element.Type,
    onElement: @escaping (Element) -> Void,
    onError: @escaping (any Error) -> Void,
    onCompleted: @escaping () -> Void
  ) {
    failure = onError
    completion = onCompleted
    super.init { slot, cursor in
      cursor.with(PrimitiveStage.self) { stage in
        guard !stage.isDone else { return }
        stage.isDone = true
        onElement(slot.load())
      }
      return .stop
    }
  }

  @usableFromInline
  override func onError(_ error: any Error) {
    if !isDone { failure(error) }
  }

  @usableFromInline
  override func onCompleted() {
    if !isDone { completion() }
  }
}
