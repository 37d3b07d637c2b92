// SPDX-License-Identifier: MIT

/// What the operators have in common that pass on the elements of several sequences: events from all threads come out
/// one at a time.
@usableFromInline
class JoiningSink: Gate, Disposable, @unchecked Sendable {
  // Sendable: immutable but for the gate and the collections of subscriptions, which are.
  @usableFromInline final let target: Pipeline
  @usableFromInline final let outer = SingleAssignmentDisposable()
  @usableFromInline final let inners = InnerSubscriptions()
  /// Inner sequences of one element that are being delivered, and whether the end came meanwhile, which has to wait for
  /// them as it would for any other inner sequence. Touched inside of the gate only.
  @exclusivity(unchecked) private final var scalars = 0
  @exclusivity(unchecked) private final var endsAfterScalars = false

  @usableFromInline
  init(_ target: Pipeline) {
    self.target = target
    super.init()
  }

  /// Passes an element on, or leaves it to the thread that is passing one on.
  @inlinable
  @inline(__always)
  final func forward<Element>(_ slot: Slot, as _: Element.Type) {
    if !deliver(slot) { leave(slot.load(Element.self)) }
  }

  /// Passes an element on.
  @inlinable
  @inline(__always)
  final func forward<Element>(_ element: Element) {
    Slot.with(element) { forward($0, as: Element.self) }
  }

  @usableFromInline
  final func deliver(_ slot: Slot) -> Bool {
    guard enter() else { return false }
    target.deliver(slot)
    exit()
    return true
  }

  @usableFromInline
  final func leave<Element>(_ element: Element) {
    leave(behind: { Slot.with(element) { self.target.deliver($0) } })
  }

  /// Passes on the element of an inner sequence that has just this one.
  @inlinable
  @inline(__always)
  final func forwardScalar<Element>(_ element: Element) {
    Slot.with(element) { slot in
      if !deliverScalar(slot) { leaveScalar(element) }
    }
  }

  @usableFromInline
  final func deliverScalar(_ slot: Slot) -> Bool {
    guard enter() else { return false }
    deliverScalarInside(slot)
    exit()
    return true
  }

  @usableFromInline
  final func leaveScalar<Element>(_ element: Element) {
    leave(behind: { Slot.with(element) { self.deliverScalarInside($0) } })
  }

  private final func deliverScalarInside(_ slot: Slot) {
    scalars &+= 1
    target.deliver(slot)
    scalars &-= 1
    if endsAfterScalars, scalars == 0 { target.complete() }
  }

  /// Ends the sequence with an error, behind what other threads left.
  @usableFromInline
  final func fail(_ error: any Error) { inTurn { self.target.fail(error) } }

  /// Ends the sequence, behind what other threads left.
  @usableFromInline
  final func complete() { inTurn { self.completeInside() } }

  private final func completeInside() {
    if scalars > 0 { endsAfterScalars = true } else { target.complete() }
  }

  /// Subscribes to the outer sequence.
  @usableFromInline
  final func run(_ source: ObservableNode, _ stage: TerminalStage) -> any Disposable {
    outer.setDisposable(source.connect(stage))
    return self
  }

  /// Subscribes to an inner sequence. `makeStage` makes its last stage, which has to give the place back.
  @inlinable
  @inline(__always)
  final func subscribe(_ inner: ObservableNode, _ makeStage: (Int) -> TerminalStage) {
    guard let place = inners.reserve() else { return }
    inners.fill(place, inner.connect(makeStage(place)))
  }

  @usableFromInline
  func dispose() {
    outer.dispose()
    inners.dispose()
  }
}

/// The last stage of an inner sequence: passes elements on.
@usableFromInline
final class InnerStage<Sink: JoiningSink & InnerObserving>: TerminalStage {
  @usableFromInline let sink: Sink
  @usableFromInline let place: Int

  @inlinable
  init<Element>(_: Element.Type, _ sink: Sink, _ place: Int) {
    self.sink = sink
    self.place = place
    super.init { slot, _ in
      sink.forward(slot, as: Element.self)
      return .stop
    }
  }

  @usableFromInline
  override func onError(_ error: any Error) { sink.fail(error) }

  @usableFromInline
  override func onCompleted() {
    sink.inners.release(place)
    sink.innerCompleted()
  }
}

/// A sink that wants to know when an inner sequence ended.
@usableFromInline
protocol InnerObserving: AnyObject {
  func innerCompleted()
}
