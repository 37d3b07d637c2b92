// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Fails with `RxError.timeout` when no event comes for a span of time.
  ///
  /// The span begins with the subscription and with each element.
  /// See <http://reactivex.io/documentation/operators/timeout.html>.
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
  /// The span begins with the subscription and with each element. Once that has happened, no event of this sequence
  /// is passed on any more. See <http://reactivex.io/documentation/operators/timeout.html>.
  ///
  /// - Parameters:
  ///   - dueTime: the span.
  ///   - other: the sequence to go on with; retained as long as this one.
  ///   - scheduler: runs the timers, and subscribes to `other`.
  @inlinable
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval,
    other: Source,
    scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    let source = asObservable()
    let other = other.asObservable()
    return SourceObservable(passingOn: source) { inlet in
      let sink = TimeoutSink(inlet, other, dueTime, scheduler)
      sink.startCountdown()
      let original = sink.original
      original.setDisposable(
        source.connect(
          ClosureStage(
            Element.self, onNext: { sink.next($0) }, onError: { sink.failed($0) },
            onCompleted: { sink.completed() })))
      return Disposables.create(sink.subscription, sink)
    }
  }
}

@usableFromInline
final class TimeoutSink<Element>: CountdownSink, @unchecked Sendable {
  // Sendable: all state is touched inside of the gate or quietly, the disposables may be used from anywhere.
  @usableFromInline let inlet: Inlet<Element>
  @usableFromInline let subscription = SerialDisposable()
  @usableFromInline let original = SingleAssignmentDisposable()
  private let other: Observable<Element>

  @usableFromInline
  init(
    _ inlet: Inlet<Element>,
    _ other: Observable<Element>,
    _ dueTime: RxTimeInterval,
    _ scheduler: any SchedulerType
  ) {
    self.inlet = inlet
    self.other = other
    super.init(dueTime, scheduler, deliversAtTheEnd: false)
    subscription.disposable = original
  }

  @inlinable
  func next(_ element: Element) {
    if enter(if: { isInTime() }, leaving: { { self.nextInside(element) } }) {
      inlet.next(element)
      exit()
      startCountdown()
    }
  }

  /// The same for the thread that is inside.
  @usableFromInline
  func nextInside(_ element: Element) {
    guard isInTime() else { return }
    inlet.next(element)
    startCountdown()
  }

  /// Whether an event is passed on. The countdown stands still while it is.
  @usableFromInline
  func isInTime() -> Bool {
    if hasElapsed { return false }
    invalidateCountdown()
    return true
  }

  @usableFromInline
  func failed(_ error: any Error) {
    inTurn(if: { self.isInTime() }) { self.inlet.error(error) }
  }

  @usableFromInline
  func completed() {
    inTurn(if: { self.isInTime() }) { self.inlet.completed() }
  }

  @usableFromInline
  override func elapsed() {
    let (gate, inlet) = (self, inlet)
    subscription.disposable = other.connect(
      GatedStage(
        gate, Element.self, onNext: { inlet.next($0) }, onError: { inlet.error($0) },
        onCompleted: { inlet.completed() }))
  }
}
