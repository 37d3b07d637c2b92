// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Pairs each element with its position, counted from zero.
  ///
  /// Each subscription begins to count at zero. The result ends as this sequence ends.
  ///
  /// ```swift
  /// _ = Observable.of("a", "b")
  ///   .enumerated()
  ///   .subscribe(onNext: { print($0.index, $0.element) })  // prints 0 a, 1 b
  /// ```
  @inlinable
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    Observable<(index: Int, element: Element)>(upstream: asObservable(), state: 0) { raw, downstream in
      downstream.with(StatefulStage<Int>.self) { next in
        let index = next.state
        next.state += 1
        return downstream.next((index: index, element: raw.load(Element.self)))
      }
    }
  }
}
