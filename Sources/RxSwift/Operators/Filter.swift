// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Lets through only the elements that fulfil a condition.
  ///
  /// An error thrown by `predicate` ends the sequence.
  /// See <http://reactivex.io/documentation/operators/filter.html>.
  ///
  /// - Parameter predicate: decides about each element. It is retained as long as the sequence.
  @preconcurrency
  @inlinable
  @inline(__always)
  public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    Observable(upstream: asObservable()) { slot, cursor in
      do { return .pass(slot, if: try predicate(slot.load(Element.self))) } catch { return cursor.error(error) }
    }
  }
}
