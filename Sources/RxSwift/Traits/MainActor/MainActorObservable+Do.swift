// SPDX-License-Identifier: MIT

extension MainActorObservable {
  /// Calls functions of the main actor at the events of the sequence and at the beginning and end of subscriptions, and
  /// passes all events on.
  ///
  /// If one of the functions throws an error, the sequence ends with that error. If the operator has not passed the
  /// event on yet, the error replaces the event. See <http://reactivex.io/documentation/operators/do.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2)
  ///   .observe(on: MainScheduler.instance)
  ///   .do(onNext: { print("got \($0)") }, onCompleted: { print("end") })
  ///   .subscribe()  // prints got 1, got 2, end
  /// ```
  ///
  /// - Parameters:
  ///   - onNext: called with each element before the operator passes it on.
  ///   - afterNext: called with each element after the operator has passed it on.
  ///   - onError: called if the sequence fails, before the operator passes the error on.
  ///   - afterError: called if the sequence fails, after the operator has passed the error on.
  ///   - onCompleted: called when the sequence completes, before the operator passes the end on.
  ///   - afterCompleted: called when the sequence completes, after the operator has passed the end on.
  ///   - onSubscribe: called before the operator subscribes to the sequence, or later if that does not happen on the
  ///     main actor.
  ///   - onSubscribed: called after the operator has subscribed to the sequence, or later in the same case.
  ///   - onDispose: called after the subscription to the sequence has been disposed, or later in the same case.
  @preconcurrency
  @inlinable
  public func `do`(
    onNext: (@MainActor (Element) throws -> Void)? = nil,
    afterNext: (@MainActor (Element) throws -> Void)? = nil,
    onError: (@MainActor (any Error) throws -> Void)? = nil,
    afterError: (@MainActor (any Error) throws -> Void)? = nil,
    onCompleted: (@MainActor () throws -> Void)? = nil,
    afterCompleted: (@MainActor () throws -> Void)? = nil,
    onSubscribe: (@MainActor () -> Void)? = nil,
    onSubscribed: (@MainActor () -> Void)? = nil,
    onDispose: (@MainActor () -> Void)? = nil
  ) -> MainActorObservable<Element> {
    MainActorObservable(
      trusting: asObservable().do(
        onNext: onNext.map { assumingMainActor(throwing: $0) },
        afterNext: afterNext.map { assumingMainActor(throwing: $0) },
        onError: onError.map { assumingMainActor(throwing: $0) },
        afterError: afterError.map { assumingMainActor(throwing: $0) },
        onCompleted: onCompleted.map { assumingMainActor(throwing: $0) },
        afterCompleted: afterCompleted.map { assumingMainActor(throwing: $0) },
        onSubscribe: onSubscribe.map { fromAnywhere($0) }, onSubscribed: onSubscribed.map { fromAnywhere($0) },
        onDispose: onDispose.map { fromAnywhere($0) }))
  }
}
