// SPDX-License-Identifier: MIT

/// Delivers to functions that run inside of a gate. Operators with several sources, or with timers, connect their
/// sources to it.
@usableFromInline
final class GatedStage: TerminalStage {
  @usableFromInline let gate: Gate
  @usableFromInline let handleError: (any Error) -> Void
  @usableFromInline let handleCompleted: () -> Void

  /// - Parameter step: enters the gate itself.
  @inlinable
  init(
    _ gate: Gate, onError: @escaping (any Error) -> Void, onCompleted: @escaping () -> Void,
    step: @escaping (RawElement, Downstream) -> StageResult
  ) {
    self.gate = gate
    handleError = onError
    handleCompleted = onCompleted
    super.init(step: step)
  }

  @inlinable
  @inline(__always)
  convenience init<Element>(
    _ gate: Gate, _: Element.Type, onNext: @escaping (Element) -> Void, onError: @escaping (any Error) -> Void,
    onCompleted: @escaping () -> Void
  ) {
    self.init(gate, onError: onError, onCompleted: onCompleted) { raw, _ in
      let element = raw.load(Element.self)
      if gate.enter() {
        onNext(element)
        gate.exit()
      } else {
        gate.enqueue { onNext(element) }
      }
      return .stop
    }
  }

  @usableFromInline
  override func onError(_ error: any Error) {
    let handleError = handleError
    gate.perform { handleError(error) }
  }

  @usableFromInline
  override func onCompleted() { gate.perform(handleCompleted) }
}
