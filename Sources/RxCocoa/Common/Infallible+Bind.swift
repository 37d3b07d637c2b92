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
  /// - Returns: the disposable that ends the subscription.
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
  /// - Returns: the disposable that ends the subscription.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    pass(asObservable(), optional: observers)
  }

  // Disfavoured, because a function without a label belongs to `bind(onNext:)`, as in RxSwift.
  /// Calls `binder` with the sequence and returns its result, usually a subscription.
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

  /// Calls `binder` with the sequence, then calls its result with `curriedArgument`, and returns the result of that
  /// call.
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
  /// A function that you write where code may touch an actor's state, such as the main actor's, belongs to that actor,
  /// and it runs there. On the main actor, it runs at once if the element is sent there. Otherwise it runs later, in
  /// the order in which the elements are sent. Any other function runs where the element is sent.
  ///
  /// ```swift
  /// _ = Infallible.of(1, 2).bind(onNext: { print($0) })  // prints 1, 2
  /// ```
  ///
  /// - Returns: the disposable that ends the subscription.
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
  /// - Returns: the disposable that ends the subscription.
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
  /// - Returns: the disposable that ends the subscription.
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
  /// - Returns: the disposable that ends the subscription.
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
  /// - Returns: the disposable that ends the subscription.
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
  /// - Returns: the disposable that ends the subscription.
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
  /// - Returns: the disposable that ends the subscription.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }
}
