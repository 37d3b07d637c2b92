// SPDX-License-Identifier: MIT
// Written by scripts/generate-arities.

extension Infallible {
  /// Combines the latest elements of two sequences whenever one of them emits, once all have.
  ///
  /// It completes when all of them have. It also completes with an element that comes when all other sequences have
  /// completed, one of them without an element. See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...2).map { Infallible.just($0) }
  /// _ = Infallible.combineLatest(s[0], s[1]) { [$0, $1] }
  ///   .subscribe(onNext: { print($0) })  // prints [1, 2]
  /// ```
  ///
  /// `resultSelector` combines the elements.
  @preconcurrency
  @inlinable
  public static func combineLatest<I1: InfallibleType, I2: InfallibleType>(
    _ source1: I1, _ source2: I2,
    resultSelector: @escaping @Sendable (I1.Element, I2.Element) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      Observable<Element>.combineLatest(source1.asObservable(), source2.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the latest elements of three sequences whenever one of them emits, once all have.
  ///
  /// It completes when all of them have. It also completes with an element that comes when all other sequences have
  /// completed, one of them without an element. See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...3).map { Infallible.just($0) }
  /// _ = Infallible.combineLatest(s[0], s[1], s[2]) { [$0, $1, $2] }
  ///   .subscribe(onNext: { print($0) })  // prints [1, 2, 3]
  /// ```
  ///
  /// `resultSelector` combines the elements.
  @preconcurrency
  @inlinable
  public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType>(
    _ source1: I1, _ source2: I2, _ source3: I3,
    resultSelector: @escaping @Sendable (I1.Element, I2.Element, I3.Element) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      Observable<Element>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the latest elements of four sequences whenever one of them emits, once all have.
  ///
  /// It completes when all of them have. It also completes with an element that comes when all other sequences have
  /// completed, one of them without an element. See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...4).map { Infallible.just($0) }
  /// _ = Infallible.combineLatest(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] }
  ///   .subscribe(onNext: { print($0) })  // prints [1, 2, 3, 4]
  /// ```
  ///
  /// `resultSelector` combines the elements.
  @preconcurrency
  @inlinable
  public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType>(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4,
    resultSelector: @escaping @Sendable (I1.Element, I2.Element, I3.Element, I4.Element) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      Observable<Element>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        resultSelector: resultSelector))
  }

  /// Combines the latest elements of five sequences whenever one of them emits, once all have.
  ///
  /// It completes when all of them have. It also completes with an element that comes when all other sequences have
  /// completed, one of them without an element. See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...5).map { Infallible.just($0) }
  /// _ = Infallible.combineLatest(s[0], s[1], s[2], s[3], s[4]) { [$0, $1, $2, $3, $4] }
  ///   .subscribe(onNext: { print($0) })  // prints [1, 2, 3, 4, 5]
  /// ```
  ///
  /// `resultSelector` combines the elements.
  @preconcurrency
  @inlinable
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType
  >(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5,
    resultSelector: @escaping @Sendable (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      Observable<Element>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the latest elements of six sequences whenever one of them emits, once all have.
  ///
  /// It completes when all of them have. It also completes with an element that comes when all other sequences have
  /// completed, one of them without an element. See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...6).map { Infallible.just($0) }
  /// _ = Infallible.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5]) { [$0, $1, $2, $3, $4, $5] }
  ///   .subscribe(onNext: { print($0) })  // prints [1, 2, 3, 4, 5, 6]
  /// ```
  ///
  /// `resultSelector` combines the elements.
  @preconcurrency
  @inlinable
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
    I6: InfallibleType
  >(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6,
    resultSelector:
      @escaping @Sendable (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      Observable<Element>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the latest elements of seven sequences whenever one of them emits, once all have.
  ///
  /// It completes when all of them have. It also completes with an element that comes when all other sequences have
  /// completed, one of them without an element. See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...7).map { Infallible.just($0) }
  /// _ = Infallible.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { [$0, $1, $2, $3, $4, $5, $6] }
  ///   .subscribe(onNext: { print($0) })  // prints [1, 2, 3, 4, 5, 6, 7]
  /// ```
  ///
  /// `resultSelector` combines the elements.
  @preconcurrency
  @inlinable
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
    I6: InfallibleType, I7: InfallibleType
  >(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6, _ source7: I7,
    resultSelector:
      @escaping @Sendable (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element) throws ->
      Element
  ) -> Infallible<Element> {
    Infallible(
      Observable<Element>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable(), source7.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the latest elements of eight sequences whenever one of them emits, once all have.
  ///
  /// It completes when all of them have. It also completes with an element that comes when all other sequences have
  /// completed, one of them without an element. See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...8).map { Infallible.just($0) }
  /// _ = Infallible.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] }
  ///   .subscribe(onNext: { print($0) })  // prints [1, 2, 3, 4, 5, 6, 7, 8]
  /// ```
  ///
  /// `resultSelector` combines the elements.
  @preconcurrency
  @inlinable
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
    I6: InfallibleType, I7: InfallibleType, I8: InfallibleType
  >(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6, _ source7: I7,
    _ source8: I8,
    resultSelector:
      @escaping @Sendable (
        I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element, I8.Element
      ) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      Observable<Element>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
        resultSelector: resultSelector))
  }
}

extension InfallibleType where Element == Any {
  /// Emits the latest elements of two sequences as a tuple whenever one of them emits, once all have.
  ///
  /// It completes when all of them have. It also completes with an element that comes when all other sequences have
  /// completed, one of them without an element. See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...2).map { Infallible.just($0) }
  /// _ = Infallible.combineLatest(s[0], s[1])
  ///   .subscribe(onNext: { print($0) })  // prints (1, 2)
  /// ```
  @inlinable
  public static func combineLatest<O1: InfallibleType, O2: InfallibleType>(
    _ source1: O1, _ source2: O2
  ) -> Infallible<(O1.Element, O2.Element)> {
    Infallible<(O1.Element, O2.Element)>(Observable<Any>.combineLatest(source1.asObservable(), source2.asObservable()))
  }

  /// Emits the latest elements of three sequences as a tuple whenever one of them emits, once all have.
  ///
  /// It completes when all of them have. It also completes with an element that comes when all other sequences have
  /// completed, one of them without an element. See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...3).map { Infallible.just($0) }
  /// _ = Infallible.combineLatest(s[0], s[1], s[2])
  ///   .subscribe(onNext: { print($0) })  // prints (1, 2, 3)
  /// ```
  @inlinable
  public static func combineLatest<O1: InfallibleType, O2: InfallibleType, O3: InfallibleType>(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> Infallible<(O1.Element, O2.Element, O3.Element)> {
    Infallible<(O1.Element, O2.Element, O3.Element)>(
      Observable<Any>.combineLatest(source1.asObservable(), source2.asObservable(), source3.asObservable()))
  }

  /// Emits the latest elements of four sequences as a tuple whenever one of them emits, once all have.
  ///
  /// It completes when all of them have. It also completes with an element that comes when all other sequences have
  /// completed, one of them without an element. See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...4).map { Infallible.just($0) }
  /// _ = Infallible.combineLatest(s[0], s[1], s[2], s[3])
  ///   .subscribe(onNext: { print($0) })  // prints (1, 2, 3, 4)
  /// ```
  @inlinable
  public static func combineLatest<O1: InfallibleType, O2: InfallibleType, O3: InfallibleType, O4: InfallibleType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> Infallible<(O1.Element, O2.Element, O3.Element, O4.Element)> {
    Infallible<(O1.Element, O2.Element, O3.Element, O4.Element)>(
      Observable<Any>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()))
  }

  /// Emits the latest elements of five sequences as a tuple whenever one of them emits, once all have.
  ///
  /// It completes when all of them have. It also completes with an element that comes when all other sequences have
  /// completed, one of them without an element. See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...5).map { Infallible.just($0) }
  /// _ = Infallible.combineLatest(s[0], s[1], s[2], s[3], s[4])
  ///   .subscribe(onNext: { print($0) })  // prints (1, 2, 3, 4, 5)
  /// ```
  @inlinable
  public static func combineLatest<
    O1: InfallibleType, O2: InfallibleType, O3: InfallibleType, O4: InfallibleType, O5: InfallibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
  ) -> Infallible<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
    Infallible<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>(
      Observable<Any>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable()))
  }

  /// Emits the latest elements of six sequences as a tuple whenever one of them emits, once all have.
  ///
  /// It completes when all of them have. It also completes with an element that comes when all other sequences have
  /// completed, one of them without an element. See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...6).map { Infallible.just($0) }
  /// _ = Infallible.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5])
  ///   .subscribe(onNext: { print($0) })  // prints (1, 2, 3, 4, 5, 6)
  /// ```
  @inlinable
  public static func combineLatest<
    O1: InfallibleType, O2: InfallibleType, O3: InfallibleType, O4: InfallibleType, O5: InfallibleType,
    O6: InfallibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
  ) -> Infallible<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
    Infallible<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>(
      Observable<Any>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable()))
  }

  /// Emits the latest elements of seven sequences as a tuple whenever one of them emits, once all have.
  ///
  /// It completes when all of them have. It also completes with an element that comes when all other sequences have
  /// completed, one of them without an element. See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...7).map { Infallible.just($0) }
  /// _ = Infallible.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6])
  ///   .subscribe(onNext: { print($0) })  // prints (1, 2, 3, 4, 5, 6, 7)
  /// ```
  @inlinable
  public static func combineLatest<
    O1: InfallibleType, O2: InfallibleType, O3: InfallibleType, O4: InfallibleType, O5: InfallibleType,
    O6: InfallibleType, O7: InfallibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7
  ) -> Infallible<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)> {
    Infallible<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)>(
      Observable<Any>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable(), source7.asObservable()))
  }

  /// Emits the latest elements of eight sequences as a tuple whenever one of them emits, once all have.
  ///
  /// It completes when all of them have. It also completes with an element that comes when all other sequences have
  /// completed, one of them without an element. See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...8).map { Infallible.just($0) }
  /// _ = Infallible.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7])
  ///   .subscribe(onNext: { print($0) })  // prints (1, 2, 3, 4, 5, 6, 7, 8)
  /// ```
  @inlinable
  public static func combineLatest<
    O1: InfallibleType, O2: InfallibleType, O3: InfallibleType, O4: InfallibleType, O5: InfallibleType,
    O6: InfallibleType, O7: InfallibleType, O8: InfallibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    _ source8: O8
  ) -> Infallible<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)> {
    Infallible<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)>(
      Observable<Any>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()))
  }
}
