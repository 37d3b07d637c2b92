// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Transforms each element.
  ///
  /// An error thrown by `transform` ends the sequence.
  /// See <http://reactivex.io/documentation/operators/map.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2, 3)
  ///   .map { $0 * 10 }
  ///   .subscribe(onNext: { print($0) })  // prints 10, 20, 30
  /// ```
  ///
  /// - Parameter transform: makes the new element from the old one. The resulting sequence retains it.
  @_disfavoredOverload
  @preconcurrency
  @inlinable
  @inline(__always)
  public func map<Result>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Observable<Result> {
    Observable<Result>(upstream: asObservable()) { raw, downstream in
      do { return downstream.next(try transform(raw.load(Element.self))) } catch { return downstream.error(error) }
    }
  }
}
