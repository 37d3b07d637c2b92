// SPDX-License-Identifier: MIT

extension PrimitiveSequence {
  /// Goes on with the sequence that `handler` makes from the error.
  ///
  /// An error thrown by `handler` is the outcome. See <http://reactivex.io/documentation/operators/catch.html>.
  ///
  /// ```swift
  /// _ = Single<String>.error(RxError.timeout)
  ///   .catch { _ in .just("from the cache") }
  ///   .subscribe(onSuccess: { print($0) })  // prints from the cache
  /// ```
  @preconcurrency
  @inlinable
  public func `catch`(
    _ handler: @escaping @Sendable (any Swift.Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.catch { try handler($0).source })
  }

  /// The former name of `catch(_:)`.
  @preconcurrency
  @available(*, deprecated, renamed: "catch(_:)")
  public func catchError(
    _ handler: @escaping @Sendable (any Swift.Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    `catch`(handler)
  }

  /// Subscribes again when the sequence fails.
  ///
  /// See <http://reactivex.io/documentation/operators/retry.html>.
  ///
  /// ```swift
  /// let request = Single<String>.deferred {
  ///   print("trying")
  ///   return .error(RxError.timeout)
  /// }
  /// _ = request.retry(2).subscribe(onFailure: { _ in print("given up") })  // prints trying, trying, given up
  /// ```
  ///
  /// - Parameter maxAttemptCount: how often it subscribes in all; the last error is the outcome.
  @inlinable
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(maxAttemptCount))
  }

  /// Subscribes again at each element of the sequence that `notificationHandler` makes from the errors of one type.
  ///
  /// An error of another type is the outcome, and so is the end of the sequence that `notificationHandler` makes.
  /// See <http://reactivex.io/documentation/operators/retry.html>.
  ///
  /// ```swift
  /// let request = Single<String>.deferred {
  ///   print("trying")
  ///   return .error(RxError.timeout)
  /// }
  /// _ = request
  ///   .retry { (errors: Observable<RxError>) in
  ///     errors.enumerated().flatMap { index, error in
  ///       index < 1 ? Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance) : .error(error)
  ///     }
  ///   }
  ///   .subscribe(onFailure: { _ in print("given up") })  // prints trying, trying, given up
  /// ```
  @preconcurrency
  @inlinable
  public func retry<Error: Swift.Error>(
    when notificationHandler: @escaping @Sendable (Observable<Error>) -> some ObservableType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }

  /// Subscribes again at each element of the sequence that `notificationHandler` makes from the errors.
  ///
  /// The end of the sequence that `notificationHandler` makes is the outcome.
  /// See <http://reactivex.io/documentation/operators/retry.html>.
  ///
  /// ```swift
  /// let request = Single<String>.deferred {
  ///   print("trying")
  ///   return .error(RxError.timeout)
  /// }
  /// _ = request
  ///   .retry { errors in
  ///     // After 1 and 2 seconds, then no more.
  ///     errors.enumerated().flatMap { index, error in
  ///       index < 2 ? Observable<Int>.timer(.seconds(index + 1), scheduler: MainScheduler.instance) : .error(error)
  ///     }
  ///   }
  ///   .subscribe(onFailure: { _ in print("given up") })  // prints trying, trying, trying, given up
  /// ```
  @preconcurrency
  @inlinable
  public func retry(
    when notificationHandler: @escaping @Sendable (Observable<any Swift.Error>) -> some ObservableType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }

  /// The former name of `retry(when:)`.
  @preconcurrency
  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen<Error: Swift.Error>(
    _ notificationHandler: @escaping @Sendable (Observable<Error>) -> some ObservableType
  ) -> PrimitiveSequence<Trait, Element> {
    retry(when: notificationHandler)
  }

  /// The former name of `retry(when:)`.
  @preconcurrency
  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen(
    _ notificationHandler: @escaping @Sendable (Observable<any Swift.Error>) -> some ObservableType
  ) -> PrimitiveSequence<Trait, Element> {
    retry(when: notificationHandler)
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Emits `element` instead of failing.
  ///
  /// See <http://reactivex.io/documentation/operators/catch.html>.
  ///
  /// ```swift
  /// _ = Single<Int>.error(RxError.timeout).catchAndReturn(0).subscribe(onSuccess: { print($0) })  // prints 0
  /// ```
  @inlinable
  public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.catchAndReturn(element))
  }

  /// The former name of `catchAndReturn(_:)`.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    catchAndReturn(element)
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Emits `element` instead of failing.
  ///
  /// See <http://reactivex.io/documentation/operators/catch.html>.
  ///
  /// ```swift
  /// _ = Maybe<Int>.error(RxError.timeout).catchAndReturn(0).subscribe(onSuccess: { print($0) })  // prints 0
  /// ```
  @inlinable
  public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.catchAndReturn(element))
  }

  /// The former name of `catchAndReturn(_:)`.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    catchAndReturn(element)
  }
}
