// SPDX-License-Identifier: MIT
import RxRelay
import RxSwift

@usableFromInline
let mainThreadMessage =
  "`drive` was called off the main thread: what it binds to would receive the latest element there."

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Subscribes observers.
  ///
  /// Must be called on the main thread.
  ///
  /// - Returns: what ends the subscription.
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    MainScheduler.ensureRunningOnMainThread(errorMessage: mainThreadMessage)
    return pass(asObservable(), observers)
  }

  /// Subscribes observers of optional elements.
  ///
  /// Must be called on the main thread.
  ///
  /// - Returns: what ends the subscription.
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    MainScheduler.ensureRunningOnMainThread(errorMessage: mainThreadMessage)
    return pass(asObservable(), optional: observers)
  }

  /// Passes each element on to `BehaviorRelay`s.
  ///
  /// Must be called on the main thread.
  ///
  /// - Returns: what ends the subscription.
  public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
    MainScheduler.ensureRunningOnMainThread(errorMessage: mainThreadMessage)
    return pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element on to `BehaviorRelay`s of optional elements.
  ///
  /// Must be called on the main thread.
  ///
  /// - Returns: what ends the subscription.
  public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
    MainScheduler.ensureRunningOnMainThread(errorMessage: mainThreadMessage)
    return pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element on to `ReplayRelay`s.
  ///
  /// Must be called on the main thread.
  ///
  /// - Returns: what ends the subscription.
  public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
    MainScheduler.ensureRunningOnMainThread(errorMessage: mainThreadMessage)
    return pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element on to `ReplayRelay`s of optional elements.
  ///
  /// Must be called on the main thread.
  ///
  /// - Returns: what ends the subscription.
  public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable {
    MainScheduler.ensureRunningOnMainThread(errorMessage: mainThreadMessage)
    return pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Calls `transformation` with the sequence and returns what that returns, usually a subscription.
  ///
  /// Must be called on the main thread.
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    MainScheduler.ensureRunningOnMainThread(errorMessage: mainThreadMessage)
    return transformation(asObservable())
  }

  /// Calls `with` with the sequence and its result with `curriedArgument`, and returns what that returns.
  ///
  /// Must be called on the main thread.
  public func drive<R1, R2>(_ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    MainScheduler.ensureRunningOnMainThread(errorMessage: mainThreadMessage)
    return with(asObservable())(curriedArgument)
  }

  /// Subscribes without looking at the elements.
  ///
  /// Must be called on the main thread.
  ///
  /// - Returns: what ends the subscription.
  public func drive() -> any Disposable {
    MainScheduler.ensureRunningOnMainThread(errorMessage: mainThreadMessage)
    return asObservable().subscribe()
  }

  /// Subscribes functions of the main actor to the events.
  ///
  /// Must be called on the main thread.
  ///
  /// - Parameters:
  ///   - onNext: called with each element.
  ///   - onCompleted: called when the sequence ends.
  ///   - onDisposed: called once after the subscription ended, where it was ended.
  /// - Returns: what ends the subscription.
  @preconcurrency
  @inlinable
  public func drive(
    onNext: (@MainActor (Element) -> Void)? = nil,
    onCompleted: (@MainActor () -> Void)? = nil,
    onDisposed: (@MainActor () -> Void)? = nil
  ) -> any Disposable {
    MainScheduler.ensureRunningOnMainThread(errorMessage: mainThreadMessage)
    return asObservable().subscribe(
      onNext: onNext.map(assumingMainActor), onCompleted: onCompleted.map(assumingMainActor),
      onDisposed: onDisposed.map(assumingMainActor))
  }

  /// Subscribes functions of the main actor to the events, as long as an object lives.
  ///
  /// Must be called on the main thread.
  ///
  /// - Parameters:
  ///   - object: handed to the functions. It is not retained; after it is gone no function is called.
  ///   - onNext: called with the object and each element.
  ///   - onCompleted: called with the object when the sequence ends.
  ///   - onDisposed: called with the object once after the subscription ended, where it was ended.
  /// - Returns: what ends the subscription.
  @preconcurrency
  public func drive<Object: AnyObject>(
    with object: Object,
    onNext: (@MainActor (Object, Element) -> Void)? = nil,
    onCompleted: (@MainActor (Object) -> Void)? = nil,
    onDisposed: (@MainActor (Object) -> Void)? = nil
  ) -> any Disposable {
    MainScheduler.ensureRunningOnMainThread(errorMessage: mainThreadMessage)
    return asObservable().subscribe(
      onNext: weakly(object, onNext), onCompleted: weakly(object, onCompleted),
      onDisposed: weakly(object, onDisposed))
  }
}
