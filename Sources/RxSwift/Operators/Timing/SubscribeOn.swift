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
    return Observable(passingOn: source) { emitter in
      let subscription = SerialDisposable()
      let start = SingleAssignmentDisposable()
      subscription.disposable = start
      start.setDisposable(
        scheduler.schedule(()) { _ in
          let stage = SubscribeOnStage(emitter.running)
          let running = source.connect(stage)
          stage.hasStarted(isForeign: source.isForeign)
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

/// Passes events on to another subscription.
private final class SubscribeOnStage: TerminalStage {
  private enum State {
    /// The action that subscribes to the source runs.
    static let starting: UInt = 0
    /// The source ends its subscription itself.
    static let started: UInt = 1
    /// The scheduler disposes the subscription even after the source has ended, because the source is of a type outside
    /// of this library.
    static let lingering: UInt = 2
  }

  private let target: RunningSubscription
  private let state = AtomicWord(State.starting)

  init(_ target: RunningSubscription) {
    self.target = target
    super.init { raw, downstream in
      target.deliver(raw)
      if target.isClosed { downstream.with(SubscribeOnStage.self) { $0.stopIfStarting() } }
      return .stop
    }
  }

  /// Called when the source has been subscribed to. If it has ended during that, there is nothing to dispose later.
  func hasStarted(isForeign: Bool) { state.exchange(isForeign ? State.lingering : State.started) }

  /// Stops a source that emits without end while it is being subscribed to. The scheduler cannot dispose it, because the
  /// source keeps the scheduler busy.
  private func stopIfStarting() { if state.value == State.starting { running?.dispose() } }

  override func onError(_ error: any Error) { target.fail(error) }

  override func onCompleted() { target.complete() }

  override func onEnd(_ running: RunningSubscription) { if state.value != State.lingering { running.dispose() } }
}
