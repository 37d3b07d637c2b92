// SPDX-License-Identifier: MIT
import RxSwift

/// Remembers elements and repeats them to everybody who subscribes, before those that are still to come.
///
/// It never completes and never fails. Elements may come from any thread; they are serialised, and no caller waits for
/// another. What an observer sends while the relay delivers is up to `SubjectReentrancy`. The relay retains its observers until they are disposed, or until it is released.
public final class ReplayRelay<Element>: ObservableType, Sendable {
  @usableFromInline let subject: ReplaySubject<Element>

  private init(_ subject: ReplaySubject<Element>) { self.subject = subject }

  /// A relay that remembers the last elements.
  ///
  /// - Parameter bufferSize: how many; not negative.
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(ReplaySubject.create(bufferSize: bufferSize))
  }

  /// A relay that remembers the last elements.
  ///
  /// - Parameters:
  ///   - bufferSize: how many; not negative.
  ///   - reentrancy: when elements are delivered that an observer sends while the relay delivers. An element that is
  ///     queued is remembered when its turn comes.
  public static func create(bufferSize: Int, reentrancy: SubjectReentrancy) -> ReplayRelay<Element> {
    ReplayRelay(ReplaySubject.create(bufferSize: bufferSize, reentrancy: reentrancy))
  }

  /// A relay that remembers all elements.
  public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(ReplaySubject.createUnbounded()) }

  /// A relay that remembers all elements.
  ///
  /// - Parameter reentrancy: when elements are delivered that an observer sends while the relay delivers. An element
  ///   that is queued is remembered when its turn comes.
  public static func createUnbound(reentrancy: SubjectReentrancy) -> ReplayRelay<Element> {
    ReplayRelay(ReplaySubject.createUnbounded(reentrancy: reentrancy))
  }

  /// Passes an element on to all observers, and remembers it.
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

  /// The sequence of the elements, as one that never fails.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}
