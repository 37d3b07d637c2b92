// SPDX-License-Identifier: MIT

extension ObservableConvertibleType {
  /// The sequence as an `Infallible` that emits `element` and completes instead of failing.
  ///
  /// ```swift
  /// _ = Observable<Int>.error(RxError.timeout)
  ///   .asInfallible(onErrorJustReturn: 0)
  ///   .subscribe(onNext: { print($0) })  // prints 0
  /// ```
  @inlinable
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(asObservable().catchAndReturn(element))
  }

  /// The sequence as an `Infallible` that goes on with another sequence instead of failing.
  ///
  /// ```swift
  /// _ = Observable<String>.error(RxError.timeout)
  ///   .asInfallible(onErrorFallbackTo: .of("from", "the cache"))
  ///   .subscribe(onNext: { print($0) })  // prints from, the cache
  /// ```
  @inlinable
  public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
    Infallible(asObservable().catch { _ in infallible.asObservable() })
  }

  /// The sequence as an `Infallible` that goes on with the sequence that `onErrorRecover` makes, instead of failing.
  ///
  /// ```swift
  /// _ = Observable<String>.error(RxError.timeout)
  ///   .asInfallible { error in .just("failed") }
  ///   .subscribe(onNext: { print($0) })  // prints failed
  /// ```
  @preconcurrency
  @inlinable
  public func asInfallible(
    onErrorRecover: @escaping @Sendable (any Swift.Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(asObservable().catch { onErrorRecover($0).asObservable() })
  }
}
