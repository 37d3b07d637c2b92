// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Emits `default` if the sequence completes without elements.
  ///
  /// See <http://reactivex.io/documentation/operators/defaultifempty.html>.
  ///
  /// ```swift
  /// _ = Observable<Int>.empty().ifEmpty(default: 0).subscribe(onNext: { print($0) })  // prints 0
  /// ```
  ///
  /// - Parameter default: the element to emit. The resulting sequence retains it.
  public func ifEmpty(default: Element) -> Observable<Element> {
    Observable(
      upstream: asObservable(), state: true,
      onCompleted: { isEmpty, downstream in
        if isEmpty.state { downstream.send(`default`) }
        return false
      },
      step: { raw, downstream in
        downstream.with(StatefulStage<Bool>.self) { $0.state = false }
        return .pass(raw)
      })
  }
}
