// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Subscribes again each time that the sequence fails.
  ///
  /// It completes with the sequence and never fails. A sequence that always fails is subscribed for ever; the stack
  /// does not grow.
  /// See <http://reactivex.io/documentation/operators/retry.html>.
  public func retry() -> Observable<Element> {
    let source = asObservable()
    return SourceObservable(passingOn: source) { inlet in
      let sink = CatchSequenceSink(inlet.pipeline) { source }
      sink.proceed()
      return sink
    }
  }

  /// Subscribes again when the sequence fails, up to a number of subscriptions; then the last error ends the sequence.
  ///
  /// See <http://reactivex.io/documentation/operators/retry.html>.
  ///
  /// - Parameter maxAttemptCount: the number of subscriptions, the first one included.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    requireArgument(maxAttemptCount >= 0, "retry(_:): maxAttemptCount must not be negative, is \(maxAttemptCount)")
    return Observable.catch(sequence: Swift.repeatElement(asObservable(), count: maxAttemptCount))
  }
}
