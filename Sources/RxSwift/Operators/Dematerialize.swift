// SPDX-License-Identifier: MIT

extension ObservableType where Element: EventConvertible {
  /// Turns elements that stand for events back into these events.
  ///
  /// The first element that stands for a terminal event ends the sequence.
  /// See <http://reactivex.io/documentation/operators/materialize-dematerialize.html>.
  @inlinable
  public func dematerialize() -> Observable<Element.Element> {
    Observable<Element.Element>(upstream: asObservable()) { slot, cursor in
      switch slot.load(Element.self).event {
      case .next(let element): return cursor.next(element)
      case .error(let error): return cursor.error(error)
      case .completed: return cursor.finish()
      }
    }
  }
}
