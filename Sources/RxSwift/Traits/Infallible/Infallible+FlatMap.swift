// SPDX-License-Identifier: MIT

extension InfallibleType {
  /// Subscribes to a sequence for each element and emits the elements of all of them.
  ///
  /// It completes when this sequence and all inner sequences have completed.
  /// See <http://reactivex.io/documentation/operators/flatmap.html>.
  ///
  /// ```swift
  /// _ = Infallible.of("ab", "cd")
  ///   .flatMap { word in Infallible.from(word) }
  ///   .subscribe(onNext: { print($0) })  // prints a, b, c, d
  /// ```
  @preconcurrency
  @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMap(selector))
  }

  /// Subscribes to a sequence for each element and emits the elements of the latest one.
  ///
  /// It disposes the subscription to the previous inner sequence. It completes when this sequence and the latest inner
  /// sequence have completed.
  /// See <http://reactivex.io/documentation/operators/flatmap.html>.
  ///
  /// ```swift
  /// let word = PublishSubject<String>()
  /// _ = word
  ///   .asInfallible(onErrorJustReturn: "")
  ///   .flatMapLatest { word in Infallible<String>.never().startWith("searching \(word)") }
  ///   .subscribe(onNext: { print($0) })
  /// word.onNext("rx")  // prints searching rx
  /// word.onNext("swift")  // prints searching swift
  /// ```
  @preconcurrency
  @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMapLatest(selector))
  }

  /// Subscribes to a sequence for each element that comes while no other such sequence is running.
  ///
  /// It drops the other elements. It completes when this sequence and the inner sequence have completed.
  /// See <http://reactivex.io/documentation/operators/flatmap.html>.
  ///
  /// ```swift
  /// let taps = Infallible.of(1, 2)
  /// _ = taps
  ///   .flatMapFirst { number in Infallible<Int>.never().startWith(number) }
  ///   .subscribe(onNext: { print($0) })  // prints 1
  /// ```
  @preconcurrency
  @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMapFirst(selector))
  }

  /// Subscribes to a sequence for each element, one after the other.
  ///
  /// Elements that come while an inner sequence runs wait in their order. It completes when this sequence and all inner
  /// sequences have completed.
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  ///
  /// ```swift
  /// _ = Infallible.of(1, 2)
  ///   .concatMap { page in Infallible.of("\(page) top", "\(page) end") }
  ///   .subscribe(onNext: { print($0) })  // prints 1 top, 1 end, 2 top, 2 end
  /// ```
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
  /// The result fails if this sequence fails, so this sequence must not fail either.
  /// See <http://reactivex.io/documentation/operators/flatmap.html>.
  ///
  /// ```swift
  /// let word = PublishSubject<String>()
  /// _ = word
  ///   .flatMapLatest { word in Infallible<String>.never().startWith("searching \(word)") }
  ///   .subscribe(onNext: { print($0) })
  /// word.onNext("rx")  // prints searching rx
  /// word.onNext("swift")  // prints searching swift
  /// ```
  @preconcurrency
  @inlinable
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Infallible<Source.Element> {
    let source: Observable<Source.Element> = asObservable().flatMapLatest(selector)
    return Infallible<Source.Element>(source)
  }
}
