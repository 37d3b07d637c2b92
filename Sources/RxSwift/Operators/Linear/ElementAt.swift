// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Emits the element at a position, counted from zero, and completes.
  ///
  /// Fails with `RxError.argumentOutOfRange` if the sequence completes before that. It is a programming error if
  /// `index` is negative. See <http://reactivex.io/documentation/operators/elementat.html>.
  ///
  /// ```swift
  /// _ = Observable.of("a", "b", "c").element(at: 1).subscribe(onNext: { print($0) })  // prints b
  /// ```
  public func element(at index: Int) -> Observable<Element> {
    requireArgument(index >= 0, "element(at:): index must not be negative, is \(index)")
    // The state is the number of elements to drop before the wanted element. It is negative after that element.
    return Observable(
      upstream: asObservable(), state: index,
      onCompleted: { remaining, downstream in
        if remaining.state >= 0 { downstream.following.fail(RxError.argumentOutOfRange) }
        return remaining.state >= 0
      },
      step: { raw, downstream in
        downstream.with(StatefulStage<Int>.self) { remaining in
          // Counts the element before it passes it on, because the observer may send another element.
          guard remaining.state >= 0 else { return .stop }
          remaining.state -= 1
          guard remaining.state < 0 else { return .stop }
          downstream.following.run(raw)
          return downstream.finish()
        }
      })
  }

  /// Emits the element at a position, counted from zero, and completes.
  ///
  /// See <http://reactivex.io/documentation/operators/elementat.html>.
  @available(*, deprecated, renamed: "element(at:)")
  public func elementAt(_ index: Int) -> Observable<Element> { element(at: index) }
}
