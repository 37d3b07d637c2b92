// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Passes on the only element and makes sure that there is exactly one.
  ///
  /// Fails with `RxError.moreThanOneElement` when a second element arrives, and with `RxError.noElements` if the
  /// sequence completes without any. The element itself is emitted as soon as it arrives.
  /// See <http://reactivex.io/documentation/operators/first.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2)
  ///   .single()
  ///   .subscribe(onNext: { print($0) }, onError: { _ in print("there is more than one") })  // prints 1, there is more than one
  /// ```
  public func single() -> Observable<Element> {
    single(step: { raw, downstream in downstream.passOnly(raw) })
  }

  /// Passes on the only element that fulfils a condition and makes sure that there is exactly one.
  ///
  /// Fails with `RxError.moreThanOneElement` when a second such element arrives, and with `RxError.noElements` if the
  /// sequence completes without any. An error thrown by `predicate` ends the sequence.
  /// See <http://reactivex.io/documentation/operators/first.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 12, 3).single { $0 > 10 }.subscribe(onNext: { print($0) })  // prints 12
  /// ```
  ///
  /// - Parameter predicate: decides about each element.
  @preconcurrency
  @inlinable
  public func single(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    single(step: { raw, downstream in
      do {
        return try predicate(raw.load()) ? downstream.passOnly(raw) : .stop
      } catch {
        return downstream.error(error)
      }
    })
  }

  /// The state: whether there was an element.
  @usableFromInline
  func single(step: @escaping (RawElement, Downstream) -> StageResult) -> Observable<Element> {
    Observable(
      upstream: asObservable(), state: false,
      onCompleted: { hasElement, downstream in
        if !hasElement.state { downstream.following.fail(RxError.noElements) }
        return !hasElement.state
      }, step: step)
  }
}

extension Downstream {
  /// Passes the first element on, and fails with the second.
  @usableFromInline
  func passOnly(_ raw: RawElement) -> StageResult {
    with(StatefulStage<Bool>.self) { hasElement in
      if hasElement.state { return error(RxError.moreThanOneElement) }
      hasElement.state = true
      return .pass(raw)
    }
  }
}
