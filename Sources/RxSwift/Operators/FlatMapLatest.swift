// SPDX-License-Identifier: MIT
import CRxPlatform

extension ObservableType {
  /// Maps each element to a sequence and passes on the latest of these sequences only.
  ///
  /// The subscription to the previous inner sequence is disposed before the next one is subscribed. Completes when the
  /// source and the latest inner sequence completed; an error of either, or thrown by `selector`, ends the sequence.
  /// See <http://reactivex.io/documentation/operators/flatmap.html>.
  ///
  /// - Parameter selector: makes the inner sequence of an element.
  @preconcurrency
  @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    asObservable().switching(selector)
  }
}

extension Observable {
  /// The latest of the inner sequences of all elements.
  @inlinable
  func switching<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    SourceObservable { inlet in
      let sink = SwitchSink(inlet.pipeline)
      let stage = OuterStage(
        sink, selector, onInner: { sink.change(to: $0) }, onCompleted: { sink.outerCompleted() })
      return sink.run(self, stage)
    }
  }
}

/// Passes on the latest inner sequence.
///
/// Switching does not enter the gate: the number of the latest inner sequence is atomic, and what an older one brings is
/// dropped inside.
@usableFromInline
final class SwitchSink: JoiningSink, @unchecked Sendable {
  // Sendable: it adds an atomic word, and fields that are touched under `lock` only.
  private let lock = Lock()
  /// The subscription to the latest inner sequence.
  private var current: (any Disposable)?
  private var isDisposed = false

  private enum Flag {
    /// The latest inner sequence is in progress.
    static let isActive: UInt = 1
    static let isOuterDone: UInt = 2
    static let all: UInt = 3
    static let count: UInt = 4
  }

  /// The number of the latest inner sequence, a multiple of `Flag.count`, and the flags. Atomic.
  ///
  /// While no inner sequence is in progress nobody but the outer one changes it, which is serial.
  private var state: UnsafeMutablePointer<UInt> { firstWord }

  /// The number of the newest inner sequence of which something was passed on, or to which the thread inside switched.
  /// What others left of older ones came too late; what they left of newer ones comes in the order of leaving. Touched
  /// inside only.
  @exclusivity(unchecked) private var shown: UInt = 0

  deinit {
    if current != nil { Release.of(current as Any) { current = nil } }
  }

  /// Switches to another inner sequence.
  @inlinable
  func change<Element>(to inner: Observable<Element>) {
    let number = advance()
    if inner.isScalar {
      if let element = inner.scalarElement { forward(scalar: element, from: number) }
      return scalarCompleted(number)
    }
    begin(inner, SwitchInnerStage(Element.self, self, number), number)
  }

  /// Leaves the latest inner sequence; returns the number of the next one.
  @usableFromInline
  func advance() -> UInt {
    var old = crx_load(state)
    while true {
      let new = ((old & ~Flag.all) &+ Flag.count) | (old & Flag.isOuterDone) | Flag.isActive
      if old & Flag.isActive == 0 {
        crx_store(state, new)
        break
      }
      if crx_compare_exchange(state, old, new) { break }
      old = crx_load(state)
    }
    let number = ((old & ~Flag.all) &+ Flag.count)
    if isInside { shown = number }
    if old & Flag.isActive == 0 { return number }
    let previous = lock.withLock { current.take() }
    previous?.dispose()
    return number
  }

  @usableFromInline
  func begin(_ inner: ObservableNode, _ stage: TerminalStage, _ number: UInt) {
    let subscription = inner.connect(stage)
    // A nested element may have switched already, or somebody disposed.
    let discarded: (any Disposable)? = lock.withLock {
      if isDisposed || !isLatest(number) { return subscription }
      defer { current = subscription }
      return current
    }
    discarded?.dispose()
  }

  private func isLatest(_ number: UInt) -> Bool { crx_load(state) & ~Flag.all == number }

  // MARK: What inner sequences send

  /// Passes on an element of the inner sequence `number`, if that is still the latest.
  @inlinable
  @inline(__always)
  func forward<Element>(_ slot: Slot, _: Element.Type, from number: UInt) {
    if !deliver(slot, from: number) { leave(slot.load(Element.self), from: number) }
  }

  /// Passes on the element of an inner sequence that has just this one.
  @inlinable
  @inline(__always)
  func forward<Element>(scalar element: Element, from number: UInt) {
    Slot.with(element) { slot in
      if !deliver(slot, from: number) { leave(element, from: number) }
    }
  }

  @usableFromInline
  func deliver(_ slot: Slot, from number: UInt) -> Bool {
    guard isLatest(number) else { return true }
    guard enter() else { return false }
    if shows(number) { target.deliver(slot) }
    exit()
    return true
  }

  /// Whether something of an inner sequence is passed on. For the thread inside.
  private func shows(_ number: UInt) -> Bool {
    // Another thread may have switched in between, and delivered already.
    if number < shown { return false }
    shown = number
    return true
  }

  @usableFromInline
  func leave<Element>(_ element: Element, from number: UInt) {
    leave(behind: { if self.shows(number) { Slot.with(element) { self.target.deliver($0) } } })
  }

  func innerFailed(_ error: any Error, _ number: UInt) {
    guard isLatest(number) else { return }
    inTurn { if self.shows(number) { self.target.fail(error) } }
  }

  func innerCompleted(_ number: UInt) {
    while true {
      let old = crx_load(state)
      if old & ~Flag.all != number { return }
      if crx_compare_exchange(state, old, old & ~Flag.isActive) {
        if old & Flag.isOuterDone != 0 { complete() }
        return
      }
    }
  }

  /// The same for an inner sequence in whose progress nobody but the outer one takes part.
  @usableFromInline
  func scalarCompleted(_ number: UInt) {
    let old = crx_load(state)
    if old & ~Flag.all != number { return }
    crx_store(state, old & ~Flag.isActive)
    if old & Flag.isOuterDone != 0 { complete() }
  }

  @usableFromInline
  func outerCompleted() {
    if crx_fetch_or(state, Flag.isOuterDone) & Flag.isActive == 0 { complete() }
  }

  @usableFromInline
  override func dispose() {
    super.dispose()
    let last = lock.withLock {
      isDisposed = true
      return current.take()
    }
    last?.dispose()
  }
}

/// The last stage of an inner sequence that may be switched away from.
@usableFromInline
final class SwitchInnerStage: TerminalStage {
  @usableFromInline let sink: SwitchSink
  @usableFromInline let number: UInt

  @inlinable
  init<Element>(_: Element.Type, _ sink: SwitchSink, _ number: UInt) {
    self.sink = sink
    self.number = number
    super.init { slot, _ in
      sink.forward(slot, Element.self, from: number)
      return .stop
    }
  }

  @usableFromInline
  override func onError(_ error: any Error) { sink.innerFailed(error, number) }

  @usableFromInline
  override func onCompleted() { sink.innerCompleted(number) }
}
