// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Drops elements until another sequence emits.
  ///
  /// It completes with this sequence if `other` has emitted before. Otherwise it never completes. An error of either
  /// sequence ends it. See <http://reactivex.io/documentation/operators/skipuntil.html>.
  ///
  /// ```swift
  /// let (keys, start) = (PublishSubject<String>(), PublishSubject<Void>())
  /// _ = keys.skip(until: start).subscribe(onNext: { print($0) })
  /// keys.onNext("a")  // prints nothing
  /// start.onNext(())
  /// keys.onNext("b")  // prints b
  /// ```
  ///
  /// - Parameter other: the sequence whose first element lets elements through. The operator subscribes to it second.
  @inlinable
  public func skip(until other: some ObservableType) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return Observable(passingOn: source) { emitter in
      let gate = Gate()
      let isOpen = Cell(false)
      let hasEnded = Cell(false)
      let otherSubscription = SingleAssignmentDisposable()
      let subscription = source.connect(
        GatedStage(
          gate, Element.self, onNext: { if isOpen.value { emitter.next($0) } }, onError: { emitter.error($0) },
          onCompleted: {
            hasEnded.value = true
            if isOpen.value { emitter.completed() }
            otherSubscription.dispose()
          }))
      otherSubscription.setDisposable(
        connectToFirst(
          other, onNext: { gate.perform { isOpen.value = true } },
          // The source may have ended during the subscription to it, before it could dispose `other`.
          onError: { error in gate.perform { if !hasEnded.value { emitter.error(error) } } }))
      return Disposables.create(subscription, otherSubscription)
    }
  }

  /// Drops elements until another sequence emits.
  ///
  /// See <http://reactivex.io/documentation/operators/skipuntil.html>.
  @available(*, deprecated, renamed: "skip(until:)")
  @inlinable
  public func skipUntil(_ other: some ObservableType) -> Observable<Element> { skip(until: other) }
}
