// SPDX-License-Identifier: MIT
import RxSwift

extension ObservableType {
  /// Subscribes observers.
  ///
  /// ```swift
  /// let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
  /// _ = first.subscribe(onNext: { print("a\($0)") })
  /// _ = second.subscribe(onNext: { print("b\($0)") })
  /// _ = Observable.of(1, 2).bind(to: first, second)  // prints a1, b1, a2, b2
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
  /// _ = Observable.just("Search").bind(to: title)  // prints Search
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
  /// func logging(_ numbers: Observable<Int>) -> any Disposable {
  ///   numbers.subscribe(onNext: { print("got \($0)") })
  /// }
  ///
  /// _ = Observable.of(1, 2).bind(to: logging)  // prints got 1, got 2
  /// ```
  @_disfavoredOverload
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Calls `binder` with the sequence and its result with `curriedArgument`, and returns what that returns.
  ///
  /// ```swift
  /// func logging(_ numbers: Observable<Int>) -> (String) -> any Disposable {
  ///   { name in numbers.subscribe(onNext: { print(name, $0) }) }
  /// }
  ///
  /// _ = Observable.of(1, 2).bind(to: logging, curriedArgument: "number")  // prints number 1, number 2
  /// ```
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  /// Subscribes a function to the elements, as long as an object lives.
  ///
  /// A function that is written where an actor's state may be touched, such as that of the main actor, belongs to that
  /// actor. It is called there: on the main actor at once, if the element is sent there; otherwise later, in the order in
  /// which the elements are sent. Other functions are called where the element is sent. An error is a
  /// mistake of the programmer, which stops debug builds and is printed in release builds.
  ///
  /// ```swift
  /// @MainActor final class Screen {
  ///   func show(_ number: Int) { print("showing \(number)") }
  /// }
  ///
  /// let screen = Screen()
  /// _ = Observable.of(1, 2).bind(with: screen, onNext: { $0.show($1) })  // prints showing 1, showing 2
  /// ```
  ///
  /// - Parameters:
  ///   - object: handed to the function. It is not retained; after it is gone the function is not called.
  ///   - onNext: called with the object and each element.
  /// - Returns: what ends the subscription.
  @available(swift, introduced: 6)
  public func bind<Object: AnyObject & Sendable>(
    with object: Object, @_inheritActorContext onNext: @escaping @Sendable @isolated(any) (Object, Element) -> Void
  ) -> any Disposable {
    pass(asObservable().delivered(to: onNext.isolation), accept: weakly(object, onNext))
  }

  /// Subscribes a function to the elements.
  ///
  /// A function that is written where an actor's state may be touched, such as that of the main actor, belongs to that
  /// actor. It is called there: on the main actor at once, if the element is sent there; otherwise later, in the order in
  /// which the elements are sent. Other functions are called where the element is sent. An error is a
  /// mistake of the programmer, which stops debug builds and is printed in release builds.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2).bind(onNext: { print($0) })  // prints 1, 2
  /// ```
  ///
  /// - Returns: what ends the subscription.
  @available(swift, introduced: 6)
  public func bind(
    @_inheritActorContext onNext: @escaping @Sendable @isolated(any) (Element) -> Void
  ) -> any Disposable {
    pass(asObservable().delivered(to: onNext.isolation), accept: unisolated(onNext))
  }
}
