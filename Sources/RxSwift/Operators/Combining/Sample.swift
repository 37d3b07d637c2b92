// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Emits the latest element each time another sequence emits, and when that one completes.
  ///
  /// An element is emitted once. When there is none since the last time, `defaultValue` is emitted, if there is one.
  /// After this sequence has completed, it completes with the next event of `sampler`; an error of either ends it.
  /// See <http://reactivex.io/documentation/operators/sample.html>.
  ///
  /// ```swift
  /// let (position, tick) = (PublishSubject<Int>(), PublishSubject<Void>())
  /// _ = position.sample(tick).subscribe(onNext: { print($0) })
  /// position.onNext(1)
  /// position.onNext(2)
  /// tick.onNext(())  // prints 2
  /// tick.onNext(())  // prints nothing: the position has not changed
  /// ```
  ///
  /// - Parameters:
  ///   - sampler: says when; its elements do not matter. Subscribed to second.
  ///   - defaultValue: what to emit in place of an element that is missing.
  @inlinable
  public func sample(_ sampler: some ObservableType, defaultValue: Element? = nil) -> Observable<Element> {
    let source = asObservable()
    let sampler = sampler.asObservable()
    return Observable(passingOn: source) { emitter in
      let sink = SampleSink(emitter, defaultValue)
      let subscription = source.connect(
        GatedStage(
          sink, Element.self, onNext: { withExtendedLifetime(replace(&sink.element, with: .some($0))) {} },
          onError: { emitter.error($0) },
          onCompleted: { sink.isAtEnd = true }))
      return Disposables.create(subscription, sink.connect(sampler))
    }
  }
}

@usableFromInline
final class SampleSink<Element>: Gate {
  // Threads: all state is touched inside of the gate.
  @usableFromInline let emitter: Emitter<Element>
  @usableFromInline let defaultValue: Element?
  @exclusivity(unchecked) @usableFromInline var element: Element?
  @usableFromInline var isAtEnd = false

  @usableFromInline
  init(_ emitter: Emitter<Element>, _ defaultValue: Element?) {
    self.emitter = emitter
    self.defaultValue = defaultValue
    super.init()
  }

  @inlinable
  func connect<Tick>(_ sampler: Observable<Tick>) -> any Disposable {
    sampler.connect(
      GatedStage(
        self, Tick.self, onNext: { _ in self.tick() }, onError: { self.emitter.error($0) }, onCompleted: { self.tick() }
      ))
  }

  @inlinable
  func tick() {
    if let value = element.take() ?? defaultValue {
      emitter.next(value)
    }
    if isAtEnd { emitter.completed() }
  }
}
