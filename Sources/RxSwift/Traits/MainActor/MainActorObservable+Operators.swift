// SPDX-License-Identifier: MIT

// These operators deliver on the main actor the events that they receive there, and call their functions there. The
// operators of `ObservableType` are disfavoured, because otherwise the compiler takes a function of the main actor for
// the worse fit.

extension MainActorObservable {
  /// Transforms each element by a function of the main actor.
  ///
  /// An error thrown by `transform` ends the sequence.
  /// See <http://reactivex.io/documentation/operators/map.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2)
  ///   .observe(on: MainScheduler.instance)
  ///   .map { $0 * 10 }
  ///   .subscribe(onNext: { print($0) })  // prints 10, 20
  /// ```
  @preconcurrency
  @inlinable
  public func map<Result>(
    _ transform: @escaping @MainActor (Element) throws -> Result
  ) -> MainActorObservable<Result> {
    MainActorObservable<Result>(trusting: asObservable().map(assumingMainActor(throwing: transform)))
  }

  /// Transforms each element by a function of the main actor and drops nil.
  ///
  /// An error thrown by `transform` ends the sequence.
  ///
  /// See <http://reactivex.io/documentation/operators/filter.html>.
  ///
  /// ```swift
  /// _ = Observable.of("1", "two", "3")
  ///   .observe(on: MainScheduler.instance)
  ///   .compactMap { Int($0) }
  ///   .subscribe(onNext: { print($0) })  // prints 1, 3
  /// ```
  @preconcurrency
  @inlinable
  public func compactMap<Result>(
    _ transform: @escaping @MainActor (Element) throws -> Result?
  ) -> MainActorObservable<Result> {
    MainActorObservable<Result>(trusting: asObservable().compactMap(assumingMainActor(throwing: transform)))
  }

  /// Emits the elements for which a function of the main actor is true.
  ///
  /// An error thrown by `predicate` ends the sequence.
  /// See <http://reactivex.io/documentation/operators/filter.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2, 3)
  ///   .observe(on: MainScheduler.instance)
  ///   .filter { $0 > 1 }
  ///   .subscribe(onNext: { print($0) })  // prints 2, 3
  /// ```
  @preconcurrency
  @inlinable
  public func filter(_ predicate: @escaping @MainActor (Element) throws -> Bool) -> MainActorObservable<Element> {
    MainActorObservable(trusting: asObservable().filter(assumingMainActor(throwing: predicate)))
  }

  /// Emits each element that differs from the element before it.
  ///
  /// See <http://reactivex.io/documentation/operators/distinct.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 1, 2)
  ///   .observe(on: MainScheduler.instance)
  ///   .distinctUntilChanged()
  ///   .subscribe(onNext: { print($0) })  // prints 1, 2
  /// ```
  @inlinable
  public func distinctUntilChanged() -> MainActorObservable<Element> where Element: Equatable {
    MainActorObservable(trusting: asObservable().distinctUntilChanged())
  }

  /// Emits each element together with an object that is not retained; completes when the object is gone.
  ///
  /// ```swift
  /// @MainActor final class Screen {
  ///   static let main = Screen()
  ///   func show(_ number: Int) { print("showing \(number)") }
  /// }
  ///
  /// _ = Observable.of(1, 2)
  ///   .observe(on: MainScheduler.instance)
  ///   .withUnretained(Screen.main)
  ///   .subscribe(onNext: { screen, number in screen.show(number) })  // prints showing 1, showing 2
  /// ```
  ///
  /// - Parameter object: the object, which the sequence holds weakly.
  @preconcurrency
  @inlinable
  public func withUnretained<Object: AnyObject & Sendable>(_ object: Object) -> MainActorObservable<(Object, Element)> {
    MainActorObservable<(Object, Element)>(trusting: asObservable().withUnretained(object))
  }
}
