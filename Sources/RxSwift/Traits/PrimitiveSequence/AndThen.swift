// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Goes on with a single when the completable completes; an error of the completable is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  ///
  /// ```swift
  /// let save = Completable.create { observer in
  ///   print("saved")
  ///   observer(.completed)
  ///   return Disposables.create()
  /// }
  /// _ = save.andThen(Single.just("shown")).subscribe(onSuccess: { print($0) })  // prints saved, shown
  /// ```
  public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
    Single(raw: continued(with: second.source))
  }

  /// Goes on with a maybe when the completable completes; an error of the completable is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  ///
  /// ```swift
  /// _ = Completable.empty()
  ///   .andThen(Maybe.just("shown"))
  ///   .subscribe(onSuccess: { print($0) })  // prints shown
  /// ```
  public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: continued(with: second.source))
  }

  /// Goes on with another completable when this one completes; an error is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  ///
  /// ```swift
  /// _ = Completable.empty()
  ///   .andThen(Completable.empty())
  ///   .subscribe(onCompleted: { print("both are done") })  // prints both are done
  /// ```
  public func andThen(_ second: Completable) -> Completable {
    Completable(raw: continued(with: second.source))
  }

  /// Goes on with an observable sequence when the completable completes; an error of the completable ends it.
  ///
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  ///
  /// ```swift
  /// _ = Completable.empty()
  ///   .andThen(Observable.of(1, 2))
  ///   .subscribe(onNext: { print($0) })  // prints 1, 2
  /// ```
  public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> { continued(with: second) }

  private func continued<Next>(with second: Observable<Next>) -> Observable<Next> {
    let first = source
    return Observable { emitter in
      // The only scalar completable is the one that completes at once, which needs no subscription.
      if first.isScalar { return second.attach(emitter.running) }
      return ContinuationSink(emitter.running) { $0 == nil ? second : nil }.run(first)
    }
  }
}
