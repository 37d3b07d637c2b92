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
  // Sendable: the queues and flags are touched under `lock`, except for the batch that is being delivered; `inlet` is
  // entered by one scheduled action at a time.
  @usableFromInline let inlet: Inlet<Element>
  @usableFromInline let scheduler: any ImmediateSchedulerType
  /// The scheduled delivery.
  @usableFromInline let run = SerialDisposable()
  @usableFromInline let lock = Lock()
  @usableFromInline let delivery: Delivery
  /// The scheduler if it is the one that may run actions at once.
  private let main: MainScheduler?
  @exclusivity(unchecked) @usableFromInline var waiting = RingQueue<Event<Element>>()
  /// An empty queue that keeps its memory for the next batch.
  @exclusivity(unchecked) @usableFromInline var spare = RingQueue<Event<Element>>()
  /// What an action of a serial queue took and left for the next one. Touched by these actions only.
  @exclusivity(unchecked) @usableFromInline var rest = RingQueue<Event<Element>>()
  @exclusivity(unchecked) @usableFromInline var isScheduled = false

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
  }

  /// Whether the caller may deliver an event and call `leave()`: the scheduler would run an action at once, and no event
  /// of this sink waits. This is what a `Driver` does all the time; it spares the queue and the action.
  @usableFromInline
  func enter() -> Bool {
    guard let main, main.enter() else { return false }
    // An event may wait whose action has not been scheduled yet, on another thread.
    if !lock.withLock({ isScheduled }) { return true }
    main.leave()
    return false
  }

  @usableFromInline
  func leave() { main?.leave() }

  @inlinable
  func append(_ event: Event<Element>) {
    let isFirst = lock.withLock {
      waiting.append(event)
      if isScheduled { return false }
      isScheduled = true
      return true
    }
    if isFirst { schedule() }
  }

  @inlinable
  func schedule() {
    switch delivery {
    case .serialBatches: schedule { self.deliverSerialBatch() }
    case .concurrentBatches:
      schedule {
        self.deliverBatch()
        self.scheduleRest()
      }
    case .singly:
      schedule {
        self.deliverNext()
        self.scheduleRest()
      }
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

  @inlinable
  func deliverBatch() {
    var batch = lock.withLock {
      let batch = waiting
      waiting = spare
      spare = RingQueue()
      return batch
    }
    while let event = batch.popFirst() {
      if inlet.isClosed { return }
      inlet.on(event)
    }
    lock.withLock { spare = batch }
  }

  /// The most events that an action of a serial queue delivers: the queue may be that of a user interface, which has to
  /// paint between them.
  @inlinable
  static var serialBatchSize: Int { 64 }

  /// Delivers what an earlier action left, then what waits. Leaves the rest to a further action.
  @inlinable
  func deliverSerialBatch() {
    var hasTaken = false
    for _ in 0..<ObserveOnSink.serialBatchSize {
      if rest.isEmpty {
        if hasTaken { return }
        hasTaken = true
        lock.withLock {
          swap(&rest, &waiting)
          isScheduled = false
        }
      }
      guard let event = rest.popFirst() else { return }
      if inlet.isClosed {
        rest = RingQueue()
        return
      }
      inlet.on(event)
    }
    // There is one action at a time that is still to come, as `isScheduled` tells; who has not taken what waits was it.
    let needsAction =
      !hasTaken
      || !rest.isEmpty
        && lock.withLock {
          let needsAction = !isScheduled
          isScheduled = true
          return needsAction
        }
    if needsAction { schedule() }
  }

  @inlinable
  func deliverNext() {
    let event = lock.withLock { waiting.popFirst() }
    if let event, !inlet.isClosed { inlet.on(event) }
  }

  @inlinable
  func scheduleRest() {
    let isEmpty = lock.withLock {
      isScheduled = !waiting.isEmpty
      return waiting.isEmpty
    }
    if !isEmpty, !inlet.isClosed { schedule() }
  }
}

/// Hands events to a sink, without a gate, because any thread may append to the queue.
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
