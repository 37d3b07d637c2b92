// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Passes the first elements on and completes right after the last of them.
  ///
  /// With a `count` of zero the result is an empty sequence, and nothing is ever subscribed to. It is a programming error
  /// if `count` is negative. See <http://reactivex.io/documentation/operators/take.html>.
  ///
  /// ```swift
  /// _ = Observable.of("a", "b", "c").take(2).subscribe(onNext: { print($0) })  // prints a, b
  /// ```
  ///
  /// - Parameter count: how many to pass on.
  public func take(_ count: Int) -> Observable<Element> {
    requireArgument(count >= 0, "take(_:): count must not be negative, is \(count)")
    if count == 0 { return .empty() }
    return Observable(upstream: asObservable(), state: count) { raw, downstream in
      downstream.with(StatefulStage<Int>.self) { remaining in
        // Counted before the element is passed on: the observer may send another one.
        if remaining.state > 1 {
          remaining.state -= 1
          return .pass(raw)
        }
        guard remaining.state == 1 else { return .stop }
        remaining.state = 0
        downstream.following.run(raw)
        return downstream.finish()
      }
    }
  }
}
