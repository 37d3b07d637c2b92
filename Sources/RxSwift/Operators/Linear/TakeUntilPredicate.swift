// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Passes elements on until a condition holds, then completes.
  ///
  /// An error thrown by `predicate` ends the sequence.
  /// See <http://reactivex.io/documentation/operators/takeuntil.html>.
  ///
  /// ```swift
  /// _ = Observable.of("a", "b", ".", "c")
  ///   .take(until: { $0 == "." }, behavior: .inclusive)
  ///   .subscribe(onNext: { print($0) })  // prints a, b, .
  /// ```
  ///
  /// - Parameters:
  ///   - predicate: decides about each element until it is true for the first time.
  ///   - behavior: whether the element for which it is true is emitted, too.
  @preconcurrency
  @inlinable
  @inline(__always)
  public func take(
    until predicate: @escaping @Sendable (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    takingWhile({ try !predicate($0) }, behavior)
  }

  /// Passes elements on until a condition holds, then completes.
  ///
  /// See <http://reactivex.io/documentation/operators/takeuntil.html>.
  @available(*, deprecated, renamed: "take(until:behavior:)")
  @preconcurrency
  @inlinable
  public func takeUntil(
    _ behavior: TakeBehavior,
    predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Observable<Element> {
    take(until: predicate, behavior: behavior)
  }
}
