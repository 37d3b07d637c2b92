// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Passes elements on for a span of time, then completes.
  ///
  /// It also ends with this sequence. See <http://reactivex.io/documentation/operators/take.html>.
  ///
  /// - Parameters:
  ///   - duration: the span, from the subscription on.
  ///   - scheduler: runs the timer, and completes.
  @inlinable
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return SourceObservable(passingOn: source) { inlet in
      let gate = Gate()
      let timer = scheduleOnce(duration, scheduler) { gate.inTurn { inlet.completed() } }
      let subscription = source.connect(
        GatedStage(
          gate, Element.self, onNext: { inlet.next($0) }, onError: { inlet.error($0) },
          onCompleted: { inlet.completed() }))
      return Disposables.create(timer, subscription)
    }
  }

  /// Passes elements on for a span of time, then completes.
  ///
  /// See <http://reactivex.io/documentation/operators/take.html>.
  @available(*, deprecated, renamed: "take(for:scheduler:)")
  @inlinable
  public func take(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    take(for: duration, scheduler: scheduler)
  }
}

/// Does `work`, which may run beside everything else, after a span of time.
@usableFromInline
func scheduleOnce(
  _ span: RxTimeInterval,
  _ scheduler: any SchedulerType,
  _ work: @escaping () -> Void
) -> any Disposable {
  // nonisolated(unsafe): it enters a gate for what must not run beside other things.
  nonisolated(unsafe) let work = work
  return scheduler.scheduleRelative((), dueTime: span) { _ in
    work()
    return NopDisposable.shared
  }
}
