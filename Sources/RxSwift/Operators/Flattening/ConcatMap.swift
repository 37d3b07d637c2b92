// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Maps each element to a sequence and passes these sequences on one after the other.
  ///
  /// It makes an inner sequence when the element comes. The inner sequence waits until the previous one has completed.
  /// Completes when the source and all inner sequences have completed. The first error of any of them, or an error that
  /// `selector` throws, ends the sequence.
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
