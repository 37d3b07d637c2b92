// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// A single of an element that is known already, emitted on subscription.
  ///
  /// See <http://reactivex.io/documentation/operators/just.html>.
  ///
  /// ```swift
  /// _ = Single.just("hello").subscribe(onSuccess: { print($0) })  // prints hello
  /// ```
  @inlinable
  @Sendable
  public static func just(_ element: Element) -> Single<Element> { Single(raw: Observable.just(element)) }

  /// A single of an element that is known already, emitted by a scheduler.
  ///
  /// See <http://reactivex.io/documentation/operators/just.html>.
  ///
  /// ```swift
  /// _ = Single.just("hello", scheduler: MainScheduler.instance).subscribe(onSuccess: { print($0) })  // prints hello
  /// ```
  @inlinable
  @Sendable
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Single<Element> {
    Single(raw: Observable.just(element, scheduler: scheduler))
  }

  /// A single that fails on subscription.
  ///
  /// See <http://reactivex.io/documentation/operators/empty-never-throw.html>.
  ///
  /// ```swift
  /// _ = Single<Int>.error(RxError.timeout).subscribe(onFailure: { _ in print("failed") })  // prints failed
  /// ```
  @inlinable
  @Sendable
  public static func error(_ error: any Swift.Error) -> Single<Element> { Single(raw: Observable.error(error)) }

  /// A single that never has an outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/empty-never-throw.html>.
  ///
  /// ```swift
  /// _ = Single<Int>.never().subscribe(onSuccess: { print($0) })  // prints nothing
  /// ```
  @inlinable
  public static func never() -> Single<Element> { Single(raw: Observable.never()) }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// A maybe with an element that is known already, emitted on subscription.
  ///
  /// See <http://reactivex.io/documentation/operators/just.html>.
  ///
  /// ```swift
  /// _ = Maybe.just("hello").subscribe(onSuccess: { print($0) })  // prints hello
  /// ```
  @inlinable
  @Sendable
  public static func just(_ element: Element) -> Maybe<Element> { Maybe(raw: Observable.just(element)) }

  /// A maybe with an element that is known already, emitted by a scheduler.
  ///
  /// See <http://reactivex.io/documentation/operators/just.html>.
  ///
  /// ```swift
  /// _ = Maybe.just("hello", scheduler: MainScheduler.instance).subscribe(onSuccess: { print($0) })  // prints hello
  /// ```
  @inlinable
  @Sendable
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Maybe<Element> {
    Maybe(raw: Observable.just(element, scheduler: scheduler))
  }

  /// A maybe that fails on subscription.
  ///
  /// See <http://reactivex.io/documentation/operators/empty-never-throw.html>.
  ///
  /// ```swift
  /// _ = Maybe<Int>.error(RxError.timeout).subscribe(onError: { _ in print("failed") })  // prints failed
  /// ```
  @inlinable
  @Sendable
  public static func error(_ error: any Swift.Error) -> Maybe<Element> { Maybe(raw: Observable.error(error)) }

  /// A maybe that never has an outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/empty-never-throw.html>.
  ///
  /// ```swift
  /// _ = Maybe<Int>.never().subscribe(onCompleted: { print("completed") })  // prints nothing
  /// ```
  @inlinable
  public static func never() -> Maybe<Element> { Maybe(raw: Observable.never()) }

  /// A maybe that completes without an element on subscription.
  ///
  /// See <http://reactivex.io/documentation/operators/empty-never-throw.html>.
  ///
  /// ```swift
  /// _ = Maybe<Int>.empty().subscribe(onCompleted: { print("completed") })  // prints completed
  /// ```
  @inlinable
  public static func empty() -> Maybe<Element> { Maybe(raw: Observable.empty()) }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// A completable that fails on subscription.
  ///
  /// See <http://reactivex.io/documentation/operators/empty-never-throw.html>.
  ///
  /// ```swift
  /// _ = Completable.error(RxError.timeout).subscribe(onError: { _ in print("failed") })  // prints failed
  /// ```
  @inlinable
  @Sendable
  public static func error(_ error: any Swift.Error) -> Completable { Completable(raw: Observable.error(error)) }

  /// A completable that never has an outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/empty-never-throw.html>.
  ///
  /// ```swift
  /// _ = Completable.never().subscribe(onCompleted: { print("completed") })  // prints nothing
  /// ```
  @inlinable
  public static func never() -> Completable { Completable(raw: Observable.never()) }

  /// A completable that completes on subscription.
  ///
  /// See <http://reactivex.io/documentation/operators/empty-never-throw.html>.
  ///
  /// ```swift
  /// _ = Completable.empty().subscribe(onCompleted: { print("completed") })  // prints completed
  /// ```
  @inlinable
  public static func empty() -> Completable { Completable(raw: Observable.empty()) }
}

extension PrimitiveSequence {
  /// A sequence made anew by a function for each subscription.
  ///
  /// An error thrown by `observableFactory` is the outcome.
  /// See <http://reactivex.io/documentation/operators/defer.html>.
  ///
  /// ```swift
  /// let stamp = Single.deferred {
  ///   print("subscribed")
  ///   return Single.just(1)
  /// }
  /// _ = stamp.subscribe(onSuccess: { print($0) })  // prints subscribed, 1
  /// ```
  @preconcurrency
  @inlinable
  public static func deferred(
    _ observableFactory: @escaping @Sendable () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: Observable.deferred { try observableFactory().source })
  }

  /// A sequence with a resource for each subscription, which lives as long as that subscription.
  ///
  /// An error thrown by either function is the outcome. If there is a resource already, it is disposed then.
  /// See <http://reactivex.io/documentation/operators/using.html>.
  ///
  /// ```swift
  /// final class File: Disposable {
  ///   let text = "contents"
  ///   func dispose() { print("closed") }
  /// }
  ///
  /// _ = Single.using({ File() }, primitiveSequenceFactory: { file in Single.just(file.text) })
  ///   .subscribe(onSuccess: { print($0) })  // prints contents, closed
  /// ```
  ///
  /// - Parameters:
  ///   - resourceFactory: makes the resource.
  ///   - primitiveSequenceFactory: makes the sequence that uses it.
  @preconcurrency
  @inlinable
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping @Sendable () throws -> Resource,
    primitiveSequenceFactory: @escaping @Sendable (Resource) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    let observableFactory: (Resource) throws -> Observable<Element> = { try primitiveSequenceFactory($0).source }
    // The closure captures only a Sendable function. The compiler rejects it because it also knows the type `Resource`.
    let sendable = unsafeBitCast(observableFactory, to: (@Sendable (Resource) throws -> Observable<Element>).self)
    return PrimitiveSequence(raw: Observable.using(resourceFactory, observableFactory: sendable))
  }
}

extension PrimitiveSequenceType where Element: FixedWidthInteger {
  /// A sequence that emits zero once, after `dueTime`.
  ///
  /// See <http://reactivex.io/documentation/operators/timer.html>.
  ///
  /// ```swift
  /// _ = Single<Int>.timer(.seconds(3), scheduler: MainScheduler.instance)
  ///   .subscribe(onSuccess: { _ in print("three seconds later") })  // prints three seconds later
  /// ```
  ///
  /// - Parameters:
  ///   - dueTime: how long after the subscription.
  ///   - scheduler: measures the time and emits.
  @inlinable
  public static func timer(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: Observable<Element>.timer(dueTime, scheduler: scheduler))
  }
}
