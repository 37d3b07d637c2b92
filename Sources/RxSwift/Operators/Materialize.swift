// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Turns every event into an element, the terminal one as well, and completes after that.
  ///
  /// The resulting sequence never fails.
  /// See <http://reactivex.io/documentation/operators/materialize-dematerialize.html>.
  @inlinable
  public func materialize() -> Observable<Event<Element>> { MaterializeObservable(upstream: asObservable()) }
}

@usableFromInline
final class MaterializeObservable<Element>: Observable<Event<Element>>, @unchecked Sendable {
  // Sendable: immutable, like its superclass.

  @inlinable
  init(upstream: Observable<Element>) {
    super.init(upstream: upstream) { slot, cursor in cursor.next(Event<Element>.next(slot.load())) }
  }

  @usableFromInline
  override func failed(_ error: any Error, at cursor: Cursor) -> Bool {
    cursor.send(Event<Element>.error(error))
    cursor.following.complete()
    return true
  }

  @usableFromInline
  override func completed(at cursor: Cursor) -> Bool {
    cursor.send(Event<Element>.completed)
    return false
  }
}
