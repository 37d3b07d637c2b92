// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Waits for a span of time before it subscribes to the sequence.
  ///
  /// See <http://reactivex.io/documentation/operators/delay.html>.
  ///
  /// ```swift
  /// _ = Observable.deferred { Observable.just("begun after a second") }
  ///   .delaySubscription(.seconds(1), scheduler: MainScheduler.instance)
  ///   .subscribe(onNext: { print($0) })  // prints begun after a second
  /// ```
  ///
  /// - Parameters:
  ///   - dueTime: the span.
  ///   - scheduler: runs the timer, and subscribes.
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable(passingOn: source) { emitter in
      let hasBegun = AtomicWord()
      let subscription = SingleAssignmentDisposable()
      let timer = scheduler.scheduleRelative((), dueTime: dueTime) { _ in
        // A scheduler of the user's may run an action twice.
        if hasBegun.exchange(1) == 0 { subscription.setDisposable(source.forward(into: emitter)) }
        return NopDisposable.shared
      }
      return Disposables.create(timer, subscription)
    }
  }
}
