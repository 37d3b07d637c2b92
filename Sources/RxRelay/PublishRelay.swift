// SPDX-License-Identifier: MIT
import RxSwift

/// Passes each element on to those who are subscribed when it comes.
///
/// It never completes and never fails. Elements may come from any thread; they are serialised, and no caller waits for
/// another. What an observer sends while the relay delivers is up to `SubjectReentrancy`. The relay retains its observers until they are disposed, or until it is released.
public final class PublishRelay<Element>: ObservableType, Sendable {
  @usableFromInline let subject: PublishSubject<Element>

  /// Creates a relay without observers.
  public init() { subject = PublishSubject() }

  /// Creates a relay without observers.
  ///
  /// - Parameter reentrancy: when elements are delivered that an observer sends while the relay delivers.
  public init(reentrancy: SubjectReentrancy) { subject = PublishSubject(reentrancy: reentrancy) }

  /// Passes an element on to all observers.
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

  /// The sequence of the elements, as one that never fails.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}
