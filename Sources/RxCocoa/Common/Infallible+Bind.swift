// SPDX-License-Identifier: MIT
import RxRelay
import RxSwift

extension InfallibleType {
  /// Subscribes observers.
  ///
  /// ```swift
  /// let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
  /// _ = first.subscribe(onNext: { print("a\($0)") })
  /// _ = second.subscribe(onNext: { print("b\($0)") })
  /// _ = Infallible.of(1, 2).bind(to: first, second)  // prints a1, b1, a2, b2
  /// ```
  ///
  /// - Returns: what ends the subscription.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    pass(asObservable(), observers)
  }

  /// Subscribes observers of optional elements.
  ///
  /// ```swift
  /// let title = PublishSubject<String?>()
  /// _ = title.subscribe(onNext: { print($0 ?? "no title") })
  /// _ = Infallible.just("Search").bind(to: title)  // prints Search
  /// ```
  ///
  /// - Returns: what ends the subscription.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    pass(asObservable(), optional: observers)
  }

  // Disfavoured: a function without a label is that of `bind(onNext:)`, as in RxSwift.
  /// Calls `binder` with the sequence and returns what that returns, usually a subscription.
  ///
  /// ```swift
  /// func logging(_ numbers: Infallible<Int>) -> any Disposable {
  ///   numbers.subscribe(onNext: { print("got \($0)") })
  /// }
  ///
  /// _ = Infallible.of(1, 2).bind(to: logging)  // prints got 1, got 2
  /// ```
  @_disfavoredOverload
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Calls `binder` with the sequence and its result with `curriedArgument`, and returns what that returns.
  ///
  /// ```swift
  /// func logging(_ numbers: Infallible<Int>) -> (String) -> any Disposable {
  ///   { name in numbers.subscribe(onNext: { print(name, $0) }) }
  /// }
  ///
  /// _ = Infallible.of(1, 2).bind(to: logging, curriedArgument: "number")  // prints number 1, number 2
  /// ```
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  /// Subscribes a function to the elements.
  ///
  /// A function that is written where an actor's state may be touched, such as that of the main actor, belongs to that
  /// actor. It is called there: on the main actor at once, if the element is sent there; otherwise later, in the order in
  /// which the elements are sent. Other functions are called where the element is sent.
  ///
  /// ```swift
  /// _ = Infallible.of(1, 2).bind(onNext: { print($0) })  // prints 1, 2
  /// ```
  ///
  /// - Returns: what ends the subscription.
  @available(swift, introduced: 6)
  public func bind(
    @_inheritActorContext onNext: @escaping @Sendable @isolated(any) (Element) -> Void
  ) -> any Disposable {
    pass(asObservable().delivered(to: onNext.isolation), accept: unisolated(onNext))
  }

  /// Passes each element on to `BehaviorRelay`s.
  ///
  /// ```swift
  /// let state = BehaviorRelay(value: 0)
  /// _ = Infallible.of(1, 2).bind(to: state)
  /// print(state.value)  // prints 2
  /// ```
  ///
  /// - Returns: what ends the subscription.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element on to `BehaviorRelay`s of optional elements.
  ///
  /// ```swift
  /// let selection = BehaviorRelay<Int?>(value: nil)
  /// _ = Infallible.of(1, 2).bind(to: selection)
  /// print(selection.value ?? 0)  // prints 2
  /// ```
  ///
  /// - Returns: what ends the subscription.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element on to `PublishRelay`s.
  ///
  /// ```swift
  /// let taps = PublishRelay<Int>()
  /// _ = taps.subscribe(onNext: { print($0) })
  /// _ = Infallible.of(1, 2).bind(to: taps)  // prints 1, 2
  /// ```
  ///
  /// - Returns: what ends the subscription.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element on to `PublishRelay`s of optional elements.
  ///
  /// ```swift
  /// let taps = PublishRelay<Int?>()
  /// _ = taps.subscribe(onNext: { print($0 ?? 0) })
  /// _ = Infallible.of(1, 2).bind(to: taps)  // prints 1, 2
  /// ```
  ///
  /// - Returns: what ends the subscription.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element on to `ReplayRelay`s.
  ///
  /// ```swift
  /// let history = ReplayRelay<Int>.create(bufferSize: 1)
  /// _ = Infallible.of(1, 2).bind(to: history)
  /// _ = history.subscribe(onNext: { print($0) })  // prints 2
  /// ```
  ///
  /// - Returns: what ends the subscription.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element on to `ReplayRelay`s of optional elements.
  ///
  /// ```swift
  /// let history = ReplayRelay<Int?>.create(bufferSize: 1)
  /// _ = Infallible.of(1, 2).bind(to: history)
  /// _ = history.subscribe(onNext: { print($0 ?? 0) })  // prints 2
  /// ```
  ///
  /// - Returns: what ends the subscription.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }
}
