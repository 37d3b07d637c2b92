// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Drops elements as long as a condition holds, then passes all elements on.
  ///
  /// An error thrown by `predicate` ends the sequence.
  /// See <http://reactivex.io/documentation/operators/skipwhile.html>.
  ///
  /// ```swift
  /// _ = Observable.of(0, 0, 1, 0).skip(while: { $0 == 0 }).subscribe(onNext: { print($0) })  // prints 1, 0
  /// ```
  ///
  /// - Parameter predicate: decides about each element until it is false for the first time.
  @preconcurrency
  @inlinable
  @inline(__always)
  public func skip(while predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    Observable(upstream: asObservable(), state: true) { raw, downstream in
      do {
        return try downstream.with(StatefulStage<Bool>.self) { isSkipping in
          if isSkipping.state {
            if try predicate(raw.load(Element.self)) { return .stop }
            isSkipping.state = false
          }
          return .pass(raw)
        }
      } catch {
        return downstream.error(error)
      }
    }
  }

  /// Drops elements as long as a condition holds, then passes all elements on.
  ///
  /// See <http://reactivex.io/documentation/operators/skipwhile.html>.
  @available(*, deprecated, renamed: "skip(while:)")
  @preconcurrency
  @inlinable
  public func skipWhile(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    skip(while: predicate)
  }
}
