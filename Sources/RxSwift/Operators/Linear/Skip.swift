// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Drops the first elements.
  ///
  /// See <http://reactivex.io/documentation/operators/skip.html>.
  ///
  /// ```swift
  /// _ = Observable.of("header", "a", "b").skip(1).subscribe(onNext: { print($0) })  // prints a, b
  /// ```
  ///
  /// - Parameter count: how many to drop; none if it is not positive.
  public func skip(_ count: Int) -> Observable<Element> {
    Observable(upstream: asObservable(), state: count) { raw, downstream in
      downstream.with(StatefulStage<Int>.self) { remaining in
        if remaining.state <= 0 { return .pass(raw) }
        remaining.state -= 1
        return .stop
      }
    }
  }
}
