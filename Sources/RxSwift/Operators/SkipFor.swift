// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Drops elements for a span of time.
  ///
  /// It ends with this sequence, also during that span. See <http://reactivex.io/documentation/operators/skip.html>.
  ///
  /// - Parameters:
  ///   - duration: the span, from the subscription on.
  ///   - scheduler: runs the timer.
  @inlinable
  public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return SourceObservable(passingOn: source) { inlet in
      let gate = Gate()
      let isOpen = Flag()
      let timer = scheduleOnce(duration, scheduler) { isOpen.set(in: gate) }
      let subscription = source.connect(
        GatedStage(
          gate, Element.self, when: { _ in isOpen.isSet }, onNext: { inlet.next($0) }, onError: { inlet.error($0) },
          onCompleted: { inlet.completed() }))
      return Disposables.create(timer, subscription)
    }
  }
}
