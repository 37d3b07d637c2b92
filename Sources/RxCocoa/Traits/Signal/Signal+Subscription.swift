// SPDX-License-Identifier: MIT
import RxRelay
import RxSwift

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Subscribes observers.
  ///
  /// - Returns: what ends the subscription.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    pass(asObservable(), observers)
  }

  /// Subscribes observers of optional elements.
  ///
  /// - Returns: what ends the subscription.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    pass(asObservable(), optional: observers)
  }

  /// Passes each element on to `BehaviorRelay`s.
  ///
  /// - Returns: what ends the subscription.
  public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
    pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element on to `BehaviorRelay`s of optional elements.
  ///
  /// - Returns: what ends the subscription.
  public func emit(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element on to `PublishRelay`s.
  ///
  /// - Returns: what ends the subscription.
  public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
    pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element on to `PublishRelay`s of optional elements.
  ///
  /// - Returns: what ends the subscription.
  public func emit(to relays: PublishRelay<Element?>...) -> any Disposable {
    pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element on to `ReplayRelay`s.
  ///
  /// - Returns: what ends the subscription.
  public func emit(to relays: ReplayRelay<Element>...) -> any Disposable {
    pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element on to `ReplayRelay`s of optional elements.
  ///
  /// - Returns: what ends the subscription.
  public func emit(to relays: ReplayRelay<Element?>...) -> any Disposable {
    pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Subscribes without looking at the elements.
  ///
  /// - Returns: what ends the subscription.
  public func emit() -> any Disposable {
    asObservable().subscribe()
  }

  /// Subscribes functions of the main actor to the events.
  ///
  /// - Parameters:
  ///   - onNext: called with each element.
  ///   - onCompleted: called when the sequence ends.
  ///   - onDisposed: called once after the subscription ended, where it was ended.
  /// - Returns: what ends the subscription.
  @preconcurrency
  @inlinable
  public func emit(
    onNext: (@MainActor (Element) -> Void)? = nil,
    onCompleted: (@MainActor () -> Void)? = nil,
    onDisposed: (@MainActor () -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      onNext: onNext.map(assumingMainActor), onCompleted: onCompleted.map(assumingMainActor),
      onDisposed: onDisposed.map(assumingMainActor))
  }

  /// Subscribes functions of the main actor to the events, as long as an object lives.
  ///
  /// - Parameters:
  ///   - object: handed to the functions. It is not retained; after it is gone no function is called.
  ///   - onNext: called with the object and each element.
  ///   - onCompleted: called with the object when the sequence ends.
  ///   - onDisposed: called with the object once after the subscription ended, where it was ended.
  /// - Returns: what ends the subscription.
  @preconcurrency
  public func emit<Object: AnyObject>(
    with object: Object,
    onNext: (@MainActor (Object, Element) -> Void)? = nil,
    onCompleted: (@MainActor (Object) -> Void)? = nil,
    onDisposed: (@MainActor (Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      onNext: weakly(object, onNext), onCompleted: weakly(object, onCompleted),
      onDisposed: weakly(object, onDisposed))
  }
}
