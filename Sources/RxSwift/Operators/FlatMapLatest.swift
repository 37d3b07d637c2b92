// SPDX-License-Identifier: MIT

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
@usableFromInline
final class SwitchSink: JoiningSink, @unchecked Sendable {
  // Sendable: what it adds to its superclass is touched inside of the gate only, and a disposable that is Sendable.
  private let inner = SerialDisposable()
  /// The number of the latest inner sequence, and whether it is in progress.
  @exclusivity(unchecked) @usableFromInline var latest = 0
  @exclusivity(unchecked) @usableFromInline var isInnerActive = false
  @exclusivity(unchecked) private var isOuterDone = false

  /// Switches to another inner sequence, or leaves that to the thread that is inside.
  @inlinable
  func change<Element>(to inner: Observable<Element>) {
    guard enter() else { return leave(behind: { self.changeInside(to: inner) }) }
    changeInside(to: inner)
    exit()
  }

  @inlinable
  @inline(__always)
  func changeInside<Element>(to inner: Observable<Element>) {
    if isInnerActive { disposeInner() }
    latest += 1
    if inner.isScalar {
      let number = latest
      isInnerActive = true
      if let element = inner.scalarElement { Slot.with(element) { target.deliver($0) } }
      return innerCompletedInside(number)
    }
    isInnerActive = true
    begin(inner, SwitchInnerStage(Element.self, self, latest))
  }

  @usableFromInline
  func disposeInner() { inner.disposable = NopDisposable.shared }

  @usableFromInline
  func begin(_ inner: ObservableNode, _ stage: TerminalStage) {
    let number = latest
    let subscription = inner.connect(stage)
    // A nested element may have switched already.
    if latest == number { self.inner.disposable = subscription } else { subscription.dispose() }
  }

  /// Passes on an element of the inner sequence `number`, if that is still the latest.
  @inlinable
  @inline(__always)
  func forward<Element>(_ slot: Slot, _: Element.Type, from number: Int) {
    guard enter() else {
      let element = slot.load(Element.self)
      return leave(behind: { if self.latest == number { Slot.with(element) { self.target.deliver($0) } } })
    }
    if latest == number { target.deliver(slot) }
    exit()
  }

  @usableFromInline
  func innerFailed(_ error: any Error, _ number: Int) {
    guard enter() else { return leave(behind: { if self.latest == number { self.target.fail(error) } }) }
    if latest == number { target.fail(error) }
    exit()
  }

  @usableFromInline
  func innerCompleted(_ number: Int) {
    guard enter() else { return leave(behind: { self.innerCompletedInside(number) }) }
    innerCompletedInside(number)
    exit()
  }

  @usableFromInline
  func innerCompletedInside(_ number: Int) {
    guard latest == number else { return }
    isInnerActive = false
    if isOuterDone { target.complete() }
  }

  @usableFromInline
  func outerCompleted() {
    guard enter() else { return leave(behind: { self.outerCompletedInside() }) }
    outerCompletedInside()
    exit()
  }

  private func outerCompletedInside() {
    isOuterDone = true
    if !isInnerActive { target.complete() }
  }

  @usableFromInline
  override func dispose() {
    super.dispose()
    inner.dispose()
  }
}

/// The last stage of an inner sequence that may be switched away from.
@usableFromInline
final class SwitchInnerStage: TerminalStage {
  @usableFromInline let sink: SwitchSink
  @usableFromInline let number: Int

  @inlinable
  init<Element>(_: Element.Type, _ sink: SwitchSink, _ number: Int) {
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
