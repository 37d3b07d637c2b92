// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Keeps the last elements and emits them when the sequence completes.
  ///
  /// It is a programming error if `count` is negative.
  /// See <http://reactivex.io/documentation/operators/takelast.html>.
  ///
  /// ```swift
  /// _ = Observable.of("a", "b", "c").takeLast(2).subscribe(onNext: { print($0) })  // prints b, c
  /// ```
  ///
  /// - Parameter count: how many to keep. They are retained until the sequence ends.
  @inlinable
  public func takeLast(_ count: Int) -> Observable<Element> {
    requireArgument(count >= 0, "takeLast(_:): count must not be negative, is \(count)")
    return Observable(
      upstream: asObservable(), state: Deque<Element>(),
      onCompleted: { last, downstream in
        while let element = last.state.popFirst() { downstream.send(element) }
        return false
      },
      step: { raw, downstream in
        downstream.with(StatefulStage<Deque<Element>>.self) { last in
          // The release comes last, because it may call back.
          let dropped = last.state.count == count ? last.state.popFirst() : nil
          if count > 0 { last.state.append(raw.load()) }
          withExtendedLifetime(dropped) {}
        }
        return .stop
      })
  }
}
