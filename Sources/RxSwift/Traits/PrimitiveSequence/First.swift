// SPDX-License-Identifier: MIT

extension ObservableType {
  /// The first element, or nil if the sequence ends without one.
  ///
  /// The single emits as soon as there is an element, and then ends the subscription. It fails with the error of the
  /// sequence. See <http://reactivex.io/documentation/operators/first.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2).first().subscribe(onSuccess: { print($0 ?? 0) })  // prints 1
  /// ```
  @inlinable
  public func first() -> Single<Element?> {
    PrimitiveSequence(raw: Observable<Element?>(upstream: asObservable()) { FirstStage<Element>() })
  }
}

@usableFromInline
final class FirstStage<Element>: Stage {
  @usableFromInline var isDone = false

  @inlinable
  init() {
    super.init { raw, downstream in
      downstream.with(FirstStage<Element>.self) { stage in
        // A re-entrant element may come in while the first one is being delivered.
        if stage.isDone { return .stop }
        stage.isDone = true
        downstream.send(Optional.some(raw.load(Element.self)))
        return downstream.finish()
      }
    }
  }

  @usableFromInline
  override func completed(at downstream: Downstream) -> Bool {
    if !isDone {
      isDone = true
      downstream.send(Element?.none)
      downstream.following.complete()
    }
    return true
  }

  @usableFromInline
  override func failed(_ error: any Error, at downstream: Downstream) -> Bool { isDone }
}
