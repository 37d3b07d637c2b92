// SPDX-License-Identifier: MIT

/// Whether an operator that ends a sequence at an element emits that element.
public enum TakeBehavior: Sendable {
  /// The element that ends the sequence is emitted.
  case inclusive
  /// The element that ends the sequence is not emitted.
  case exclusive
}

extension ObservableType {
  /// Passes elements on as long as a condition holds, then completes.
  ///
  /// An error thrown by `predicate` ends the sequence.
  /// See <http://reactivex.io/documentation/operators/takewhile.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2, 30, 4).take(while: { $0 < 10 }).subscribe(onNext: { print($0) })  // prints 1, 2
  /// ```
  ///
  /// - Parameters:
  ///   - predicate: decides about each element until it is false for the first time.
  ///   - behavior: whether the element for which it is false is emitted, too.
  @preconcurrency
  @inlinable
  @inline(__always)
  public func take(
    while predicate: @escaping @Sendable (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    takingWhile(predicate, behavior)
  }

  /// Passes elements on as long as a condition holds, then completes.
  ///
  /// See <http://reactivex.io/documentation/operators/takewhile.html>.
  @available(*, deprecated, renamed: "take(while:)")
  @preconcurrency
  @inlinable
  public func takeWhile(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    take(while: predicate)
  }

  @inlinable
  @inline(__always)
  func takingWhile(_ predicate: @escaping (Element) throws -> Bool, _ behavior: TakeBehavior) -> Observable<Element> {
    Observable(upstream: asObservable(), state: false) { raw, downstream in
      do {
        return try downstream.with(StatefulStage<Bool>.self) { isDone in
          // A re-entrant element may come in while the last one is being delivered.
          if isDone.state { return .stop }
          if try predicate(raw.load(Element.self)) { return .pass(raw) }
          isDone.state = true
          if behavior == .inclusive { downstream.following.run(raw) }
          return downstream.finish()
        }
      } catch {
        return downstream.error(error)
      }
    }
  }
}
