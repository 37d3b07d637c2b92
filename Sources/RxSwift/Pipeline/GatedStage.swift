// SPDX-License-Identifier: MIT

/// Delivers to functions that run inside of a gate; the terminal stage of what operators with several upstreams, or
/// with timers, subscribe to.
@usableFromInline
final class GatedStage: TerminalStage {
  @usableFromInline let gate: Gate
  @usableFromInline let handleError: (any Error) -> Void
  @usableFromInline let handleCompleted: () -> Void
  /// Whether completion is dealt with inside of the gate too, as errors are.
  @usableFromInline let completesInside: Bool

  @inlinable
  init(
    _ gate: Gate, onError: @escaping (any Error) -> Void, onCompleted: @escaping () -> Void, completesInside: Bool,
    step: @escaping (Slot, Cursor) -> Step
  ) {
    self.gate = gate
    handleError = onError
    handleCompleted = onCompleted
    self.completesInside = completesInside
    super.init(step: step)
  }

  @inlinable
  @inline(__always)
  convenience init<Element>(
    _ gate: Gate,
    _: Element.Type,
    onNext: @escaping (Element) -> Void,
    onError: @escaping (any Error) -> Void,
    onCompleted: @escaping () -> Void
  ) {
    self.init(gate, onError: onError, onCompleted: onCompleted, completesInside: true) { slot, _ in
      if gate.enter() {
        onNext(slot.load(Element.self))
        gate.exit()
      } else {
        let element = slot.load(Element.self)
        gate.leave(behind: { onNext(element) })
      }
      return .stop
    }
  }

  /// Enters only for elements of which `isDelivered` says that there is something to deliver; see `Gate.enter(if:)`.
  @inlinable
  @inline(__always)
  convenience init<Element>(
    _ gate: Gate,
    _: Element.Type,
    when isDelivered: @escaping (Element) -> Bool,
    onNext: @escaping (Element) -> Void,
    onError: @escaping (any Error) -> Void,
    onCompleted: @escaping () -> Void,
    completesInside: Bool = true
  ) {
    self.init(gate, onError: onError, onCompleted: onCompleted, completesInside: completesInside) { slot, _ in
      let element = slot.load(Element.self)
      if gate.enter(
        if: { isDelivered(element) }, leaving: { { if isDelivered(element) { onNext(element) } } })
      {
        onNext(element)
        gate.exit()
      }
      return .stop
    }
  }

  /// Stores elements that another sequence of the same operator makes use of; does not enter for it.
  ///
  /// - Parameters:
  ///   - store: stores an element and returns what it replaced, which is released later; called as `Gate.quietly` says.
  ///   - onCompleted: called outside of the gate.
  @inlinable
  @inline(__always)
  convenience init<Element, Replaced>(
    _ gate: Gate,
    _: Element.Type,
    store: @escaping (Element) -> Replaced,
    onError: @escaping (any Error) -> Void,
    onCompleted: @escaping () -> Void
  ) {
    self.init(gate, onError: onError, onCompleted: onCompleted, completesInside: false) { slot, _ in
      let element = slot.load(Element.self)
      gate.quietly({ store(element) }, leaving: { { _ = store(element) } })
      return .stop
    }
  }

  @usableFromInline
  override func onError(_ error: any Error) {
    let handleError = handleError
    gate.inTurn { handleError(error) }
  }

  @usableFromInline
  override func onCompleted() {
    if completesInside { gate.inTurn(handleCompleted) } else { handleCompleted() }
  }
}
