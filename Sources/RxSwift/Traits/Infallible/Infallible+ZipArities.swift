// SPDX-License-Identifier: MIT
// Written by scripts/generate-arities.

extension InfallibleType {
  /// Combines the elements of two sequences pair by pair, in their order.
  ///
  /// It completes when all of them have.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...2).map { Infallible.just($0) }
  /// _ = Infallible.zip(s[0], s[1]) { [$0, $1] }
  ///   .subscribe(onNext: { print($0) })  // prints [1, 2]
  /// ```
  ///
  /// `resultSelector` combines the elements.
  @preconcurrency
  @inlinable
  public static func zip<E1, E2>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>,
    resultSelector: @escaping @Sendable (E1, E2) throws -> Element
  ) -> Infallible<Element> {
    Infallible(Observable<Element>.zip(source1.asObservable(), source2.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the elements of three sequences pair by pair, in their order.
  ///
  /// It completes when all of them have.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...3).map { Infallible.just($0) }
  /// _ = Infallible.zip(s[0], s[1], s[2]) { [$0, $1, $2] }
  ///   .subscribe(onNext: { print($0) })  // prints [1, 2, 3]
  /// ```
  ///
  /// `resultSelector` combines the elements.
  @preconcurrency
  @inlinable
  public static func zip<E1, E2, E3>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>,
    resultSelector: @escaping @Sendable (E1, E2, E3) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      Observable<Element>.zip(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the elements of four sequences pair by pair, in their order.
  ///
  /// It completes when all of them have.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...4).map { Infallible.just($0) }
  /// _ = Infallible.zip(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] }
  ///   .subscribe(onNext: { print($0) })  // prints [1, 2, 3, 4]
  /// ```
  ///
  /// `resultSelector` combines the elements.
  @preconcurrency
  @inlinable
  public static func zip<E1, E2, E3, E4>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>, _ source4: Infallible<E4>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      Observable<Element>.zip(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        resultSelector: resultSelector))
  }

  /// Combines the elements of five sequences pair by pair, in their order.
  ///
  /// It completes when all of them have.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...5).map { Infallible.just($0) }
  /// _ = Infallible.zip(s[0], s[1], s[2], s[3], s[4]) { [$0, $1, $2, $3, $4] }
  ///   .subscribe(onNext: { print($0) })  // prints [1, 2, 3, 4, 5]
  /// ```
  ///
  /// `resultSelector` combines the elements.
  @preconcurrency
  @inlinable
  public static func zip<E1, E2, E3, E4, E5>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>, _ source4: Infallible<E4>,
    _ source5: Infallible<E5>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      Observable<Element>.zip(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the elements of six sequences pair by pair, in their order.
  ///
  /// It completes when all of them have.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...6).map { Infallible.just($0) }
  /// _ = Infallible.zip(s[0], s[1], s[2], s[3], s[4], s[5]) { [$0, $1, $2, $3, $4, $5] }
  ///   .subscribe(onNext: { print($0) })  // prints [1, 2, 3, 4, 5, 6]
  /// ```
  ///
  /// `resultSelector` combines the elements.
  @preconcurrency
  @inlinable
  public static func zip<E1, E2, E3, E4, E5, E6>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>, _ source4: Infallible<E4>,
    _ source5: Infallible<E5>, _ source6: Infallible<E6>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      Observable<Element>.zip(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the elements of seven sequences pair by pair, in their order.
  ///
  /// It completes when all of them have.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...7).map { Infallible.just($0) }
  /// _ = Infallible.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { [$0, $1, $2, $3, $4, $5, $6] }
  ///   .subscribe(onNext: { print($0) })  // prints [1, 2, 3, 4, 5, 6, 7]
  /// ```
  ///
  /// `resultSelector` combines the elements.
  @preconcurrency
  @inlinable
  public static func zip<E1, E2, E3, E4, E5, E6, E7>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>, _ source4: Infallible<E4>,
    _ source5: Infallible<E5>, _ source6: Infallible<E6>, _ source7: Infallible<E7>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      Observable<Element>.zip(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable(), source7.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the elements of eight sequences pair by pair, in their order.
  ///
  /// It completes when all of them have.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...8).map { Infallible.just($0) }
  /// _ = Infallible.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] }
  ///   .subscribe(onNext: { print($0) })  // prints [1, 2, 3, 4, 5, 6, 7, 8]
  /// ```
  ///
  /// `resultSelector` combines the elements.
  @preconcurrency
  @inlinable
  public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>, _ source4: Infallible<E4>,
    _ source5: Infallible<E5>, _ source6: Infallible<E6>, _ source7: Infallible<E7>, _ source8: Infallible<E8>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      Observable<Element>.zip(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
        resultSelector: resultSelector))
  }
}
