// SPDX-License-Identifier: MIT
import RxSwift

/// A type that can be turned into a `ControlEvent`.
public protocol ControlEventType: ObservableType {
  /// The control event.
  func asControlEvent() -> ControlEvent<Element>
}

/// The events of a user interface element.
///
/// It never fails, sends nothing on subscription, completes when the element is released, and delivers on the main
/// scheduler. The code that makes a control event promises this. Nothing checks the promise.
public struct ControlEvent<PropertyType>: ControlEventType, Sendable {
  /// The type of the elements.
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  /// The events of a sequence, to which it subscribes on the main thread.
  ///
  /// ```swift
  /// let taps = PublishSubject<Void>()
  /// let tap = ControlEvent(events: taps)
  /// _ = tap.subscribe(onNext: { print("tapped") })
  /// taps.onNext(())  // prints tapped
  /// ```
  public init<Ev: ObservableType>(events: Ev) where Ev.Element == Element {
    self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
  }

  /// Subscribes `observer` to the events.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    events.subscribe(observer)
  }

  /// The events as an observable.
  public func asObservable() -> Observable<Element> { events }

  /// The control event itself.
  public func asControlEvent() -> ControlEvent<Element> { self }

  /// The events as an `Infallible`.
  ///
  /// ```swift
  /// let taps = ControlEvent(events: Observable.of("a", "b"))
  /// _ = taps.asInfallible().subscribe(onNext: { print($0) })  // prints a, b
  /// ```
  public func asInfallible() -> Infallible<Element> { asInfallible(onErrorFallbackTo: .empty()) }

  /// The events as a `Driver`. An error is a mistake of the programmer, which stops debug builds.
  ///
  /// ```swift
  /// let taps = ControlEvent(events: Observable.of("a", "b"))
  /// _ = taps.asDriver().drive(onNext: { print($0) })  // prints a, b
  /// ```
  public func asDriver() -> Driver<Element> { asTrustedSharedSequence(DriverSharingStrategy.self) }

  /// The events as a `Signal`. An error is a mistake of the programmer, which stops debug builds.
  ///
  /// ```swift
  /// let taps = ControlEvent(events: Observable.of("a", "b"))
  /// _ = taps.asSignal().emit(onNext: { print($0) })  // prints a, b
  /// ```
  public func asSignal() -> Signal<Element> { asTrustedSharedSequence(SignalSharingStrategy.self) }
}
