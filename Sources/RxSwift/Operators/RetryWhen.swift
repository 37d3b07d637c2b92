// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Subscribes again when the sequence failed and another sequence says so.
  ///
  /// That sequence is made from the errors. Its elements subscribe again; its completion completes this sequence, its
  /// error ends it, at once while an error waits for an answer, otherwise with the next error.
  /// See <http://reactivex.io/documentation/operators/retry.html>.
  ///
  /// - Parameter notificationHandler: makes the answering sequence from the errors; errors of another type than it
  ///   takes end the sequence.
  @preconcurrency
  public func retry<Error: Swift.Error>(
    when notificationHandler: @escaping @Sendable (Observable<Error>) -> some ObservableType
  ) -> Observable<Element> {
    let source = asObservable()
    return SourceObservable(passingOn: source) { inlet in
      let errors = PublishSubject<Error>()
      let sink = RetryWhenSink(inlet.pipeline, source) { error in
        guard let error = error as? Error else { return false }
        errors.onNext(error)
        return true
      }
      sink.listen(to: notificationHandler(errors.asObservable()).asObservable())
      sink.proceed()
      return sink
    }
  }

  /// Subscribes again when the sequence failed and another sequence says so.
  ///
  /// That sequence is made from the errors. Its elements subscribe again; its completion completes this sequence, its
  /// error ends it, at once while an error waits for an answer, otherwise with the next error.
  /// See <http://reactivex.io/documentation/operators/retry.html>.
  ///
  /// - Parameter notificationHandler: makes the answering sequence from the errors.
  @preconcurrency
  public func retry(
    when notificationHandler: @escaping @Sendable (Observable<any Swift.Error>) -> some ObservableType
  ) -> Observable<Element> {
    let source = asObservable()
    return SourceObservable(passingOn: source) { inlet in
      let errors = PublishSubject<any Swift.Error>()
      let sink = RetryWhenSink(inlet.pipeline, source) { error in
        errors.onNext(error)
        return true
      }
      sink.listen(to: notificationHandler(errors.asObservable()).asObservable())
      sink.proceed()
      return sink
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

/// Asks another sequence what to do about an error.
///
/// That sequence ends this one whenever it likes, from any thread, so everything goes through the gate of the target.
private final class RetryWhenSink: SequentialSink, @unchecked Sendable {
  // Sendable: `isWaiting`, `isRestarting` and `verdict` are touched under `lock` only; the rest is immutable or Sendable.
  private enum Verdict {
    case completed
    case failed(any Error)
  }

  private let source: ObservableNode
  private let ask: (any Error) -> Bool
  private let answers = SingleAssignmentDisposable()
  private let lock = Lock()
  /// Whether an error waits for an answer, or for the subscription that the answer asked for.
  private var isWaiting = false
  private var isRestarting = false
  /// How the answering sequence ended.
  private var verdict: Verdict?

  init(_ target: Pipeline, _ source: ObservableNode, _ ask: @escaping (any Error) -> Bool) {
    self.source = source
    self.ask = ask
    super.init(target, isGated: true)
  }

  func listen<Answer>(to answers: Observable<Answer>) {
    self.answers.setDisposable(
      answers.connect(
        ClosureStage(
          Answer.self, onNext: { _ in self.answered() }, onError: { self.ended(.failed($0)) },
          onCompleted: { self.ended(.completed) })))
  }

  override func nextSource() -> ObservableNode? {
    lock.withLock { isRestarting = false }
    return source
  }

  override func failed(_ error: any Error) {
    // The failed subscription is disposed before anybody hears of the error.
    disposeCurrent()
    let verdict = lock.withLock {
      isWaiting = true
      return self.verdict
    }
    if let verdict { return end(verdict) }
    if !ask(error) { fail(error) }
  }

  private func answered() {
    let isAnswer = lock.withLock {
      isRestarting = isWaiting
      defer { isWaiting = false }
      return isWaiting
    }
    if isAnswer { proceed() }
  }

  private func ended(_ verdict: Verdict) {
    // Inside of the gate, where the source has not begun again if nothing says so.
    target.inside {
      let isAnswer = self.lock.withLock {
        self.verdict = verdict
        return self.isWaiting || self.isRestarting
      }
      if isAnswer { self.end(verdict) }
    }
  }

  private func end(_ verdict: Verdict) {
    switch verdict {
    case .completed: complete()
    case .failed(let error): fail(error)
    }
  }

  override func dispose() {
    super.dispose()
    answers.dispose()
  }
}
