// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Passes the first elements on and completes right after the last of them.
  ///
  /// If `count` is zero, the result is an empty sequence, which never subscribes to this one. It is a programming error
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
        // Counts the element before it passes it on, because the observer may send another element.
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
