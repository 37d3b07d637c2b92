// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Emits some elements on subscription, before those of the sequence.
  ///
  /// See <http://reactivex.io/documentation/operators/startwith.html>.
  ///
  /// - Parameter elements: what to emit first; retained as long as the sequence.
  @inlinable
  public func startWith(_ elements: Element...) -> Observable<Element> {
    let upstream = asObservable()
    return SourceObservable { inlet in
      for element in elements { inlet.next(element) }
      return upstream.forward(into: inlet)
    }
  }
}
