// SPDX-License-Identifier: MIT
import RxRelay
import RxSwift

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Subscribes observers.
  ///
  /// ```swift
  /// let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
  /// _ = first.subscribe(onNext: { print("a\($0)") })
  /// _ = second.subscribe(onNext: { print("b\($0)") })
  /// _ = Signal.of(1, 2).emit(to: first, second)  // prints a1, b1, a2, b2
  /// ```
  ///
  /// - Returns: the disposable that ends the subscription.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    pass(asObservable(), observers)
  }

  /// Subscribes observers of optional elements.
  ///
  /// ```swift
  /// let title = PublishSubject<String?>()
  /// _ = title.subscribe(onNext: { print($0 ?? "no title") })
  /// _ = Signal.just("Search").emit(to: title)  // prints Search
  /// ```
  ///
  /// - Returns: the disposable that ends the subscription.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    pass(asObservable(), optional: observers)
  }

  /// Passes each element on to `BehaviorRelay`s.
  ///
  /// ```swift
  /// let state = BehaviorRelay(value: 0)
  /// _ = Signal.just(2).emit(to: state)
  /// print(state.value)  // prints 2
  /// ```
  ///
  /// - Returns: the disposable that ends the subscription.
  public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
    pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element on to `BehaviorRelay`s of optional elements.
  ///
  /// ```swift
  /// let selection = BehaviorRelay<Int?>(value: nil)
  /// _ = Signal.just(2).emit(to: selection)
  /// print(selection.value ?? 0)  // prints 2
  /// ```
  ///
  /// - Returns: the disposable that ends the subscription.
  public func emit(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element on to `PublishRelay`s.
  ///
  /// ```swift
  /// let taps = PublishRelay<Int>()
  /// _ = taps.subscribe(onNext: { print($0) })
  /// _ = Signal.of(1, 2).emit(to: taps)  // prints 1, 2
  /// ```
  ///
  /// - Returns: the disposable that ends the subscription.
  public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
    pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element on to `PublishRelay`s of optional elements.
  ///
  /// ```swift
  /// let taps = PublishRelay<Int?>()
  /// _ = taps.subscribe(onNext: { print($0 ?? 0) })
  /// _ = Signal.of(1, 2).emit(to: taps)  // prints 1, 2
  /// ```
  ///
  /// - Returns: the disposable that ends the subscription.
  public func emit(to relays: PublishRelay<Element?>...) -> any Disposable {
    pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element on to `ReplayRelay`s.
  ///
  /// ```swift
  /// let history = ReplayRelay<Int>.create(bufferSize: 1)
  /// _ = Signal.just(2).emit(to: history)
  /// _ = history.subscribe(onNext: { print($0) })  // prints 2
  /// ```
  ///
  /// - Returns: the disposable that ends the subscription.
  public func emit(to relays: ReplayRelay<Element>...) -> any Disposable {
    pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element on to `ReplayRelay`s of optional elements.
  ///
  /// ```swift
  /// let history = ReplayRelay<Int?>.create(bufferSize: 1)
  /// _ = Signal.just(2).emit(to: history)
  /// _ = history.subscribe(onNext: { print($0 ?? 0) })  // prints 2
  /// ```
  ///
  /// - Returns: the disposable that ends the subscription.
  public func emit(to relays: ReplayRelay<Element?>...) -> any Disposable {
    pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Subscribes without looking at the elements.
  ///
  /// ```swift
  /// _ = Signal.of(1, 2).do(onNext: { print($0) }).emit()  // prints 1, 2
  /// ```
  ///
  /// - Returns: the disposable that ends the subscription.
  public func emit() -> any Disposable {
    asObservable().subscribe()
  }

  /// Subscribes functions of the main actor to the events.
  ///
  /// ```swift
  /// let disposeBag = DisposeBag()
  /// Signal.just(1)
  ///   .emit(onNext: { print($0) }, onCompleted: { print("completed") })
  ///   .disposed(by: disposeBag)  // prints 1, completed
  /// ```
  ///
  /// - Parameters:
  ///   - onNext: called with each element.
  ///   - onCompleted: called when the sequence ends.
  ///   - onDisposed: called once after the subscription has ended: at once if it ended on the main actor, otherwise
  ///     later.
  /// - Returns: the disposable that ends the subscription.
  @available(swift, introduced: 6)
  @preconcurrency
  @inlinable
  public func emit(
    onNext: (@MainActor (Element) -> Void)? = nil,
    onCompleted: (@MainActor () -> Void)? = nil,
    onDisposed: (@MainActor () -> Void)? = nil
  ) -> any Disposable {
    asObservable().deliveredOnMainActor().subscribe(
      onNext: onNext.map { assumingMainActor($0) }, onCompleted: onCompleted.map { assumingMainActor($0) },
      onDisposed: onDisposed.map { fromAnywhere($0) })
  }

  /// Subscribes functions of the main actor to the events, as long as an object lives.
  ///
  /// ```swift
  /// @MainActor final class Screen {
  ///   func show(_ number: Int) { print("showing \(number)") }
  /// }
  ///
  /// let screen = Screen()
  /// _ = Signal.just(1).emit(with: screen, onNext: { $0.show($1) })  // prints showing 1
  /// ```
  ///
  /// - Parameters:
  ///   - object: passed to the functions. The subscription does not retain it, and calls no function after it is gone.
  ///   - onNext: called with the object and each element.
  ///   - onCompleted: called with the object when the sequence ends.
  ///   - onDisposed: called with the object once after the subscription has ended: at once if it ended on the main
  ///     actor, otherwise later.
  /// - Returns: the disposable that ends the subscription.
  @available(swift, introduced: 6)
  @preconcurrency
  public func emit<Object: AnyObject & Sendable>(
    with object: Object,
    onNext: (@MainActor (Object, Element) -> Void)? = nil,
    onCompleted: (@MainActor (Object) -> Void)? = nil,
    onDisposed: (@MainActor (Object) -> Void)? = nil
  ) -> any Disposable {
    subscribeIsolated(to: asObservable(), with: object, onNext, onCompleted, onDisposed)
  }
}
