// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Maps each element to a sequence and passes these sequences on one after the other.
  ///
  /// Inner sequences are made when their element comes, and wait until the previous one completed. Completes when the
  /// source and all inner sequences completed; the first error of any of them, or thrown by `selector`, ends the
  /// sequence.
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2)
  ///   .concatMap { page in Observable.of("page \(page), top", "page \(page), end") }
  ///   .subscribe(onNext: { print($0) })  // prints page 1, top, page 1, end, page 2, top, page 2, end
  /// ```
  ///
  /// - Parameter selector: makes the inner sequence of an element.
  @preconcurrency
  @inlinable
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    asObservable().flattening(.limited(1), selector)
  }
}
