// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Emits the latest element each time another sequence emits, and when that one completes.
  ///
  /// An element is emitted once. When there is none since the last time, `defaultValue` is emitted, if there is one.
  /// After this sequence has completed, it completes with the next event of `sampler`; an error of either ends it.
  /// See <http://reactivex.io/documentation/operators/sample.html>.
  ///
  /// - Parameters:
  ///   - sampler: says when; its elements do not matter. Subscribed to second.
  ///   - defaultValue: what to emit in place of an element that is missing.
  @inlinable
  public func sample(_ sampler: some ObservableType, defaultValue: Element? = nil) -> Observable<Element> {
    let source = asObservable()
    let sampler = sampler.asObservable()
    return SourceObservable(passingOn: source) { inlet in
      let sink = SampleSink(inlet, defaultValue)
      let subscription = source.connect(
        GatedStage(
          sink, Element.self, store: { sink.store($0) }, onError: { inlet.error($0) },
          onCompleted: { sink.sourceCompleted() }))
      return Disposables.create(subscription, sink.connect(sampler))
    }
  }
}

@usableFromInline
final class SampleSink<Element>: Gate, @unchecked Sendable {
  // Sendable: all state is touched inside of the gate or quietly.
  @usableFromInline let inlet: Inlet<Element>
  @usableFromInline let defaultValue: Element?
  @exclusivity(unchecked) @usableFromInline var element: Element?
  @exclusivity(unchecked) @usableFromInline var isAtEnd = false

  @usableFromInline
  init(_ inlet: Inlet<Element>, _ defaultValue: Element?) {
    self.inlet = inlet
    self.defaultValue = defaultValue
    super.init()
  }

  @inlinable
  func connect<Tick>(_ sampler: Observable<Tick>) -> any Disposable {
    sampler.connect(
      ClosureStage(
        Tick.self, onNext: { _ in self.tick() }, onError: { error in self.inTurn { self.inlet.error(error) } },
        onCompleted: { self.tick() }))
  }

  @inlinable
  func store(_ element: Element) -> Element? {
    let replaced = self.element
    self.element = .some(element)
    return replaced
  }

  @usableFromInline
  func sourceCompleted() {
    if mustWait { return leave(behind: { self.isAtEnd = true }) }
    quietly({ isAtEnd = true }, leaving: { { self.isAtEnd = true } })
  }

  @inlinable
  func tick() {
    if enter(if: { isDue }, leaving: { { self.tickInside() } }) {
      tickInside()
      exit()
    }
  }

  @inlinable var isDue: Bool { isAtEnd || element != nil || defaultValue != nil }

  @inlinable
  func tickInside() {
    if let value = element ?? defaultValue {
      element = nil
      inlet.next(value)
    }
    if isAtEnd { inlet.completed() }
  }
}
