// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Drops elements for a span of time.
  ///
  /// It ends when this sequence ends, even during that span. See
  /// <http://reactivex.io/documentation/operators/skip.html>.
  ///
  /// ```swift
  /// _ = Observable<Int>.interval(.milliseconds(400), scheduler: MainScheduler.instance)
  ///   .take(4)
  ///   .skip(.seconds(1), scheduler: MainScheduler.instance)
  ///   .subscribe(onNext: { print($0) })  // prints 2, 3
  /// ```
  ///
  /// - Parameters:
  ///   - duration: the span, from the subscription on.
  ///   - scheduler: runs the timer.
  @inlinable
  public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable(passingOn: source) { emitter in
      let gate = Gate()
      let isOpen = Cell(false)
      let timer = scheduleOnce(duration, scheduler) { gate.perform { isOpen.value = true } }
      let subscription = source.connect(
        GatedStage(
          gate, Element.self, onNext: { if isOpen.value { emitter.next($0) } }, onError: { emitter.error($0) },
          onCompleted: { emitter.completed() }))
      return Disposables.create(timer, subscription)
    }
  }
}
