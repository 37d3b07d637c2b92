// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Subscribes and disposes by way of a scheduler.
  ///
  /// It passes events on where the sequence emits them. To receive events on another scheduler, use `observe(on:)`.
  /// See <http://reactivex.io/documentation/operators/subscribeon.html>.
  ///
  /// ```swift
  /// _ = Observable.deferred { Observable.just("the work is done there") }
  ///   .subscribe(on: SerialDispatchQueueScheduler(qos: .utility))
  ///   .observe(on: MainScheduler.instance)
  ///   .subscribe(onNext: { print($0) })  // prints the work is done there
  /// ```
  ///
  /// - Parameter scheduler: the scheduler that subscribes to the sequence and disposes that subscription.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    // A type outside of this library may not end its subscription with its last event. An `Observable` always does.
    let endsItself = self is Observable<Element> || !source.isForeign
    return Observable(passingOn: source) { emitter in
      let subscription = SerialDisposable()
      let start = SingleAssignmentDisposable()
      subscription.disposable = start
      // 0 before the action has begun, 2 if the scheduler disposes the subscription even after the source has ended.
      let state = AtomicWord()
      start.setDisposable(
        scheduler.schedule(()) { _ in
          // A scheduler of the user's may run an action twice.
          guard state.compareExchange(0, 1) else { return NopDisposable.shared }
          let stage = ForwardingStage(emitter.running, onEnd: { if state.value == 1 { $0.dispose() } })
          let running = source.connect(stage)
          // Set after subscribing: if the source has ended during that, there is nothing to dispose later.
          if !endsItself { state.exchange(2) }
          subscription.disposable = ScheduledDisposable(scheduler: scheduler, disposable: running)
          return NopDisposable.shared
        })
      return subscription
    }
  }

  /// Subscribes and disposes by way of a scheduler.
  ///
  /// See <http://reactivex.io/documentation/operators/subscribeon.html>.
  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    subscribe(on: scheduler)
  }
}
