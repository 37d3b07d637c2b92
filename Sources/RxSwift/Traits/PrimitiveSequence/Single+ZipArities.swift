// SPDX-License-Identifier: MIT
// Written by scripts/generate-arities.

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Runs two singles at the same time and combines their elements; the first error is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...2).map { Single.just($0) }
  /// _ = Single.zip(s[0], s[1]) { [$0, $1] }
  ///   .subscribe(onSuccess: { print($0) })  // prints [1, 2]
  /// ```
  ///
  /// `resultSelector` combines the elements; an error that it throws is the outcome.
  @preconcurrency
  @inlinable
  public static func zip<E1, E2>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    resultSelector: @escaping @Sendable (E1, E2) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: Observable<Element>.zip(source1.source, source2.source, resultSelector: resultSelector))
  }

  /// Runs three singles at the same time and combines their elements; the first error is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...3).map { Single.just($0) }
  /// _ = Single.zip(s[0], s[1], s[2]) { [$0, $1, $2] }
  ///   .subscribe(onSuccess: { print($0) })  // prints [1, 2, 3]
  /// ```
  ///
  /// `resultSelector` combines the elements; an error that it throws is the outcome.
  @preconcurrency
  @inlinable
  public static func zip<E1, E2, E3>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    resultSelector: @escaping @Sendable (E1, E2, E3) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: Observable<Element>.zip(source1.source, source2.source, source3.source, resultSelector: resultSelector))
  }

  /// Runs four singles at the same time and combines their elements; the first error is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...4).map { Single.just($0) }
  /// _ = Single.zip(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] }
  ///   .subscribe(onSuccess: { print($0) })  // prints [1, 2, 3, 4]
  /// ```
  ///
  /// `resultSelector` combines the elements; an error that it throws is the outcome.
  @preconcurrency
  @inlinable
  public static func zip<E1, E2, E3, E4>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    _ source4: PrimitiveSequence<Trait, E4>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: Observable<Element>.zip(
        source1.source, source2.source, source3.source, source4.source, resultSelector: resultSelector))
  }

  /// Runs five singles at the same time and combines their elements; the first error is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...5).map { Single.just($0) }
  /// _ = Single.zip(s[0], s[1], s[2], s[3], s[4]) { [$0, $1, $2, $3, $4] }
  ///   .subscribe(onSuccess: { print($0) })  // prints [1, 2, 3, 4, 5]
  /// ```
  ///
  /// `resultSelector` combines the elements; an error that it throws is the outcome.
  @preconcurrency
  @inlinable
  public static func zip<E1, E2, E3, E4, E5>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: Observable<Element>.zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, resultSelector: resultSelector))
  }

  /// Runs six singles at the same time and combines their elements; the first error is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...6).map { Single.just($0) }
  /// _ = Single.zip(s[0], s[1], s[2], s[3], s[4], s[5]) { [$0, $1, $2, $3, $4, $5] }
  ///   .subscribe(onSuccess: { print($0) })  // prints [1, 2, 3, 4, 5, 6]
  /// ```
  ///
  /// `resultSelector` combines the elements; an error that it throws is the outcome.
  @preconcurrency
  @inlinable
  public static func zip<E1, E2, E3, E4, E5, E6>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>,
    _ source6: PrimitiveSequence<Trait, E6>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: Observable<Element>.zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, source6.source,
        resultSelector: resultSelector))
  }

  /// Runs seven singles at the same time and combines their elements; the first error is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...7).map { Single.just($0) }
  /// _ = Single.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { [$0, $1, $2, $3, $4, $5, $6] }
  ///   .subscribe(onSuccess: { print($0) })  // prints [1, 2, 3, 4, 5, 6, 7]
  /// ```
  ///
  /// `resultSelector` combines the elements; an error that it throws is the outcome.
  @preconcurrency
  @inlinable
  public static func zip<E1, E2, E3, E4, E5, E6, E7>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>,
    _ source6: PrimitiveSequence<Trait, E6>,
    _ source7: PrimitiveSequence<Trait, E7>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: Observable<Element>.zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, source6.source, source7.source,
        resultSelector: resultSelector))
  }

  /// Runs eight singles at the same time and combines their elements; the first error is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...8).map { Single.just($0) }
  /// _ = Single.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] }
  ///   .subscribe(onSuccess: { print($0) })  // prints [1, 2, 3, 4, 5, 6, 7, 8]
  /// ```
  ///
  /// `resultSelector` combines the elements; an error that it throws is the outcome.
  @preconcurrency
  @inlinable
  public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>,
    _ source6: PrimitiveSequence<Trait, E6>,
    _ source7: PrimitiveSequence<Trait, E7>,
    _ source8: PrimitiveSequence<Trait, E8>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: Observable<Element>.zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, source6.source, source7.source,
        source8.source, resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Any {
  /// Runs two singles at the same time and emits their elements as a tuple; the first error is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...2).map { Single.just($0) }
  /// _ = Single.zip(s[0], s[1])
  ///   .subscribe(onSuccess: { print($0) })  // prints (1, 2)
  /// ```
  @inlinable
  public static func zip<E1, E2>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>
  ) -> PrimitiveSequence<Trait, (E1, E2)> {
    PrimitiveSequence<Trait, (E1, E2)>(raw: Observable<Any>.zip(source1.source, source2.source))
  }

  /// Runs three singles at the same time and emits their elements as a tuple; the first error is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...3).map { Single.just($0) }
  /// _ = Single.zip(s[0], s[1], s[2])
  ///   .subscribe(onSuccess: { print($0) })  // prints (1, 2, 3)
  /// ```
  @inlinable
  public static func zip<E1, E2, E3>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3)> {
    PrimitiveSequence<Trait, (E1, E2, E3)>(raw: Observable<Any>.zip(source1.source, source2.source, source3.source))
  }

  /// Runs four singles at the same time and emits their elements as a tuple; the first error is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...4).map { Single.just($0) }
  /// _ = Single.zip(s[0], s[1], s[2], s[3])
  ///   .subscribe(onSuccess: { print($0) })  // prints (1, 2, 3, 4)
  /// ```
  @inlinable
  public static func zip<E1, E2, E3, E4>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    _ source4: PrimitiveSequence<Trait, E4>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4)> {
    PrimitiveSequence<Trait, (E1, E2, E3, E4)>(
      raw: Observable<Any>.zip(source1.source, source2.source, source3.source, source4.source))
  }

  /// Runs five singles at the same time and emits their elements as a tuple; the first error is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...5).map { Single.just($0) }
  /// _ = Single.zip(s[0], s[1], s[2], s[3], s[4])
  ///   .subscribe(onSuccess: { print($0) })  // prints (1, 2, 3, 4, 5)
  /// ```
  @inlinable
  public static func zip<E1, E2, E3, E4, E5>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5)> {
    PrimitiveSequence<Trait, (E1, E2, E3, E4, E5)>(
      raw: Observable<Any>.zip(source1.source, source2.source, source3.source, source4.source, source5.source))
  }

  /// Runs six singles at the same time and emits their elements as a tuple; the first error is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...6).map { Single.just($0) }
  /// _ = Single.zip(s[0], s[1], s[2], s[3], s[4], s[5])
  ///   .subscribe(onSuccess: { print($0) })  // prints (1, 2, 3, 4, 5, 6)
  /// ```
  @inlinable
  public static func zip<E1, E2, E3, E4, E5, E6>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>,
    _ source6: PrimitiveSequence<Trait, E6>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6)> {
    PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6)>(
      raw: Observable<Any>.zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, source6.source))
  }

  /// Runs seven singles at the same time and emits their elements as a tuple; the first error is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...7).map { Single.just($0) }
  /// _ = Single.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6])
  ///   .subscribe(onSuccess: { print($0) })  // prints (1, 2, 3, 4, 5, 6, 7)
  /// ```
  @inlinable
  public static func zip<E1, E2, E3, E4, E5, E6, E7>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>,
    _ source6: PrimitiveSequence<Trait, E6>,
    _ source7: PrimitiveSequence<Trait, E7>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7)> {
    PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7)>(
      raw: Observable<Any>.zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, source6.source, source7.source))
  }

  /// Runs eight singles at the same time and emits their elements as a tuple; the first error is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...8).map { Single.just($0) }
  /// _ = Single.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7])
  ///   .subscribe(onSuccess: { print($0) })  // prints (1, 2, 3, 4, 5, 6, 7, 8)
  /// ```
  @inlinable
  public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>,
    _ source6: PrimitiveSequence<Trait, E6>,
    _ source7: PrimitiveSequence<Trait, E7>,
    _ source8: PrimitiveSequence<Trait, E8>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7, E8)> {
    PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7, E8)>(
      raw: Observable<Any>.zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, source6.source, source7.source,
        source8.source))
  }
}
