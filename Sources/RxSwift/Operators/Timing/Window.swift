// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Splits the sequence into windows, each ending when it has enough elements or a span of time is over.
  ///
  /// The first window opens with the subscription. Each other window opens when the window before it ends. A window
  /// receives the elements from then on, and the terminal event of the sequence. The subscription to this sequence
  /// lasts while the observer of the windows, or an observer of a window, is subscribed.
  /// See <http://reactivex.io/documentation/operators/window.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2, 3)
  ///   .window(timeSpan: .seconds(1), count: 2, scheduler: MainScheduler.instance)
  ///   .flatMap { window in window.toArray() }
  ///   .subscribe(onNext: { print($0) })  // prints [1, 2], [3]
  /// ```
  ///
  /// - Parameters:
  ///   - timeSpan: the longest time that a window is open.
  ///   - count: the largest number of elements in a window.
  ///   - scheduler: runs the timers, and opens windows at the end of a span.
  @inlinable
  public func window(
    timeSpan: RxTimeInterval,
    count: Int,
    scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    let source = asObservable()
    return Observable { emitter in
      let sink = WindowSink(emitter, timeSpan, count, scheduler)
      sink.open()
      sink.perform { sink.restartTimer() }
      _ = sink.resources.insert(
        source.connect(
          GatedStage(
            sink, Element.self, onNext: { sink.next($0) }, onError: { sink.failed($0) },
            onCompleted: { sink.completed() })))
      return sink.references
    }
  }
}

@usableFromInline
final class WindowSink<Element>: TimerSink {
  // Threads: all state is touched inside of the gate, the disposables may be used from anywhere.
  private let emitter: Emitter<Observable<Element>>
  @usableFromInline let resources = CompositeDisposable()
  @usableFromInline let references: RefCountDisposable
  @usableFromInline let count: Int
  @usableFromInline var window = PublishSubject<Element>()
  @usableFromInline var elements = 0

  @usableFromInline
  init(
    _ emitter: Emitter<Observable<Element>>,
    _ timeSpan: RxTimeInterval,
    _ count: Int,
    _ scheduler: any SchedulerType
  ) {
    self.emitter = emitter
    self.count = count
    references = RefCountDisposable(disposable: resources)
    super.init(timeSpan, scheduler)
    _ = resources.insert(timer)
  }

  /// Emits the current window.
  @usableFromInline
  func open() {
    let (window, references) = (window, references)
    emitter.next(
      Observable { emitter in
        let reference = references.retain()
        return Disposables.create(reference, window.forward(into: emitter))
      })
  }

  @inlinable
  func next(_ element: Element) {
    window.onNext(element)
    elements += 1
    if elements == count { elapsed() }
  }

  @usableFromInline
  override func elapsed() {
    elements = 0
    let generation = invalidateTimer()
    window.on(.completed)
    withExtendedLifetime(replace(&window, with: PublishSubject())) {}
    open()
    // A re-entrant element may have begun the next span already.
    if generation == self.generation { restartTimer() }
  }

  @usableFromInline
  func failed(_ error: any Error) {
    // The observer may run the scheduler.
    invalidateTimer()
    window.on(.error(error))
    emitter.error(error)
  }

  @usableFromInline
  func completed() {
    invalidateTimer()
    window.on(.completed)
    emitter.completed()
  }
}
