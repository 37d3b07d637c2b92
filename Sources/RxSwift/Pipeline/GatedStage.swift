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

extension Gate {
  /// Does `work` inside: now, or, when another thread is in, before that one leaves.
  @usableFromInline
  final func inside(_ work: @escaping () -> Void) {
    guard enter() else { return leave(behind: work) }
    work()
    exit()
  }

  /// Does `work` inside if `decide` says so; see `enter(if:)`.
  final func inside(if decide: @escaping () -> Bool, _ work: @escaping () -> Void) {
    if enter(if: decide, leaving: { { if decide() { work() } } }) {
      work()
      exit()
    }
  }

  /// Does `work` inside, behind everything that was left: the thread inside leaves it as well if something waits.
  ///
  /// For the end of what others left elements of, which must not overtake these.
  @usableFromInline
  final func inTurn(_ work: @escaping () -> Void) {
    guard enter() else { return leave(behind: work) }
    doNext(work)
  }

  /// Does `work` inside, behind everything that was left, if `decide` says so; see `enter(if:)`.
  @usableFromInline
  final func inTurn(if decide: @escaping () -> Bool, _ work: @escaping () -> Void) {
    if enter(if: decide, leaving: { { if decide() { work() } } }) { doNext(work) }
  }

  /// Does `work`, or leaves it if something waits, and exits.
  private func doNext(_ work: @escaping () -> Void) {
    if isNext { work() } else { leave(behind: work) }
    exit()
  }
}
