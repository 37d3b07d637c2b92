// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Transforms each element and drops it where the result is nil.
  ///
  /// An error thrown by `transform` ends the sequence.
  /// See <http://reactivex.io/documentation/operators/filter.html>.
  ///
  /// - Parameter transform: makes the new element from the old one, or nil. It is retained as long as the sequence.
  @preconcurrency
  @inlinable
  @inline(__always)
  public func compactMap<Result>(
    _ transform: @escaping @Sendable (Element) throws -> Result?
  ) -> Observable<Result> {
    Observable<Result>(upstream: asObservable()) { slot, cursor in
      do {
        guard let result = try transform(slot.load(Element.self)) else { return .stop }
        return cursor.next(result)
      } catch {
        return cursor.error(error)
      }
    }
  }
}
