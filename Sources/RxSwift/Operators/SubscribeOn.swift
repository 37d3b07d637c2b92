// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Subscribes and disposes by way of a scheduler.
  ///
  /// Events are passed on wherever the sequence emits them; see `observe(on:)` for the other.
  /// See <http://reactivex.io/documentation/operators/subscribeon.html>.
  ///
  /// - Parameter scheduler: where the sequence is subscribed to, and where that subscription is disposed.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    let isForeign = !(self is ObservableNode)
    return SourceObservable(passingOn: source) { inlet in
      let subscription = SerialDisposable()
      let start = SingleAssignmentDisposable()
      subscription.disposable = start
      start.setDisposable(
        scheduler.schedule(()) { _ in
          let running = SubscribeOnStage(inlet.pipeline).connect(to: source, isForeign: isForeign)
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

/// Passes everything on.
private final class SubscribeOnStage: TerminalStage {
  private let target: Pipeline
  /// One when the subscription lasts until it is disposed by way of the scheduler, though the source has ended.
  /// Operators, and sources that are made of a function, end theirs themselves; a source that is not of this library
  /// is disposed where it was subscribed to.
  private let lingers = AtomicWord()

  init(_ target: Pipeline) {
    self.target = target
    super.init { slot, _ in
      target.deliver(slot)
      return .stop
    }
  }

  func connect(to source: ObservableNode, isForeign: Bool) -> any Disposable {
    let subscription = source.connect(self)
    // Not before: what ends while it is being subscribed to gives nothing that could be disposed later.
    if isForeign { lingers.exchange(1) }
    return subscription
  }

  override func onError(_ error: any Error) { target.fail(error) }
  override func onCompleted() { target.complete() }

  override func onEnd(_ pipeline: Pipeline) {
    if lingers.value == 0 { pipeline.dispose() }
  }
}
