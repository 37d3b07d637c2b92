// SPDX-License-Identifier: MIT

/// An observable sequence whose events are delivered on the main actor, so that functions of the main actor may take them.
///
/// In Swift 6 mode, `observe(on:)` makes it if the scheduler is a `MainScheduler`. Its own operators keep the property.
/// All other operators make an `Observable` of it, and so does a variable or parameter of type `Observable`.
///
/// ```swift
/// @MainActor final class Screen {
///   var title = "" { didSet { print(title) } }
///
///   func follow(_ titles: Observable<String>) -> any Disposable {
///     titles.observe(on: MainScheduler.instance).subscribe(onNext: { self.title = $0 })
///   }
/// }
///
/// let screen = Screen()
/// _ = screen.follow(Observable.just("Search"))  // prints Search
/// ```
public final class MainActorObservable<Element>: Observable<Element>, @unchecked Sendable {
  // Sendable: it stores nothing more than `Observable` stores.

  /// The events of `source`, which delivers all of them on the main actor.
  @usableFromInline
  init(trusting source: Observable<Element>) {
    super.init(upstream: source, .step { raw, _ in .pass(raw) })
  }
}

@available(swift, introduced: 6)
extension ObservableType {
  // This is not in the documentation, where links to `observe(on:)` lead to the other function. The page of
  // `MainActorObservable` says what this one adds.
  /// Passes the events on by way of the main scheduler, so that functions that take them may belong to the main actor.
  ///
  /// The order stays the same: the terminal event comes last. A disposal takes effect at once, on any thread.
  /// See <http://reactivex.io/documentation/operators/observeon.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2)
  ///   .observe(on: MainScheduler.instance)
  ///   .subscribe(onNext: { print($0) })  // prints 1, 2
  /// ```
  ///
  /// - Parameter scheduler: a main scheduler.
  @_documentation(visibility: internal)
  @inlinable
  public func observe(on scheduler: MainScheduler) -> MainActorObservable<Element> {
    MainActorObservable(trusting: observe(on: scheduler as any ImmediateSchedulerType))
  }
}
