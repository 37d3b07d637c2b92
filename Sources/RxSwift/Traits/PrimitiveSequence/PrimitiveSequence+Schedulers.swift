// SPDX-License-Identifier: MIT

extension PrimitiveSequence {
  /// Delivers the outcome on a scheduler.
  ///
  /// See <http://reactivex.io/documentation/operators/observeon.html>.
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
  @inlinable
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.subscribe(on: scheduler))
  }

  /// The former name of `subscribe(on:)`.
  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    subscribe(on: scheduler)
  }

  /// Delivers the element and the end later; an error at once.
  ///
  /// See <http://reactivex.io/documentation/operators/delay.html>.
  ///
  /// - Parameters:
  ///   - dueTime: by how much.
  ///   - scheduler: measures the time and delivers.
  @inlinable
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
  }

  /// Subscribes later.
  ///
  /// See <http://reactivex.io/documentation/operators/delay.html>.
  ///
  /// - Parameters:
  ///   - dueTime: by how much.
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
  /// - Parameters:
  ///   - dueTime: how long it may take.
  ///   - other: what takes over.
  ///   - scheduler: measures the time.
  @inlinable
  public func timeout(
    _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
  }
}
