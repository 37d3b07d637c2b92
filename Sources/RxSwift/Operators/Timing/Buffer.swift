// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Collects elements and emits them as an array when there are enough of them or a span of time is over.
  ///
  /// Each emission begins a new span. An array may be empty. When the sequence completes, the operator first emits the
  /// elements that it has collected. An error drops them. See
  /// <http://reactivex.io/documentation/operators/buffer.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2, 3)
  ///   .buffer(timeSpan: .seconds(1), count: 2, scheduler: MainScheduler.instance)
  ///   .subscribe(onNext: { print($0) })  // prints [1, 2], [3]
  /// ```
  ///
  /// - Parameters:
  ///   - timeSpan: the longest time to collect.
  ///   - count: the largest number of elements to collect.
  ///   - scheduler: runs the timers, and emits at the end of a span.
  @inlinable
  public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType) -> Observable<[Element]> {
    let source = asObservable()
    return Observable { emitter in
      let sink = BufferSink(emitter, timeSpan, count, scheduler)
      sink.perform { sink.restartTimer() }
      let subscription = source.connect(
        GatedStage(
          sink, Element.self, onNext: { sink.next($0) }, onError: { emitter.error($0) },
          onCompleted: { sink.completed() }
        ))
      return Disposables.create(sink.timer, subscription)
    }
  }
}

@usableFromInline
final class BufferSink<Element>: TimerSink {
  // Threads: all state is touched inside of the gate.
  @usableFromInline let emitter: Emitter<[Element]>
  @usableFromInline let count: Int
  @exclusivity(unchecked) @usableFromInline var elements: [Element] = []

  @usableFromInline
  init(_ emitter: Emitter<[Element]>, _ timeSpan: RxTimeInterval, _ count: Int, _ scheduler: any SchedulerType) {
    self.emitter = emitter
    self.count = count
    super.init(timeSpan, scheduler)
  }

  @inlinable
  func next(_ element: Element) {
    elements.append(element)
    if elements.count == count { elapsed() }
  }

  @usableFromInline
  override func elapsed() {
    let generation = invalidateTimer()
    let full = elements
    elements = []
    emitter.next(full)
    // A re-entrant element may have begun the next span already.
    if generation == self.generation { restartTimer() }
  }

  @usableFromInline
  func completed() {
    // The observer may run the scheduler.
    invalidateTimer()
    emitter.next(elements)
    emitter.completed()
  }
}
