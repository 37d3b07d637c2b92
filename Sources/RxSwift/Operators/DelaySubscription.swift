// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Waits for a span of time before it subscribes to the sequence.
  ///
  /// See <http://reactivex.io/documentation/operators/delay.html>.
  ///
  /// - Parameters:
  ///   - dueTime: the span.
  ///   - scheduler: runs the timer, and subscribes.
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return SourceObservable(passingOn: source) { inlet in
      scheduler.scheduleRelative((), dueTime: dueTime) { _ in source.forward(into: inlet) }
    }
  }
}
