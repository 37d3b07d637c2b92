// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Passes the events on by way of a scheduler.
  ///
  /// The order stays the same: the terminal event comes last. On a serial queue, the main queue, an actor, an executor or
  /// a clock, the events also keep their place among the events of other sequences and the actions of the scheduler,
  /// except for delayed actions that are due. A disposal takes effect at once, on any thread.
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
