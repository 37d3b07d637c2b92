// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Maps each element to a sequence and passes on the latest of these sequences only.
  ///
  /// It disposes the subscription to the previous inner sequence before it subscribes to the next one. Completes when
  /// the source and the latest inner sequence have completed. An error of either, or an error that `selector` throws,
  /// ends the sequence.
  /// See <http://reactivex.io/documentation/operators/flatmap.html>.
  ///
  /// ```swift
  /// let (word, answer) = (PublishSubject<String>(), PublishSubject<Int>())
  /// _ = word.flatMapLatest { word in answer.map { "\(word): \($0)" } }.subscribe(onNext: { print($0) })
  /// word.onNext("rx")
  /// word.onNext("swift")  // the search for rx is given up
  /// answer.onNext(3)  // prints swift: 3
  /// ```
  ///
  /// - Parameter selector: makes the inner sequence of an element.
  @preconcurrency
  @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    asObservable().flattening(.latest, selector)
  }
}
