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
  /// ```swift
  /// let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
  /// _ = first.subscribe(onNext: { print("a\($0)") })
  /// _ = second.subscribe(onNext: { print("b\($0)") })
  /// _ = Driver.of(1, 2).drive(first, second)  // prints a1, b1, a2, b2
  /// ```
  ///
  /// - Returns: the disposable that ends the subscription.
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    MainScheduler.ensureRunningOnMainThread(errorMessage: mainThreadMessage)
    return pass(asObservable(), observers)
  }

  /// Subscribes observers of optional elements.
  ///
  /// Must be called on the main thread.
  ///
  /// ```swift
  /// let title = PublishSubject<String?>()
  /// _ = title.subscribe(onNext: { print($0 ?? "no title") })
  /// _ = Driver.just("Search").drive(title)  // prints Search
  /// ```
  ///
  /// - Returns: the disposable that ends the subscription.
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    MainScheduler.ensureRunningOnMainThread(errorMessage: mainThreadMessage)
    return pass(asObservable(), optional: observers)
  }

  /// Passes each element on to `BehaviorRelay`s.
  ///
  /// Must be called on the main thread.
  ///
  /// ```swift
  /// let state = BehaviorRelay(value: 0)
  /// _ = Driver.just(2).drive(state)
  /// print(state.value)  // prints 2
  /// ```
  ///
  /// - Returns: the disposable that ends the subscription.
  public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
    MainScheduler.ensureRunningOnMainThread(errorMessage: mainThreadMessage)
    return pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element on to `BehaviorRelay`s of optional elements.
  ///
  /// Must be called on the main thread.
  ///
  /// ```swift
  /// let selection = BehaviorRelay<Int?>(value: nil)
  /// _ = Driver.just(2).drive(selection)
  /// print(selection.value ?? 0)  // prints 2
  /// ```
  ///
  /// - Returns: the disposable that ends the subscription.
  public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
    MainScheduler.ensureRunningOnMainThread(errorMessage: mainThreadMessage)
    return pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element on to `ReplayRelay`s.
  ///
  /// Must be called on the main thread.
  ///
  /// ```swift
  /// let history = ReplayRelay<Int>.create(bufferSize: 1)
  /// _ = Driver.just(2).drive(history)
  /// _ = history.subscribe(onNext: { print($0) })  // prints 2
  /// ```
  ///
  /// - Returns: the disposable that ends the subscription.
  public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
    MainScheduler.ensureRunningOnMainThread(errorMessage: mainThreadMessage)
    return pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element on to `ReplayRelay`s of optional elements.
  ///
  /// Must be called on the main thread.
  ///
  /// ```swift
  /// let history = ReplayRelay<Int?>.create(bufferSize: 1)
  /// _ = Driver.just(2).drive(history)
  /// _ = history.subscribe(onNext: { print($0 ?? 0) })  // prints 2
  /// ```
  ///
  /// - Returns: the disposable that ends the subscription.
  public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable {
    MainScheduler.ensureRunningOnMainThread(errorMessage: mainThreadMessage)
    return pass(asObservable()) { element in for relay in relays { relay.accept(element) } }
  }

  /// Calls `transformation` with the sequence and returns its result, usually a subscription.
  ///
  /// Must be called on the main thread.
  ///
  /// ```swift
  /// func logging(_ numbers: Observable<Int>) -> any Disposable {
  ///   numbers.subscribe(onNext: { print("got \($0)") })
  /// }
  ///
  /// _ = Driver.of(1, 2).drive(logging)  // prints got 1, got 2
  /// ```
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    MainScheduler.ensureRunningOnMainThread(errorMessage: mainThreadMessage)
    return transformation(asObservable())
  }

  /// Calls `with` with the sequence, then calls its result with `curriedArgument`, and returns the result of that call.
  ///
  /// Must be called on the main thread.
  ///
  /// ```swift
  /// func logging(_ numbers: Observable<Int>) -> (String) -> any Disposable {
  ///   { name in numbers.subscribe(onNext: { print(name, $0) }) }
  /// }
  ///
  /// _ = Driver.of(1, 2).drive(logging, curriedArgument: "number")  // prints number 1, number 2
  /// ```
  public func drive<R1, R2>(_ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    MainScheduler.ensureRunningOnMainThread(errorMessage: mainThreadMessage)
    return with(asObservable())(curriedArgument)
  }

  /// Subscribes without looking at the elements.
  ///
  /// Must be called on the main thread.
  ///
  /// ```swift
  /// _ = Driver.of(1, 2).do(onNext: { print($0) }).drive()  // prints 1, 2
  /// ```
  ///
  /// - Returns: the disposable that ends the subscription.
  public func drive() -> any Disposable {
    MainScheduler.ensureRunningOnMainThread(errorMessage: mainThreadMessage)
    return asObservable().subscribe()
  }

  /// Subscribes functions of the main actor to the events.
  ///
  /// Must be called on the main thread.
  ///
  /// ```swift
  /// let disposeBag = DisposeBag()
  /// Driver.just(1)
  ///   .drive(onNext: { print($0) }, onCompleted: { print("completed") })
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
  public func drive(
    onNext: (@MainActor (Element) -> Void)? = nil,
    onCompleted: (@MainActor () -> Void)? = nil,
    onDisposed: (@MainActor () -> Void)? = nil
  ) -> any Disposable {
    MainScheduler.ensureRunningOnMainThread(errorMessage: mainThreadMessage)
    return asObservable().deliveredOnMainActor().subscribe(
      onNext: onNext.map { assumingMainActor($0) }, onCompleted: onCompleted.map { assumingMainActor($0) },
      onDisposed: onDisposed.map { fromAnywhere($0) })
  }

  /// Subscribes functions of the main actor to the events, as long as an object lives.
  ///
  /// Must be called on the main thread.
  ///
  /// ```swift
  /// @MainActor final class Screen {
  ///   func show(_ number: Int) { print("showing \(number)") }
  /// }
  ///
  /// let screen = Screen()
  /// _ = Driver.just(1).drive(with: screen, onNext: { $0.show($1) })  // prints showing 1
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
  public func drive<Object: AnyObject & Sendable>(
    with object: Object,
    onNext: (@MainActor (Object, Element) -> Void)? = nil,
    onCompleted: (@MainActor (Object) -> Void)? = nil,
    onDisposed: (@MainActor (Object) -> Void)? = nil
  ) -> any Disposable {
    MainScheduler.ensureRunningOnMainThread(errorMessage: mainThreadMessage)
    return subscribeIsolated(to: asObservable(), with: object, onNext, onCompleted, onDisposed)
  }
}
