// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Transforms each element.
  ///
  /// An error thrown by `transform` ends the sequence.
  /// See <http://reactivex.io/documentation/operators/map.html>.
  ///
  /// - Parameter transform: makes the new element from the old one. It is retained as long as the sequence.
  @preconcurrency
  @inlinable
  @inline(__always)
  public func map<Result>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Observable<Result> {
    Observable<Result>(upstream: asObservable()) { slot, cursor in
      do { return cursor.next(try transform(slot.load(Element.self))) } catch { return cursor.error(error) }
    }
  }
}
