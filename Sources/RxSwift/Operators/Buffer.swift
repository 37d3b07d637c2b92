// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Collects elements and emits them as an array when there are enough of them or a span of time is over.
  ///
  /// Each emission begins a new span. An array may be empty. When the sequence completes, what was collected is
  /// emitted first; an error drops it. See <http://reactivex.io/documentation/operators/buffer.html>.
  ///
  /// - Parameters:
  ///   - timeSpan: the longest time to collect.
  ///   - count: the largest number of elements to collect.
  ///   - scheduler: runs the timers, and emits at the end of a span.
  @inlinable
  public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType) -> Observable<[Element]> {
    let source = asObservable()
    return SourceObservable { inlet in
      let sink = BufferSink(inlet, timeSpan, count, scheduler)
      sink.startCountdown()
      let subscription = source.connect(
        GatedStage(
          sink, Element.self, when: { sink.append($0) }, onNext: { _ in sink.elapsed() }, onError: { inlet.error($0) },
          onCompleted: { sink.completed() }))
      return Disposables.create(sink, subscription)
    }
  }
}

@usableFromInline
final class BufferSink<Element>: CountdownSink, @unchecked Sendable {
  // Sendable: all state is touched inside of the gate or quietly.
  @usableFromInline let inlet: Inlet<[Element]>
  @usableFromInline let count: Int
  @exclusivity(unchecked) @usableFromInline var elements: [Element] = []

  @usableFromInline
  init(_ inlet: Inlet<[Element]>, _ timeSpan: RxTimeInterval, _ count: Int, _ scheduler: any SchedulerType) {
    self.inlet = inlet
    self.count = count
    super.init(timeSpan, scheduler)
  }

  /// Adds an element; returns whether there are enough now.
  @inlinable
  func append(_ element: Element) -> Bool {
    elements.append(element)
    return elements.count == count
  }

  @usableFromInline
  override func elapsed() {
    let generation = invalidateCountdown()
    let full = elements
    elements = []
    inlet.next(full)
    // A re-entrant element may have begun the next span already.
    if generation == self.generation { startCountdown() }
  }

  @usableFromInline
  func completed() {
    inlet.next(elements)
    inlet.completed()
  }
}
