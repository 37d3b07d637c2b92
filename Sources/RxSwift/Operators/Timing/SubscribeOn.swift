// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Subscribes and disposes by way of a scheduler.
  ///
  /// Events are passed on wherever the sequence emits them; see `observe(on:)` for the other.
  /// See <http://reactivex.io/documentation/operators/subscribeon.html>.
  ///
  /// ```swift
  /// _ = Observable.deferred { Observable.just("the work is done there") }
  ///   .subscribe(on: SerialDispatchQueueScheduler(qos: .utility))
  ///   .observe(on: MainScheduler.instance)
  ///   .subscribe(onNext: { print($0) })  // prints the work is done there
  /// ```
  ///
  /// - Parameter scheduler: where the sequence is subscribed to, and where that subscription is disposed.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable(passingOn: source) { emitter in
      let subscription = SerialDisposable()
      let start = SingleAssignmentDisposable()
      subscription.disposable = start
      start.setDisposable(
        scheduler.schedule(()) { _ in
          // One if the subscription is disposed on the scheduler even after the source has ended. This is for a source
          // of a type outside of this library. Other sources end their subscription themselves.
          let lingers = AtomicWord()
          let stage = ForwardingStage(emitter.running, onEnd: { if lingers.value == 0 { $0.dispose() } })
          let running = source.connect(stage)
          // Set after subscribing: if the source has ended during that, there is nothing to dispose later.
          if source.isForeign { lingers.exchange(1) }
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
