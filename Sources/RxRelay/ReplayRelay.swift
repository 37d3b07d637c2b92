// SPDX-License-Identifier: MIT
import RxSwift

/// Remembers elements and repeats them to each observer that subscribes, before the elements that are still to come.
///
/// It never completes and never fails. Elements may come from any thread. While one thread delivers an element, any
/// other thread waits for its turn and then delivers its own element. An observer may send an element while the relay
/// delivers another one. `SubjectReentrancy` decides when the relay delivers that element. The relay retains its
/// observers until they are disposed, or until it is released.
public final class ReplayRelay<Element>: ObservableType, Sendable {
  @usableFromInline let subject: ReplaySubject<Element>

  private init(_ subject: ReplaySubject<Element>) { self.subject = subject }

  /// A relay that remembers the last elements.
  ///
  /// ```swift
  /// let history = ReplayRelay<Int>.create(bufferSize: 2)
  /// for number in 1...3 { history.accept(number) }
  /// _ = history.subscribe(onNext: { print($0) })  // prints 2, 3
  /// ```
  ///
  /// - Parameter bufferSize: how many elements to remember; not negative.
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(ReplaySubject.create(bufferSize: bufferSize))
  }

  /// A relay that remembers the last elements.
  ///
  /// ```swift
  /// let history = ReplayRelay<Int>.create(bufferSize: 1, reentrancy: .queued)
  /// _ = history.subscribe(onNext: { if $0 == 1 { history.accept(2) } })
  /// _ = history.subscribe(onNext: { print($0) })
  /// history.accept(1)  // prints 1, 2
  /// ```
  ///
  /// - Parameters:
  ///   - bufferSize: how many elements to remember; not negative.
  ///   - reentrancy: when the relay delivers an element that an observer sends while the relay delivers another one.
  ///     The relay remembers a queued element when its turn comes.
  @_disfavoredOverload
  public static func create(bufferSize: Int, reentrancy: SubjectReentrancy) -> ReplayRelay<Element> {
    ReplayRelay(ReplaySubject.create(bufferSize: bufferSize, reentrancy: reentrancy))
  }

  /// A relay that remembers all elements.
  ///
  /// ```swift
  /// let history = ReplayRelay<Int>.createUnbound()
  /// for number in 1...3 { history.accept(number) }
  /// _ = history.subscribe(onNext: { print($0) })  // prints 1, 2, 3
  /// ```
  public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(ReplaySubject.createUnbounded()) }

  /// A relay that remembers all elements.
  ///
  /// ```swift
  /// let history = ReplayRelay<Int>.createUnbound(reentrancy: .queued)
  /// _ = history.subscribe(onNext: { if $0 == 1 { history.accept(2) } })
  /// _ = history.subscribe(onNext: { print($0) })
  /// history.accept(1)  // prints 1, 2
  /// ```
  ///
  /// - Parameter reentrancy: when the relay delivers an element that an observer sends while the relay delivers another
  ///   one. The relay remembers a queued element when its turn comes.
  @_disfavoredOverload
  public static func createUnbound(reentrancy: SubjectReentrancy) -> ReplayRelay<Element> {
    ReplayRelay(ReplaySubject.createUnbounded(reentrancy: reentrancy))
  }

  /// Passes an element on to all observers, and remembers it.
  ///
  /// ```swift
  /// let history = ReplayRelay<Int>.create(bufferSize: 1)
  /// history.accept(1)
  /// _ = history.subscribe(onNext: { print($0) })  // prints 1
  /// ```
  @inlinable
  @inline(__always)
  public func accept(_ event: Element) { subject.onNext(event) }

  /// Subscribes `observer` to the remembered elements and those that are still to come.
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
  /// let words = ReplayRelay<String>.create(bufferSize: 2)
  /// for word in ["a", "b", "c"] { words.accept(word) }
  /// _ = words.asInfallible().subscribe(onNext: { print($0) })  // prints b, c
  /// ```
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}
