// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Maps an element to a sequence, passes that sequence on, and ignores elements that come before it has ended.
  ///
  /// Completes when the source and the inner sequence have completed. An error of either, or an error that `selector`
  /// throws, ends the sequence.
  /// See <http://reactivex.io/documentation/operators/flatmap.html>.
  ///
  /// ```swift
  /// let (tap, upload) = (PublishSubject<Int>(), PublishSubject<String>())
  /// _ = tap.flatMapFirst { number in upload.map { "\(number): \($0)" } }.subscribe(onNext: { print($0) })
  /// tap.onNext(1)
  /// tap.onNext(2)  // ignored: the first upload goes on
  /// upload.onNext("done")  // prints 1: done
  /// ```
  ///
  /// - Parameter selector: makes the inner sequence of an element that is not ignored.
  @preconcurrency
  @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    asObservable().flattening(.first, selector)
  }
}
