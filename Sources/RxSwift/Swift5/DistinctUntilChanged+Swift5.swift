// SPDX-License-Identifier: MIT

// The same for code in Swift 5 mode, which warns of an operator such as `==` in the place of a `@Sendable` function.

@available(swift, obsoleted: 6)
extension ObservableType {
  /// Drops elements that compare equal to the last one that came through.
  @_documentation(visibility: internal)
  @preconcurrency
  @inlinable
  @inline(__always)
  public func distinctUntilChanged(
    _ comparer: sending @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    droppingRepetitions(key: { $0 }, comparer: comparer)
  }

  /// Drops elements whose key compares equal to that of the last one that came through.
  @_documentation(visibility: internal)
  @preconcurrency
  @inlinable
  @inline(__always)
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping @Sendable (Element) throws -> K,
    comparer: sending @escaping (K, K) throws -> Bool
  ) -> Observable<Element> {
    droppingRepetitions(key: keySelector, comparer: comparer)
  }
}
