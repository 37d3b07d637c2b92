// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Passes the events on by way of a scheduler.
  ///
  /// The order stays the same, the terminal event comes last. Disposing takes effect at once, wherever it happens.
  /// See <http://reactivex.io/documentation/operators/observeon.html>.
  ///
  /// - Parameter scheduler: where the observer is called.
  @inlinable
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    #if TRACE_RESOURCES
      let counted = Resources.SerialDispatchQueueObservable.count(scheduler)
    #endif
    return SourceObservable(passingOn: source) { inlet in
      #if TRACE_RESOURCES
        withExtendedLifetime(counted) {}
      #endif
      let sink = ObserveOnSink(inlet, scheduler)
      let subscription = source.connect(ObserveOnStage(sink))
      return Disposables.create(subscription, sink.run)
    }
  }

  /// Passes the events on by way of a scheduler.
  ///
  /// See <http://reactivex.io/documentation/operators/observeon.html>.
  @available(*, deprecated, renamed: "observe(on:)")
  @inlinable
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> { observe(on: scheduler) }
}

/// Events on their way to a scheduler.
@usableFromInline
final class ObserveOnSink<Element>: @unchecked Sendable {
  // Sendable: `queue` is; `reader` and `inlet` are touched by one scheduled action at a time.
  @usableFromInline let inlet: Inlet<Element>
  @usableFromInline let scheduler: any ImmediateSchedulerType
  /// The scheduled delivery.
  @usableFromInline let run = SerialDisposable()
  @usableFromInline let delivery: Delivery
  /// The scheduler if it is the one that may run actions at once.
  private let main: MainScheduler?
  /// Idle when no action is scheduled.
  @usableFromInline let queue: HandoverQueue<Event<Element>>
  @usableFromInline let reader: HandoverReader<Event<Element>>

  @usableFromInline
  enum Delivery {
    /// One action after the other takes what waits. Events that come during one are scheduled at once, so that they
    /// keep their place among other work of the same queue.
    case serialBatches
    /// Actions may overlap, so the next one is scheduled when the last one is done.
    case concurrentBatches
    /// Each event in an action of its own, scheduled when the last one is done, as it shows in virtual time.
    case singly
  }

  @usableFromInline
  init(_ inlet: Inlet<Element>, _ scheduler: any ImmediateSchedulerType) {
    self.inlet = inlet
    self.scheduler = scheduler
    main = scheduler as? MainScheduler
    if scheduler is SerialDispatchQueueScheduler {
      delivery = .serialBatches
    } else {
      delivery = isRealTime(scheduler) || scheduler is OperationQueueScheduler ? .concurrentBatches : .singly
    }
    let piece = HandoverPiece<Event<Element>>(capacity: 4)
    queue = HandoverQueue(piece)
    reader = HandoverReader(piece)
  }

  deinit { reader.drop(reader.noted + queue.count) }

  /// Whether the caller may deliver an event and call `leave()`: the scheduler would run an action at once, and no event
  /// of this sink waits. This is what a `Driver` does all the time; it spares the queue and the action.
  @usableFromInline
  func enter() -> Bool {
    guard let main, main.enter() else { return false }
    // An event may wait whose action has not been scheduled yet, on another thread.
    if queue.isIdle { return true }
    main.leave()
    return false
  }

  @usableFromInline
  func leave() { main?.leave() }

  @inlinable
  @inline(__always)
  func append(_ event: Event<Element>) { if queue.append(event) { schedule() } }

  @inlinable
  func schedule() {
    switch delivery {
    case .serialBatches: schedule { self.deliverSerialBatch() }
    case .concurrentBatches: schedule { self.deliver(self.queue.count) }
    case .singly: schedule { self.deliver(1) }
    }
  }

  @usableFromInline
  func schedule(_ action: @escaping () -> Void) {
    // nonisolated(unsafe): of this class's own, whose deliveries follow each other.
    nonisolated(unsafe) let action = action
    let work: @Sendable (()) -> any Disposable = { _ in
      action()
      return NopDisposable.shared
    }
    // An action of a serial batch may be running already when the next one is scheduled, and must not be cancelled.
    if delivery == .serialBatches {
      _ = scheduler.schedule((), action: work)
    } else {
      run.schedule { scheduler.schedule((), action: work) }
    }
  }

  /// Delivers the next events, and schedules those that came in the meantime.
  @inlinable
  func deliver(_ count: Int) {
    var rest = count
    while rest > 0, !inlet.isClosed {
      rest &-= 1
      inlet.on(reader.next())
    }
    reader.drop(rest)
    if !queue.note(count), !inlet.isClosed { schedule() }
  }

  /// The most events that an action of a serial queue delivers: the queue may be that of a user interface, which has to
  /// paint between them.
  @inlinable
  static var serialBatchSize: Int { 64 }

  /// Delivers what an earlier action left, then what waits. Leaves the rest to a further action.
  @inlinable
  func deliverSerialBatch() {
    let reader = reader
    var hasTaken = false
    for _ in 0..<ObserveOnSink.serialBatchSize {
      if reader.noted == 0 {
        if hasTaken { return }
        hasTaken = true
        reader.noted = queue.noteAll()
        if reader.noted == 0 { return }
      }
      if inlet.isClosed {
        reader.drop(reader.noted)
        reader.noted = 0
        return
      }
      reader.noted &-= 1
      inlet.on(reader.next())
    }
    // There is one action at a time that is still to come, as the queue tells that is not idle; who has not taken what
    // waits was it.
    if !hasTaken || reader.noted > 0 && queue.mark() { schedule() }
  }
}

/// Hands events to a sink, without a gate: those of a pipeline come one after the other.
@usableFromInline
final class ObserveOnStage<Element>: TerminalStage {
  @usableFromInline let sink: ObserveOnSink<Element>

  @inlinable
  init(_ sink: ObserveOnSink<Element>) {
    self.sink = sink
    super.init { slot, _ in
      if sink.enter() {
        sink.inlet.pipeline.deliver(slot)
        sink.leave()
      } else {
        sink.append(.next(slot.load()))
      }
      return .stop
    }
  }

  @usableFromInline
  override func onError(_ error: any Error) { sink.append(.error(error)) }

  @usableFromInline
  override func onCompleted() { sink.append(.completed) }
}
