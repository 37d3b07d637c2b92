// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Emits an element when none has followed it for a span of time.
  ///
  /// When the sequence completes, the element that is waiting is emitted first; an error drops it.
  /// See <http://reactivex.io/documentation/operators/debounce.html>.
  ///
  /// - Parameters:
  ///   - dueTime: the span.
  ///   - scheduler: runs the timers, and emits.
  @inlinable
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return SourceObservable(passingOn: source) { inlet in
      let sink = DebounceSink(inlet, dueTime, scheduler)
      let subscription = source.connect(
        ClosureStage(
          Element.self, onNext: { sink.next($0) }, onError: { error in sink.inTurn { inlet.error(error) } },
          onCompleted: { sink.inTurn { sink.completed() } }))
      return Disposables.create(subscription, sink)
    }
  }
}

@usableFromInline
final class DebounceSink<Element>: CountdownSink, @unchecked Sendable {
  // Sendable: all state is touched inside of the gate or quietly.
  @usableFromInline let inlet: Inlet<Element>
  @exclusivity(unchecked) @usableFromInline var waiting: Element?

  @usableFromInline
  init(_ inlet: Inlet<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
    self.inlet = inlet
    super.init(dueTime, scheduler)
  }

  @inlinable
  func next(_ element: Element) {
    let end = endOfCountdown
    var next = CountdownSink.Next.nothing
    quietly(
      {
        next = restart(until: end)
        return store(element)
      },
      leaving: {
        {
          _ = self.store(element)
          self.perform(self.restart(until: end))
        }
      })
    perform(next)
  }

  @inlinable
  func store(_ element: Element) -> Element? {
    let replaced = waiting
    waiting = .some(element)
    return replaced
  }

  @usableFromInline
  override func elapsed() {
    guard let element = waiting else { return }
    waiting = nil
    inlet.next(element)
  }

  @usableFromInline
  func completed() {
    invalidateCountdown()
    elapsed()
    inlet.completed()
  }
}
