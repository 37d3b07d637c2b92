// SPDX-License-Identifier: MIT

/// Delivers to functions that run inside of a gate; the terminal stage of what operators with several upstreams, or
/// with timers, subscribe to.
@usableFromInline
final class GatedStage: TerminalStage {
  @usableFromInline let gate: Gate
  @usableFromInline let handleError: (any Error) -> Void
  @usableFromInline let handleCompleted: () -> Void

  @inlinable
  @inline(__always)
  init<Element>(
    _ gate: Gate,
    _: Element.Type,
    onNext: @escaping (Element) -> Void,
    onError: @escaping (any Error) -> Void,
    onCompleted: @escaping () -> Void
  ) {
    self.gate = gate
    handleError = onError
    handleCompleted = onCompleted
    super.init { slot, _ in
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
  init<Element>(
    _ gate: Gate,
    _: Element.Type,
    when isDelivered: @escaping (Element) -> Bool,
    onNext: @escaping (Element) -> Void,
    onError: @escaping (any Error) -> Void,
    onCompleted: @escaping () -> Void
  ) {
    self.gate = gate
    handleError = onError
    handleCompleted = onCompleted
    super.init { slot, _ in
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

  @usableFromInline
  override func onError(_ error: any Error) {
    let handleError = handleError
    gate.inside { handleError(error) }
  }

  @usableFromInline
  override func onCompleted() { gate.inside(handleCompleted) }
}

extension Gate {
  /// Does `work` inside: now, or, when another thread is in, before that one leaves.
  @usableFromInline
  final func inside(_ work: @escaping () -> Void) {
    guard enter() else { return leave(behind: work) }
    work()
    exit()
  }

  /// Does `work` inside if `decide` says so; see `enter(if:)`.
  @usableFromInline
  final func inside(if decide: @escaping () -> Bool, _ work: @escaping () -> Void) {
    if enter(if: decide, leaving: { { if decide() { work() } } }) {
      work()
      exit()
    }
  }
}
