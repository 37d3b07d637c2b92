// SPDX-License-Identifier: MIT

extension InfallibleType {
  /// Subscribes to a sequence for each element and emits the elements of all of them.
  ///
  /// It completes when this sequence and all inner ones have.
  /// See <http://reactivex.io/documentation/operators/flatmap.html>.
  @preconcurrency
  @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMap(selector))
  }

  /// Subscribes to a sequence for each element and emits the elements of the latest one.
  ///
  /// The subscription to the one before is disposed. It completes when this sequence and the latest inner one have.
  /// See <http://reactivex.io/documentation/operators/flatmap.html>.
  @preconcurrency
  @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMapLatest(selector))
  }

  /// Subscribes to a sequence for each element that comes while no other such sequence is running.
  ///
  /// The other elements are dropped. It completes when this sequence and the inner one have.
  /// See <http://reactivex.io/documentation/operators/flatmap.html>.
  @preconcurrency
  @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMapFirst(selector))
  }

  /// Subscribes to a sequence for each element, one after the other.
  ///
  /// Elements that come meanwhile wait in their order. It completes when this sequence and all inner ones have.
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  @preconcurrency
  @inlinable
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().concatMap(selector))
  }
}

extension ObservableType {
  /// Subscribes to an `Infallible` for each element and emits the elements of the latest one.
  ///
  /// The result is as infallible as this sequence: it must not fail either.
  /// See <http://reactivex.io/documentation/operators/flatmap.html>.
  @preconcurrency
  @inlinable
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Infallible<Source.Element> {
    let source: Observable<Source.Element> = asObservable().flatMapLatest(selector)
    return Infallible<Source.Element>(source)
  }
}
