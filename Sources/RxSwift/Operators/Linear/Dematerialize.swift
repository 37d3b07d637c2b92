// SPDX-License-Identifier: MIT

extension ObservableType where Element: EventConvertible {
  /// Turns elements that stand for events back into these events.
  ///
  /// The first element that stands for a terminal event ends the sequence.
  /// See <http://reactivex.io/documentation/operators/materialize-dematerialize.html>.
  ///
  /// ```swift
  /// _ = Observable.of(Event.next(1), .next(2), .completed)
  ///   .dematerialize()
  ///   .subscribe(onNext: { print($0) }, onCompleted: { print("completed") })  // prints 1, 2, completed
  /// ```
  @inlinable
  public func dematerialize() -> Observable<Element.Element> {
    Observable<Element.Element>(upstream: asObservable()) { raw, downstream in
      switch raw.load(Element.self).event {
      case .next(let element): return downstream.next(element)
      case .error(let error): return downstream.error(error)
      case .completed: return downstream.finish()
      }
    }
  }
}
