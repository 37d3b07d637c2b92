// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Subscribes again when the sequence failed and another sequence says so.
  ///
  /// That sequence is made from the errors. Its elements subscribe again; its completion completes this sequence, its
  /// error ends it, at once while an error waits for an answer, otherwise with the next error.
  /// See <http://reactivex.io/documentation/operators/retry.html>.
  ///
  /// ```swift
  /// let unreliable = Observable.concat(Observable.just("trying"), Observable.error(RxError.timeout))
  /// _ = unreliable
  ///   .retry { (errors: Observable<RxError>) in
  ///     errors.take(2).delay(.seconds(1), scheduler: MainScheduler.instance)
  ///   }
  ///   .subscribe(onNext: { print($0) })  // prints trying, trying, trying
  /// ```
  ///
  /// - Parameter notificationHandler: makes the answering sequence from the errors; errors of another type than it
  ///   takes end the sequence.
  @preconcurrency
  public func retry<Error: Swift.Error>(
    when notificationHandler: @escaping @Sendable (Observable<Error>) -> some ObservableType
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable(passingOn: source) { emitter in
      let errors = PublishSubject<Error>()
      let sink = RetryWhenSink(emitter.running, source) { error in
        guard let error = error as? Error else { return false }
        errors.onNext(error)
        return true
      }
      sink.listen(to: notificationHandler(errors.asObservable()).asObservable())
      sink.proceed()
      return Disposables.create(sink.current, sink.answers)
    }
  }

  /// Subscribes again when the sequence failed and another sequence says so.
  ///
  /// That sequence is made from the errors. Its elements subscribe again; its completion completes this sequence, its
  /// error ends it, at once while an error waits for an answer, otherwise with the next error.
  /// See <http://reactivex.io/documentation/operators/retry.html>.
  ///
  /// ```swift
  /// let unreliable = Observable.concat(Observable.just("trying"), Observable.error(RxError.timeout))
  /// _ = unreliable
  ///   .retry { errors in
  ///     // After 1 and 2 seconds, then no more.
  ///     errors.enumerated().flatMap { index, error in
  ///       index < 2 ? Observable<Int>.timer(.seconds(index + 1), scheduler: MainScheduler.instance) : .error(error)
  ///     }
  ///   }
  ///   .subscribe(onNext: { print($0) }, onError: { _ in print("given up") })  // prints trying, trying, trying, given up
  /// ```
  ///
  /// - Parameter notificationHandler: makes the answering sequence from the errors.
  @preconcurrency
  public func retry(
    when notificationHandler: @escaping @Sendable (Observable<any Swift.Error>) -> some ObservableType
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable(passingOn: source) { emitter in
      let errors = PublishSubject<any Swift.Error>()
      let sink = RetryWhenSink(emitter.running, source) { error in
        errors.onNext(error)
        return true
      }
      sink.listen(to: notificationHandler(errors.asObservable()).asObservable())
      sink.proceed()
      return Disposables.create(sink.current, sink.answers)
    }
  }

  /// Subscribes again when the sequence failed and another sequence says so.
  @available(*, deprecated, renamed: "retry(when:)")
  @preconcurrency
  public func retryWhen<Error: Swift.Error>(
    _ notificationHandler: @escaping @Sendable (Observable<Error>) -> some ObservableType
  ) -> Observable<Element> {
    retry(when: notificationHandler)
  }

  /// Subscribes again when the sequence failed and another sequence says so.
  @available(*, deprecated, renamed: "retry(when:)")
  @preconcurrency
  public func retryWhen(
    _ notificationHandler: @escaping @Sendable (Observable<any Swift.Error>) -> some ObservableType
  ) -> Observable<Element> {
    retry(when: notificationHandler)
  }
}

/// Subscribes again when an answering sequence emits after an error.
///
/// The answering sequence may end this one at any time, from any thread. So all events go through the gate of the
/// target.
///
/// `isWaiting`, `isRestarting` and `termination` are touched under `lock` only.
private final class RetryWhenSink: ConcatSink {
  private enum Termination {
    case completed
    case failed(any Error)
  }

  private let source: any ObservableNode
  private let ask: (any Error) -> Bool
  let answers = SingleAssignmentDisposable()
  private let lock = Lock()
  /// Whether an error waits for an answer.
  private var isWaiting = false
  /// Whether an answer came and the source has not been subscribed to again yet.
  private var isRestarting = false
  /// How the answering sequence ended.
  private var termination: Termination?

  init(_ target: RunningSubscription, _ source: any ObservableNode, _ ask: @escaping (any Error) -> Bool) {
    self.source = source
    self.ask = ask
    super.init(target)
  }

  func listen<Answer>(to answers: Observable<Answer>) {
    self.answers.setDisposable(
      answers.connect(
        ClosureStage(
          Answer.self, onNext: { _ in self.answered() },
          end: { error in self.ended(error.map { .failed($0) } ?? .completed) })))
  }

  override func nextSource() -> (any ObservableNode)? {
    lock.withLock { isRestarting = false }
    return source
  }

  override func failed(_ error: any Error) {
    // The failed subscription is disposed before the answering sequence receives the error.
    disposeCurrent()
    let termination = lock.withLock {
      isWaiting = true
      return self.termination
    }
    if let termination { return end(termination) }
    if !ask(error) { target.gatedError(error) }
  }

  private func answered() {
    let isAnswer = lock.withLock {
      isRestarting = isWaiting
      defer { isWaiting = false }
      return isWaiting
    }
    if isAnswer { proceed() }
  }

  private func ended(_ termination: Termination) {
    // Inside of the gate no event of the source comes in between. So the two flags say whether the source runs.
    target.perform {
      let isAnswer = self.lock.withLock {
        self.termination = termination
        return self.isWaiting || self.isRestarting
      }
      if isAnswer { self.end(termination) }
    }
  }

  private func end(_ termination: Termination) {
    switch termination {
    case .completed: target.gatedCompleted()
    case .failed(let error): target.gatedError(error)
    }
  }
}
