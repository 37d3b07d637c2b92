// SPDX-License-Identifier: MIT
import RxSwift

// An operator may call functions that belong to an actor. It delivers the events on that actor, and from there it
// passes them to where the sharing strategy wants them. Without an actor, it calls the function where the event is
// delivered.

extension SharedSequenceConvertibleType {
  /// The shared sequence that `make` makes of the events. `make` uses a function that belongs to `actor`.
  @usableFromInline
  func calling<Result>(
    on actor: (any Actor)?, _ make: (Observable<Element>) -> Observable<Result>
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(called(on: actor, make))
  }

  /// Accumulates the elements, by a function that may belong to an actor, and emits each intermediate result.
  @inlinable
  func accumulating<A>(
    _ seed: A, _ accumulator: @escaping @isolated(any) (A, Element) -> A
  ) -> SharedSequence<SharingStrategy, A> {
    // This is in neither declaration of `scan`, because one of them is for Swift 5 mode, where the seed need not be
    // `Sendable`.
    calling(on: accumulator.isolation) { $0.accumulating(seed, unisolated(accumulator)) }
  }

  /// The sequence that `make` makes of the events, delivered where the strategy wants it. `make` uses a function that
  /// belongs to `actor`.
  private func called<Result>(
    on actor: (any Actor)?, _ make: (Observable<Element>) -> Observable<Result>
  ) -> Observable<Result> {
    guard let actor else { return make(asObservable()) }
    return delivered(make(asObservable().delivered(to: actor)), from: actor, by: SharingStrategy.self)
  }

  /// A sequence that may send on `actor`, delivered where a strategy wants it.
  private func delivered<Result, Sharing: SharingStrategyProtocol>(
    _ result: Observable<Result>, from actor: any Actor, by strategy: Sharing.Type
  ) -> Observable<Result> {
    let isThereAlready = actor === MainActor.shared && strategy is any MainActorStrategy.Type
    return isThereAlready ? result : result.observe(on: strategy.scheduler)
  }

  /// Subscribes to the sequence that `selector` makes of each element. If `selector` belongs to an actor, it makes all
  /// sequences there first. This is because an operator that has many sources may call its function on the thread of
  /// any of them.
  @usableFromInline
  func flattening<Sharing, Result>(
    _ selector: @escaping @isolated(any) (Element) -> SharedSequence<Sharing, Result>,
    with flatten: (Observable<Element>, @escaping @Sendable (Element) -> SharedSequence<Sharing, Result>)
      -> Observable<Result>,
    _ join: (Observable<SharedSequence<Sharing, Result>>) -> Observable<Result>
  ) -> SharedSequence<Sharing, Result> {
    guard let actor = selector.isolation else {
      return SharedSequence<Sharing, Result>(flatten(asObservable(), unisolated(selector)))
    }
    // The sequences are subscribed to on the actor, and may send something at once.
    let result = join(asObservable().delivered(to: actor).map(unisolated(selector)))
    return SharedSequence<Sharing, Result>(delivered(result, from: actor, by: Sharing.self))
  }

  /// Calls functions at the events, each on the actor it belongs to.
  func doing(
    _ onNext: (@isolated(any) (Element) -> Void)?,
    _ afterNext: (@isolated(any) (Element) -> Void)?,
    _ onCompleted: (@isolated(any) () -> Void)?,
    _ afterCompleted: (@isolated(any) () -> Void)?,
    _ onSubscribe: (@isolated(any) () -> Void)?,
    _ onSubscribed: (@isolated(any) () -> Void)?,
    _ onDispose: (@isolated(any) () -> Void)?
  ) -> SharedSequence<SharingStrategy, Element> {
    let actors = [onNext?.isolation, afterNext?.isolation, onCompleted?.isolation, afterCompleted?.isolation]
      .compactMap { $0 }
    guard actors.allSatisfy({ $0 === actors.first }) else {
      // Functions of different actors: the events go to one after the other.
      return doing(onNext, nil, nil, nil, onSubscribe, onSubscribed, onDispose)
        .doing(nil, afterNext, nil, nil, nil, nil, nil)
        .doing(nil, nil, onCompleted, nil, nil, nil, nil)
        .doing(nil, nil, nil, afterCompleted, nil, nil, nil)
    }
    return calling(on: actors.first) {
      $0.do(
        onNext: unisolated(optional: onNext), afterNext: unisolated(optional: afterNext),
        onCompleted: unisolated(optional: onCompleted), afterCompleted: unisolated(optional: afterCompleted),
        onSubscribe: fromAnywhere(optional: onSubscribe),
        onSubscribed: fromAnywhere(optional: onSubscribed),
        onDispose: fromAnywhere(optional: onDispose))
    }
  }
}

/// A strategy that delivers on the main actor.
private protocol MainActorStrategy {}
extension DriverSharingStrategy: MainActorStrategy {}
extension SignalSharingStrategy: MainActorStrategy {}
