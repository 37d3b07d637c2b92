// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Emits the latest element each time another sequence emits, and when that sequence completes.
  ///
  /// It emits an element only once. If no element came since the last time, it emits `defaultValue`, if there is one.
  /// After this sequence has completed, the new sequence completes with the next event of `sampler`. An error of either
  /// sequence ends it.
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
  ///   - sampler: the sequence whose events say when to emit. Its elements do not matter. The operator subscribes to it
  ///     second.
  ///   - defaultValue: the element to emit if there is no new one.
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
