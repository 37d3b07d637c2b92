// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Passes elements on until another sequence emits, then completes.
  ///
  /// It also completes when this sequence completes. An error of either sequence ends it. The completion of `other`
  /// does not.
  /// See <http://reactivex.io/documentation/operators/takeuntil.html>.
  ///
  /// ```swift
  /// let (keys, stop) = (PublishSubject<String>(), PublishSubject<Void>())
  /// _ = keys.take(until: stop).subscribe(onNext: { print($0) }, onCompleted: { print("completed") })
  /// keys.onNext("a")  // prints a
  /// stop.onNext(())  // prints completed
  /// ```
  ///
  /// - Parameter other: the sequence whose first element ends this one. The operator subscribes to it first.
  @inlinable
  public func take(until other: some ObservableType) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return Observable(passingOn: source) { emitter in
      let gate = Gate()
      let otherSubscription = connectToFirst(
        other, onNext: { gate.perform { emitter.completed() } },
        onError: { error in gate.perform { emitter.error(error) } })
      let subscription = source.connect(
        GatedStage(
          gate, Element.self, onNext: { emitter.next($0) }, onError: { emitter.error($0) },
          onCompleted: { emitter.completed() }))
      return Disposables.create(subscription, otherSubscription)
    }
  }

  /// Passes elements on until another sequence emits, then completes.
  ///
  /// See <http://reactivex.io/documentation/operators/takeuntil.html>.
  @available(*, deprecated, renamed: "take(until:)")
  @inlinable
  public func takeUntil(_ other: some ObservableType) -> Observable<Element> { take(until: other) }
}
