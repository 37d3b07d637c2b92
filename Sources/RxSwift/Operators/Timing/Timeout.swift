// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Fails with `RxError.timeout` when no event comes for a span of time.
  ///
  /// The span begins with the subscription and with each element.
  /// See <http://reactivex.io/documentation/operators/timeout.html>.
  ///
  /// ```swift
  /// _ = Observable<Int>.never()
  ///   .timeout(.seconds(5), scheduler: MainScheduler.instance)
  ///   .subscribe(onError: { _ in print("too late") })  // prints too late
  /// ```
  ///
  /// - Parameters:
  ///   - dueTime: the span.
  ///   - scheduler: runs the timers.
  @inlinable
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timeout(dueTime, other: Observable<Element>.error(RxError.timeout), scheduler: scheduler)
  }

  /// Goes on with another sequence when no event comes for a span of time.
  ///
  /// The span begins with the subscription and with each element. After it has gone on with `other`, it passes on no
  /// event of this sequence. See <http://reactivex.io/documentation/operators/timeout.html>.
  ///
  /// ```swift
  /// _ = Observable<String>.never()
  ///   .timeout(.seconds(5), other: Observable.just("from the cache"), scheduler: MainScheduler.instance)
  ///   .subscribe(onNext: { print($0) })  // prints from the cache
  /// ```
  ///
  /// - Parameters:
  ///   - dueTime: the span.
  ///   - other: the sequence to go on with. The resulting sequence retains it.
  ///   - scheduler: runs the timers, and subscribes to `other`.
  @inlinable
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval,
    other: Source,
    scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    let source = asObservable()
    let other = other.asObservable()
    return Observable(passingOn: source) { emitter in
      let sink = TimeoutSink(emitter, other, dueTime, scheduler)
      sink.perform { sink.restartTimer() }
      let original = sink.original
      original.setDisposable(
        source.connect(
          GatedStage(
            sink, Element.self, onNext: { sink.next($0) }, onError: { error in sink.end { emitter.error(error) } },
            onCompleted: { sink.end { emitter.completed() } })))
      return Disposables.create(sink.subscription, sink.timer)
    }
  }
}

@usableFromInline
final class TimeoutSink<Element>: TimerSink {
  // Threads: all state is touched inside of the gate, the disposables may be used from anywhere.
  @usableFromInline let emitter: Emitter<Element>
  @usableFromInline let subscription = SerialDisposable()
  @usableFromInline let original = SingleAssignmentDisposable()
  private let other: Observable<Element>

  @usableFromInline
  init(
    _ emitter: Emitter<Element>,
    _ other: Observable<Element>,
    _ dueTime: RxTimeInterval,
    _ scheduler: any SchedulerType
  ) {
    self.emitter = emitter
    self.other = other
    super.init(dueTime, scheduler, elapsesInside: false)
    subscription.disposable = original
  }

  @inlinable
  func next(_ element: Element) {
    if hasElapsed { return }
    // The timer stands still while the observer handles the element.
    invalidateTimer()
    emitter.next(element)
    // The time may have elapsed while the observer handled the element.
    if !hasElapsed { restartTimer() }
  }

  @usableFromInline
  func end(_ end: () -> Void) {
    if hasElapsed { return }
    invalidateTimer()
    end()
  }

  @usableFromInline
  override func elapsed() {
    // The gate drops all events of the source from now on, so the other sequence needs no gate.
    subscription.disposable = other.forward(into: emitter)
  }
}
