// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Transforms each element and drops it if the result is nil.
  ///
  /// An error thrown by `transform` ends the sequence.
  /// See <http://reactivex.io/documentation/operators/filter.html>.
  ///
  /// ```swift
  /// _ = Observable.of("1", "two", "3")
  ///   .compactMap { Int($0) }
  ///   .subscribe(onNext: { print($0) })  // prints 1, 3
  /// ```
  ///
  /// - Parameter transform: makes the new element from the old one, or nil. The resulting sequence retains it.
  @_disfavoredOverload
  @preconcurrency
  @inlinable
  @inline(__always)
  public func compactMap<Result>(
    _ transform: @escaping @Sendable (Element) throws -> Result?
  ) -> Observable<Result> {
    Observable<Result>(upstream: asObservable()) { raw, downstream in
      do {
        guard let result = try transform(raw.load(Element.self)) else { return .stop }
        return downstream.next(result)
      } catch {
        return downstream.error(error)
      }
    }
  }
}
