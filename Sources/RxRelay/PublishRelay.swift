// SPDX-License-Identifier: MIT
import RxSwift

/// Passes each element on to the observers that are subscribed when it comes.
///
/// It never completes and never fails. Elements may come from any thread. While one thread delivers an element, any
/// other thread waits for its turn and then delivers its own element. An observer may send an element while the relay
/// delivers another one. `SubjectReentrancy` decides when the relay delivers that element. The relay retains its
/// observers until they are disposed, or until it is released.
public final class PublishRelay<Element>: ObservableType, Sendable {
  @usableFromInline let subject: PublishSubject<Element>

  /// Creates a relay without observers.
  ///
  /// ```swift
  /// let taps = PublishRelay<Int>()
  /// taps.accept(1)  // prints nothing: nobody has subscribed
  /// _ = taps.subscribe(onNext: { print($0) })
  /// taps.accept(2)  // prints 2
  /// ```
  public init() { subject = PublishSubject() }

  /// Creates a relay without observers.
  ///
  /// ```swift
  /// let taps = PublishRelay<Int>(reentrancy: .queued)
  /// _ = taps.subscribe(onNext: { if $0 == 1 { taps.accept(2) } })
  /// _ = taps.subscribe(onNext: { print($0) })
  /// taps.accept(1)  // prints 1, 2
  /// ```
  ///
  /// - Parameter reentrancy: when the relay delivers an element that an observer sends while the relay delivers another
  ///   one.
  @_disfavoredOverload
  public init(reentrancy: SubjectReentrancy) { subject = PublishSubject(reentrancy: reentrancy) }

  /// Passes an element on to all observers.
  ///
  /// ```swift
  /// let taps = PublishRelay<Int>()
  /// _ = taps.subscribe(onNext: { print($0) })
  /// taps.accept(1)  // prints 1
  /// ```
  @inlinable
  @inline(__always)
  public func accept(_ event: Element) { subject.onNext(event) }

  /// Subscribes `observer` to the elements that are still to come.
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
  /// let taps = PublishRelay<String>()
  /// _ = taps.asInfallible().subscribe(onNext: { print($0) })
  /// taps.accept("a")  // prints a
  /// ```
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}
