// SPDX-License-Identifier: MIT

extension ObservableType {
  /// A sequence of one element, emitted on subscription, followed by completion.
  ///
  /// See <http://reactivex.io/documentation/operators/just.html>.
  @inlinable
  public static func just(_ element: Element) -> Observable<Element> {
    SourceObservable(trampolines: false) { inlet in
      inlet.next(element)
      inlet.completed()
      return NopDisposable.shared
    }
  }
}
