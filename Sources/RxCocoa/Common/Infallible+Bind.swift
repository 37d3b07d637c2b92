// SPDX-License-Identifier: MIT
import RxRelay
import RxSwift

extension InfallibleType {
  /// Subscribes observers.
  ///
  /// - Returns: what ends the subscription.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    pass(asObservable(), observers)
  }

  /// Subscribes observers of optional elements.
  ///
  /// - Returns: what ends the subscription.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    pass(asObservable(), optional: observers)
  }

  /// Calls `binder` with the sequence and returns what that returns, usually a subscription.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Calls `binder` with the sequence and its result with `curriedArgument`, and returns what that returns.
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  /// Subscribes a function of the main actor to the elements.
  ///
  /// The function is called where the sequence delivers; nothing moves the elements to the main thread.
  ///
  /// - Returns: what ends the subscription.
  @preconcurrency
  public func bind(onNext: @escaping @MainActor (Element) -> Void) -> any Disposable {
    pass(asObservable(), accept: assumingMainActor(onNext))
  }

  /// Passes each element on to `BehaviorRelay`s.
  ///
  /// - Returns: what ends the subscription.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element on to `BehaviorRelay`s of optional elements.
  ///
  /// - Returns: what ends the subscription.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element on to `PublishRelay`s.
  ///
  /// - Returns: what ends the subscription.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element on to `PublishRelay`s of optional elements.
  ///
  /// - Returns: what ends the subscription.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element on to `ReplayRelay`s.
  ///
  /// - Returns: what ends the subscription.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element on to `ReplayRelay`s of optional elements.
  ///
  /// - Returns: what ends the subscription.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }
}
