// SPDX-License-Identifier: MIT

extension ObservableConvertibleType {
  /// The sequence as an `Infallible` that emits `element` and completes instead of failing.
  @inlinable
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(asObservable().catchAndReturn(element))
  }

  /// The sequence as an `Infallible` that goes on with another one instead of failing.
  @inlinable
  public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
    Infallible(asObservable().catch { _ in infallible.asObservable() })
  }

  /// The sequence as an `Infallible` that goes on with the one that `onErrorRecover` makes instead of failing.
  @preconcurrency
  @inlinable
  public func asInfallible(
    onErrorRecover: @escaping @Sendable (any Swift.Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(asObservable().catch { onErrorRecover($0).asObservable() })
  }
}
