// SPDX-License-Identifier: MIT

// The same for code in Swift 5 mode, where the compiler warns about an operator such as `==` in place of a `@Sendable`
// function.

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

  /// Drops each element whose key compares equal to the key of the last element that came through.
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
