// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Lets through only the elements that fulfil a condition.
  ///
  /// An error thrown by `predicate` ends the sequence.
  /// See <http://reactivex.io/documentation/operators/filter.html>.
  ///
  /// ```swift
  /// _ = Observable.range(start: 1, count: 6)
  ///   .filter { $0.isMultiple(of: 2) }
  ///   .subscribe(onNext: { print($0) })  // prints 2, 4, 6
  /// ```
  ///
  /// - Parameter predicate: decides about each element. The resulting sequence retains it.
  @_disfavoredOverload
  @preconcurrency
  @inlinable
  @inline(__always)
  public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    Observable(upstream: asObservable()) { raw, downstream in
      do { return .pass(raw, if: try predicate(raw.load(Element.self))) } catch { return downstream.error(error) }
    }
  }
}
