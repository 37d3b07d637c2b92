// SPDX-License-Identifier: MIT

/// Stores elements that another sequence of the same operator makes use of; does not enter the gate for it.
@usableFromInline
final class StoringStage: TerminalStage {
  @usableFromInline let gate: Gate
  @usableFromInline let handleError: (any Error) -> Void
  @usableFromInline let handleCompleted: () -> Void

  /// - Parameters:
  ///   - store: stores an element and returns what it replaced, which is released later; called as `Gate.quietly` says.
  ///   - onError: called inside of the gate.
  ///   - onCompleted: called outside of the gate.
  @inlinable
  @inline(__always)
  init<Element, Replaced>(
    _ gate: Gate,
    _: Element.Type,
    store: @escaping (Element) -> Replaced,
    onError: @escaping (any Error) -> Void,
    onCompleted: @escaping () -> Void
  ) {
    self.gate = gate
    handleError = onError
    handleCompleted = onCompleted
    super.init { slot, _ in
      let element = slot.load(Element.self)
      gate.quietly({ store(element) }, leaving: { { _ = store(element) } })
      return .stop
    }
  }

  @usableFromInline
  override func onError(_ error: any Error) {
    let handleError = handleError
    gate.inside { handleError(error) }
  }

  @usableFromInline
  override func onCompleted() { handleCompleted() }
}
