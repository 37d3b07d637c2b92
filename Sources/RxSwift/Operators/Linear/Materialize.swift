// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Turns every event into an element, including the terminal event, and then completes.
  ///
  /// The resulting sequence never fails.
  /// See <http://reactivex.io/documentation/operators/materialize-dematerialize.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2)
  ///   .materialize()
  ///   .subscribe(onNext: { print($0.isCompleted ? "the end" : "an element") })  // prints an element, an element, the end
  /// ```
  @inlinable
  public func materialize() -> Observable<Event<Element>> {
    Observable(upstream: asObservable()) { MaterializeStage(Element.self) }
  }
}

@usableFromInline
final class MaterializeStage<Element>: Stage {
  @inlinable
  init(_: Element.Type) {
    super.init { raw, downstream in downstream.next(Event<Element>.next(raw.load())) }
  }

  @usableFromInline
  override func failed(_ error: any Error, at downstream: Downstream) -> Bool {
    downstream.send(Event<Element>.error(error))
    downstream.following.complete()
    return true
  }

  @usableFromInline
  override func completed(at downstream: Downstream) -> Bool {
    downstream.send(Event<Element>.completed)
    return false
  }
}
