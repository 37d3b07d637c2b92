// SPDX-License-Identifier: MIT

extension PrimitiveSequence {
  /// Delivers the outcome on a scheduler.
  ///
  /// See <http://reactivex.io/documentation/operators/observeon.html>.
  ///
  /// ```swift
  /// _ = Single.just(1)
  ///   .observe(on: MainScheduler.instance)
  ///   .subscribe(onSuccess: { print($0) })  // prints 1
  /// ```
  @inlinable
  public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.observe(on: scheduler))
  }

  /// The former name of `observe(on:)`.
  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    observe(on: scheduler)
  }

  /// Subscribes and disposes on a scheduler.
  ///
  /// See <http://reactivex.io/documentation/operators/subscribeon.html>.
  ///
  /// ```swift
  /// _ = Single.deferred { Single.just("the work is done there") }
  ///   .subscribe(on: SerialDispatchQueueScheduler(qos: .utility))
  ///   .observe(on: MainScheduler.instance)
  ///   .subscribe(onSuccess: { print($0) })  // prints the work is done there
  /// ```
  @inlinable
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.subscribe(on: scheduler))
  }

  /// The former name of `subscribe(on:)`.
  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    subscribe(on: scheduler)
  }

  /// Delivers the element and the end later, and an error at once.
  ///
  /// See <http://reactivex.io/documentation/operators/delay.html>.
  ///
  /// ```swift
  /// _ = Single.just(1)
  ///   .delay(.seconds(1), scheduler: MainScheduler.instance)
  ///   .subscribe(onSuccess: { print($0) })  // prints 1
  /// ```
  ///
  /// - Parameters:
  ///   - dueTime: the length of the delay.
  ///   - scheduler: measures the time and delivers.
  @inlinable
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
  }

  /// Subscribes later.
  ///
  /// See <http://reactivex.io/documentation/operators/delay.html>.
  ///
  /// ```swift
  /// _ = Single.deferred { Single.just("begun after a second") }
  ///   .delaySubscription(.seconds(1), scheduler: MainScheduler.instance)
  ///   .subscribe(onSuccess: { print($0) })  // prints begun after a second
  /// ```
  ///
  /// - Parameters:
  ///   - dueTime: the length of the delay.
  ///   - scheduler: measures the time and subscribes.
  @inlinable
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delaySubscription(dueTime, scheduler: scheduler))
  }

  /// Fails with `RxError.timeout` if there is no outcome in time.
  ///
  /// See <http://reactivex.io/documentation/operators/timeout.html>.
  ///
  /// ```swift
  /// _ = Single<Int>.never()
  ///   .timeout(.seconds(5), scheduler: MainScheduler.instance)
  ///   .subscribe(onFailure: { _ in print("too late") })  // prints too late
  /// ```
  ///
  /// - Parameters:
  ///   - dueTime: how long it may take.
  ///   - scheduler: measures the time.
  @inlinable
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.timeout(dueTime, scheduler: scheduler))
  }

  /// Goes on with another sequence if there is no outcome in time.
  ///
  /// See <http://reactivex.io/documentation/operators/timeout.html>.
  ///
  /// ```swift
  /// _ = Single<String>.never()
  ///   .timeout(.seconds(5), other: .just("from the cache"), scheduler: MainScheduler.instance)
  ///   .subscribe(onSuccess: { print($0) })  // prints from the cache
  /// ```
  ///
  /// - Parameters:
  ///   - dueTime: how long it may take.
  ///   - other: the sequence to go on with.
  ///   - scheduler: measures the time.
  @inlinable
  public func timeout(
    _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
  }
}
