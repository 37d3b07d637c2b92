// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Subscribes again each time that the sequence fails.
  ///
  /// It completes when the sequence completes, and never fails. If the sequence always fails, it subscribes again for
  /// ever, and the stack does not grow.
  /// See <http://reactivex.io/documentation/operators/retry.html>.
  ///
  /// ```swift
  /// let attempts = BehaviorSubject(value: 0)
  /// let unreliable = Observable<String>.deferred {
  ///   let attempt = try attempts.value() + 1
  ///   attempts.onNext(attempt)
  ///   return attempt < 3 ? .error(RxError.timeout) : .just("answer \(attempt)")
  /// }
  /// _ = unreliable.retry().subscribe(onNext: { print($0) })  // prints answer 3
  /// ```
  public func retry() -> Observable<Element> {
    let source = asObservable()
    return Observable(passingOn: source) { emitter in
      ConcatSink(emitter.running, after: .failure) { _ in .source(source) }.run()
    }
  }

  /// Subscribes again when the sequence fails, up to a number of subscriptions; then the last error ends the sequence.
  ///
  /// See <http://reactivex.io/documentation/operators/retry.html>.
  ///
  /// ```swift
  /// let unreliable = Observable.concat(Observable.just("trying"), Observable.error(RxError.timeout))
  /// _ = unreliable
  ///   .retry(2)
  ///   .subscribe(onNext: { print($0) }, onError: { _ in print("given up") })  // prints trying, trying, given up
  /// ```
  ///
  /// - Parameter maxAttemptCount: the number of subscriptions, the first one included.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    requireArgument(maxAttemptCount >= 0, "retry(_:): maxAttemptCount must not be negative, is \(maxAttemptCount)")
    return Observable.catch(sequence: Swift.repeatElement(asObservable(), count: maxAttemptCount))
  }
}
