// SPDX-License-Identifier: MIT

extension MainActorObservable {
  /// Calls functions of the main actor at the events of the sequence and at the begin and end of subscriptions, and passes all events on.
  ///
  /// An error thrown by one of the functions ends the sequence with that error, in place of the event if that is not
  /// passed on yet. See <http://reactivex.io/documentation/operators/do.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2)
  ///   .observe(on: MainScheduler.instance)
  ///   .do(onNext: { print("got \($0)") }, onCompleted: { print("end") })
  ///   .subscribe()  // prints got 1, got 2, end
  /// ```
  ///
  /// - Parameters:
  ///   - onNext: called with each element before it is passed on.
  ///   - afterNext: called with each element after it has been passed on.
  ///   - onError: called if the sequence fails, before that is passed on.
  ///   - afterError: called if the sequence fails, after that has been passed on.
  ///   - onCompleted: called when the sequence completes, before that is passed on.
  ///   - afterCompleted: called when the sequence completes, after that has been passed on.
  ///   - onSubscribe: called before the sequence is subscribed to, or later if that does not happen on the main actor.
  ///   - onSubscribed: called after the sequence has been subscribed to, likewise.
  ///   - onDispose: called after the subscription to the sequence has been disposed, likewise.
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
