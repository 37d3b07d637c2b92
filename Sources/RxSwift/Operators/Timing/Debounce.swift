// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Emits an element when no other element has followed it for a span of time.
  ///
  /// When the sequence completes, the operator first emits the element that waits. An error drops this element.
  /// See <http://reactivex.io/documentation/operators/debounce.html>.
  ///
  /// ```swift
  /// let typed = PublishSubject<String>()
  /// _ = typed.debounce(.milliseconds(300), scheduler: MainScheduler.instance).subscribe(onNext: { print($0) })
  /// typed.onNext("s")
  /// typed.onNext("sw")
  /// typed.onNext("swift")  // prints swift, 300 ms later
  /// ```
  ///
  /// - Parameters:
  ///   - dueTime: the span.
  ///   - scheduler: runs the timers, and emits.
  @inlinable
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable(passingOn: source) { emitter in
      let sink = DebounceSink(emitter, dueTime, scheduler)
      let subscription = source.connect(
        GatedStage(
          sink, Element.self, onNext: { sink.next($0) }, onError: { emitter.error($0) },
          onCompleted: { sink.completed() }
        ))
      return Disposables.create(subscription, sink.timer)
    }
  }
}

@usableFromInline
final class DebounceSink<Element>: TimerSink {
  // Threads: all state is touched inside of the gate.
  @usableFromInline let emitter: Emitter<Element>
  @exclusivity(unchecked) @usableFromInline var waiting: Element?

  @usableFromInline
  init(_ emitter: Emitter<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
    self.emitter = emitter
    super.init(dueTime, scheduler)
  }

  @inlinable
  func next(_ element: Element) {
    withExtendedLifetime(replace(&waiting, with: .some(element))) {}
    restartTimer()
  }

  @usableFromInline
  override func elapsed() {
    guard let element = waiting.take() else { return }
    emitter.next(element)
  }

  @usableFromInline
  func completed() {
    invalidateTimer()
    elapsed()
    emitter.completed()
  }
}
