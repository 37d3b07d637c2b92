// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Collects all elements and emits them as one array when the sequence completes.
  ///
  /// If the sequence fails, it drops the collected elements and passes the error on. The array has no bound, so the
  /// sequence should end.
  /// See <http://reactivex.io/documentation/operators/to.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2, 3).toArray().subscribe(onSuccess: { print($0) })  // prints [1, 2, 3]
  /// ```
  @inlinable
  public func toArray() -> Single<[Element]> {
    PrimitiveSequence(
      raw: Observable<[Element]>(
        upstream: asObservable(), state: [Element](),
        onCompleted: { elements, downstream in
          downstream.send(elements.state)
          return false
        },
        step: { raw, downstream in
          downstream.with(StatefulStage<[Element]>.self) { $0.state.append(raw.load()) }
          return .stop
        }))
  }
}
