// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Passes elements on for a span of time, then completes.
  ///
  /// It also ends with this sequence. See <http://reactivex.io/documentation/operators/take.html>.
  ///
  /// ```swift
  /// _ = Observable<Int>.interval(.milliseconds(400), scheduler: MainScheduler.instance)
  ///   .take(for: .seconds(1), scheduler: MainScheduler.instance)
  ///   .subscribe(onNext: { print($0) })  // prints 0, 1
  /// ```
  ///
  /// - Parameters:
  ///   - duration: the span, from the subscription on.
  ///   - scheduler: runs the timer, and completes.
  @inlinable
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable(passingOn: source) { emitter in
      let gate = Gate()
      let timer = scheduleOnce(duration, scheduler) { gate.perform { emitter.completed() } }
      let subscription = source.connect(
        GatedStage(
          gate, Element.self, onNext: { emitter.next($0) }, onError: { emitter.error($0) },
          onCompleted: { emitter.completed() }))
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
