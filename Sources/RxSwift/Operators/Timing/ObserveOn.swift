// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Passes the events on by way of a scheduler.
  ///
  /// The order stays the same: the terminal event comes last. A disposal takes effect at once, on any thread.
  /// See <http://reactivex.io/documentation/operators/observeon.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2)
  ///   .observe(on: MainScheduler.instance)
  ///   .subscribe(onNext: { print($0) })  // prints 1, 2
  /// ```
  ///
  /// - Parameter scheduler: the scheduler that calls the observer.
  @inlinable
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    #if TRACE_RESOURCES
      let counted = Resources.SerialDispatchQueueObservable.count(scheduler)
    #endif
    return Observable(passingOn: source) { emitter in
      #if TRACE_RESOURCES
        withExtendedLifetime(counted) {}
      #endif
      let sink = ObserveOnSink(emitter, scheduler)
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
  // Sendable: `queue` is Sendable. Only one scheduled action at a time touches `reader` and `emitter`.
  @usableFromInline let emitter: Emitter<Element>
  @usableFromInline let scheduler: any ImmediateSchedulerType
  /// The scheduled action.
  @usableFromInline let run = SerialDisposable()
  @usableFromInline let delivery: Delivery
  /// Idle when no action is scheduled.
  @usableFromInline let queue: SPSCQueue<Event<Element>>
  @usableFromInline let reader: SPSCReader<Event<Element>>
  /// Not zero from when an action is scheduled until it begins. A user's scheduler may run an action twice.
  private let isScheduled = AtomicWord()

  @usableFromInline
  enum Delivery {
    /// Each action delivers the queued events. An event that is appended during an action schedules another action at
    /// once. So the event keeps its place among other work of the same queue.
    case serialBatches
    /// Actions may overlap, so each action schedules the next one when it is done.
    case concurrentBatches
    /// Each action delivers one event, and schedules the next action when it is done.
    case singly
  }

  @usableFromInline
  init(_ emitter: Emitter<Element>, _ scheduler: any ImmediateSchedulerType) {
    self.emitter = emitter
    self.scheduler = scheduler
    let capabilities = scheduler.capabilities
    if capabilities.contains(.batches) {
      delivery = capabilities.contains(.serial) ? .serialBatches : .concurrentBatches
    } else {
      delivery = .singly
    }
    let segment = SPSCSegment<Event<Element>>(capacity: 4)
    queue = SPSCQueue(segment)
    reader = SPSCReader(segment)
  }

  deinit { reader.drop(reader.noted + queue.count) }

  /// Delivers an element at once if the scheduler would run an action at once, and no event of this sink waits. This
  /// saves the queue and the action. A `Driver` mostly takes this path.
  @usableFromInline
  func deliverIfCurrent(_ raw: RawElement) -> Bool {
    var isDelivered = false
    _ = scheduler.runIfCurrent {
      // An event waits if it is in the queue, or if an action in progress has noted it.
      guard queue.isIdle, reader.noted == 0 else { return }
      isDelivered = true
      emitter.running.deliver(raw)
    }
    return isDelivered
  }

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
    // The deliveries of this class follow each other.
    let action = UncheckedSendable(action)
    isScheduled.exchange(1)
    let work: @Sendable (()) -> any Disposable = { [isScheduled] _ in
      if isScheduled.exchange(0) == 1 { action.value() }
      return NopDisposable.shared
    }
    // When the next action is scheduled, an action of a serial batch may still be running. It must not be cancelled.
    if delivery == .serialBatches {
      _ = scheduler.schedule((), action: work)
    } else {
      run.schedule { scheduler.schedule((), action: work) }
    }
  }

  /// Delivers the next events, and schedules those that arrived while it delivered.
  @inlinable
  func deliver(_ count: Int) {
    var rest = count
    while rest > 0, !emitter.isClosed {
      rest &-= 1
      emitter.on(reader.next())
    }
    reader.drop(rest)
    if !queue.note(count), !emitter.isClosed { schedule() }
  }

  /// The largest number of events that an action of a serial queue delivers. The queue may belong to a user interface,
  /// which has to paint between the actions.
  @inlinable
  static var serialBatchSize: Int { 64 }

  /// Delivers the events that an earlier action has noted, then those in the queue. A further action delivers the rest.
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
      if emitter.isClosed {
        reader.drop(reader.noted)
        reader.noted = 0
        return
      }
      reader.noted &-= 1
      emitter.on(reader.next())
    }
    // While the queue is not idle, one scheduled action still has to take its events. If this action has not taken any
    // events, it was that action, so it schedules another one.
    if !hasTaken || reader.noted > 0 && queue.mark() { schedule() }
  }
}

/// Hands the events of a subscription to a sink. It needs no gate, because they come one at a time.
@usableFromInline
final class ObserveOnStage<Element>: TerminalStage {
  @usableFromInline let sink: ObserveOnSink<Element>

  @inlinable
  init(_ sink: ObserveOnSink<Element>) {
    self.sink = sink
    super.init { raw, _ in
      if !sink.deliverIfCurrent(raw) { sink.append(.next(raw.load())) }
      return .stop
    }
  }

  @usableFromInline
  override func onError(_ error: any Error) { sink.append(.error(error)) }

  @usableFromInline
  override func onCompleted() { sink.append(.completed) }
}
