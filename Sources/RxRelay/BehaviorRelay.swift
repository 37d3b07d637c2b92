// SPDX-License-Identifier: MIT
import RxSwift

/// Holds a value, and passes each new value on to its observers; whoever subscribes receives the current value first.
///
/// It never completes and never fails. Elements may come from any thread; they are serialised, and no caller waits for
/// another. What an observer sends while the relay delivers is up to `SubjectReentrancy`. The relay retains its observers until they are disposed, or until it is released.
public final class BehaviorRelay<Element>: ObservableType, Sendable {
  @usableFromInline let subject: BehaviorSubject<Element>

  /// Creates a relay with a first value.
  public init(value: Element) { subject = BehaviorSubject(value: value) }

  /// Creates a relay with a first value.
  ///
  /// - Parameters:
  ///   - value: the first value.
  ///   - reentrancy: when values are delivered that an observer sends while the relay delivers.
  public init(value: Element, reentrancy: SubjectReentrancy) {
    subject = BehaviorSubject(value: value, reentrancy: reentrancy)
  }

  /// The current value.
  ///
  /// A value is current as soon as `accept` was called with it, even if its delivery is left to another thread or, with
  /// `SubjectReentrancy.queued`, comes after the delivery that is in progress.
  public var value: Element { subject.currentValue }

  /// Passes a new value on to all observers.
  @inlinable
  @inline(__always)
  public func accept(_ event: Element) { subject.onNext(event) }

  /// Subscribes `observer` to the current value and those that are still to come.
  @inlinable
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The sequence of the elements.
  @inlinable
  public func asObservable() -> Observable<Element> { subject.asObservable() }

  /// The sequence of the elements, as one that never fails.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}
