// SPDX-License-Identifier: MIT

extension ObservableType {
  /// The sequence as a `Single`.
  ///
  /// The single emits the element when the sequence ends. It fails with `RxError.noElements` if there was no element,
  /// and with `RxError.moreThanOneElement` as soon as there is a second one. It also fails with the error of the
  /// sequence.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2)
  ///   .asSingle()
  ///   .subscribe(onSuccess: { print($0) }, onFailure: { _ in print("there is more than one") })  // prints there is more than one
  /// ```
  @inlinable
  public func asSingle() -> Single<Element> {
    PrimitiveSequence(raw: onlyElement(isRequired: true))
  }
}

extension ObservableType {
  /// Holds the only element back until the sequence ends.
  @inlinable
  func onlyElement(isRequired: Bool) -> Observable<Element> {
    Observable(
      upstream: asObservable(), state: Element?.none,
      onCompleted: { only, downstream in
        if let element = only.state.take() {
          downstream.send(element)
        } else if isRequired {
          downstream.following.fail(RxError.noElements)
        }
        downstream.following.complete()
        return true
      },
      step: { raw, downstream in
        downstream.with(StatefulStage<Element?>.self) { only in
          if only.state != nil { return downstream.error(RxError.moreThanOneElement) }
          only.state = .some(raw.load())
          return .stop
        }
      })
  }
}
