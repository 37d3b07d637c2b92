// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Subscribes again after the sequence has failed, when another sequence says so.
  ///
  /// `notificationHandler` makes that other sequence from the errors. Each of its elements makes the operator subscribe
  /// again. Its completion completes the result, and its error ends the result. This happens at once while an error
  /// waits for an answer, otherwise with the next error.
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
  /// - Parameter notificationHandler: makes the answering sequence from the errors. An error of a type that it does not
  ///   take ends the sequence.
  @preconcurrency
  public func retry<Error: Swift.Error>(
    when notificationHandler: @escaping @Sendable (Observable<Error>) -> some ObservableType
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable(passingOn: source) { emitter in
      let errors = PublishSubject<Error>()
      let sink = RetryWhenSink(emitter.running, source) { error in
        (error as? Error).map { error in { errors.onNext(error) } }
      }
      return sink.run(answers: notificationHandler(errors.asObservable()).asObservable())
    }
  }

  /// Subscribes again after the sequence has failed, when another sequence says so.
  ///
  /// `notificationHandler` makes that other sequence from the errors. Each of its elements makes the operator subscribe
  /// again. Its completion completes the result, and its error ends the result. This happens at once while an error
  /// waits for an answer, otherwise with the next error.
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
      let sink = RetryWhenSink(emitter.running, source) { error in { errors.onNext(error) } }
      return sink.run(answers: notificationHandler(errors.asObservable()).asObservable())
    }
  }

  /// Subscribes again after the sequence has failed, when another sequence says so.
  @available(*, deprecated, renamed: "retry(when:)")
  @preconcurrency
  public func retryWhen<Error: Swift.Error>(
    _ notificationHandler: @escaping @Sendable (Observable<Error>) -> some ObservableType
  ) -> Observable<Element> {
    retry(when: notificationHandler)
  }

  /// Subscribes again after the sequence has failed, when another sequence says so.
  @available(*, deprecated, renamed: "retry(when:)")
  @preconcurrency
  public func retryWhen(
    _ notificationHandler: @escaping @Sendable (Observable<any Swift.Error>) -> some ObservableType
  ) -> Observable<Element> {
    retry(when: notificationHandler)
  }
}

/// Subscribes to the source, and again for each answer to its error.
private final class RetryWhenSink<Element>: FlatteningSink, @unchecked Sendable {
  // Sendable: `phase` and `answersEnd` are touched under `phaseLock` only; the rest is immutable.
  private enum Phase {
    case runs
    /// The source has failed, and no answer has come. The number is the place of the source.
    case waits(Int)
    /// The answer has come, and the source is about to begin.
    case begins
  }

  /// Returns a function that sends an error to the answering sequence. Returns nil if that sequence does not take
  /// errors of this type.
  typealias Question = (any Error) -> (() -> Void)?

  private let source: Observable<Element>
  private let question: Question
  private let phaseLock = Lock()
  private var phase = Phase.runs
  /// How the answering sequence ended while the source ran.
  private var answersEnd: Event<Never>?

  init(_ target: RunningSubscription, _ source: Observable<Element>, _ question: @escaping Question) {
    self.source = source
    self.question = question
    super.init(target, beginning: 1)
  }

  /// Subscribes to the answers, and then to the source.
  func run<Answer>(answers: Observable<Answer>) -> any Disposable {
    let place = inners.reserve()
    if let answersPlace = inners.reserve() {
      let stage = ClosureStage(
        Answer.self, onNext: { _ in self.answered() },
        end: { error in self.answersEnded(error.map { .error($0) } ?? .completed) })
      _ = inners.fill(answersPlace, answers.connect(stage))
    }
    begin(at: place)?.run()
    return self
  }

  private func begin(at place: Int?) -> InnerSubscriptions.Follower? {
    phaseLock.withLock { phase = .runs }
    return target.isClosed ? nil : subscribe(source, 0, place)
  }

  /// Begins the source on the thread of the answer, which does not wait for the observer.
  private func answered() {
    let place: Int? = phaseLock.withLock {
      guard case .waits(let place) = phase else { return nil }
      phase = .begins
      return place
    }
    guard let place else { return }
    let follower = InnerSubscriptions.Follower { self.begin(at: self.inners.reserve()) }
    if !inners.leave(follower, at: place, toAnyThread: true) { follower.run() }
  }

  /// The answering sequence ended. This acts inside of the gate, so no event of the source comes in between.
  private func answersEnded(_ end: Event<Never>) {
    perform {
      let endsNow = self.phaseLock.withLock {
        self.answersEnd = end
        if case .runs = self.phase { return false }
        return true
      }
      if endsNow { Emitter<Never>(self.target).on(end) }
    }
  }

  override func innerFailed(_ error: any Error, _ number: Int, _ place: Int) {
    guard let ask = question(error) else { return endAll(error) }
    // This disposes the failed subscription before the answering sequence receives the error.
    inners.release(place)
    let end = phaseLock.withLock {
      phase = .waits(place)
      return answersEnd
    }
    if let end { return perform { Emitter<Never>(self.target).on(end) } }
    ask()
  }

  override func innerCompleted(_ number: Int, _ place: Int) { endAll(nil) }
}
