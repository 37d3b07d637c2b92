// SPDX-License-Identifier: MIT
import RxSwift

/// Holds a value, and passes each new value on to its observers; an observer that subscribes receives the value first.
///
/// It never completes and never fails. Elements may come from any thread. While one thread delivers an element, any
/// other thread waits for its turn and then delivers its own element. An observer may send an element while the relay
/// delivers another one. `SubjectReentrancy` decides when the relay delivers that element. The relay retains its
/// observers until they are disposed, or until it is released.
public final class BehaviorRelay<Element>: ObservableType, Sendable {
  @usableFromInline let subject: BehaviorSubject<Element>

  /// Creates a relay with a first value.
  ///
  /// ```swift
  /// let count = BehaviorRelay(value: 0)
  /// _ = count.subscribe(onNext: { print($0) })  // prints 0
  /// count.accept(count.value + 1)  // prints 1
  /// ```
  public init(value: Element) { subject = BehaviorSubject(value: value) }

  /// Creates a relay with a first value.
  ///
  /// ```swift
  /// let count = BehaviorRelay(value: 0, reentrancy: .queued)
  /// _ = count.subscribe(onNext: { if $0 == 1 { count.accept(2) } })
  /// _ = count.subscribe(onNext: { print($0) })  // prints 0
  /// count.accept(1)  // prints 1, 2
  /// ```
  ///
  /// - Parameters:
  ///   - value: the first value.
  ///   - reentrancy: when the relay delivers a value that an observer sends while the relay delivers another one.
  @_disfavoredOverload
  public init(value: Element, reentrancy: SubjectReentrancy) {
    subject = BehaviorSubject(value: value, reentrancy: reentrancy)
  }

  /// The current value.
  ///
  /// A value is current before an observer receives it. It is current from when its delivery begins, or from when it
  /// goes into the queue, as with `SubjectReentrancy.queued`. A thread that has called `accept` reads the value that it
  /// sent, unless another thread has replaced it.
  public var value: Element { subject.currentValue }

  /// Passes a new value on to all observers.
  ///
  /// ```swift
  /// let count = BehaviorRelay(value: 0)
  /// count.accept(5)
  /// print(count.value)  // prints 5
  /// ```
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

  /// The sequence of the elements, as a sequence that never fails.
  ///
  /// ```swift
  /// let name = BehaviorRelay(value: "Mia")
  /// _ = name.asInfallible().subscribe(onNext: { print($0) })  // prints Mia
  /// ```
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}
