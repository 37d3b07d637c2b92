// SPDX-License-Identifier: MIT
// Written by scripts/generate-arities.

import RxSwift

extension SharedSequence {
  /// Combines the latest elements of two sequences whenever one of them emits, once all have.
  ///
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...2).map { Driver.just($0) }
  /// _ = Driver.combineLatest(s[0], s[1]) { [$0, $1] }
  ///   .drive(onNext: { print($0) })  // prints [1, 2]
  /// ```
  ///
  /// `resultSelector` combines the elements.
  @preconcurrency
  @inlinable
  public static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType>(
    _ source1: O1, _ source2: O2,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy {
    SharedSequence<SharingStrategy, Element>(
      Observable<Element>.combineLatest(source1.asObservable(), source2.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the latest elements of three sequences whenever one of them emits, once all have.
  ///
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...3).map { Driver.just($0) }
  /// _ = Driver.combineLatest(s[0], s[1], s[2]) { [$0, $1, $2] }
  ///   .drive(onNext: { print($0) })  // prints [1, 2, 3]
  /// ```
  ///
  /// `resultSelector` combines the elements.
  @preconcurrency
  @inlinable
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy
  {
    SharedSequence<SharingStrategy, Element>(
      Observable<Element>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the latest elements of four sequences whenever one of them emits, once all have.
  ///
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...4).map { Driver.just($0) }
  /// _ = Driver.combineLatest(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] }
  ///   .drive(onNext: { print($0) })  // prints [1, 2, 3, 4]
  /// ```
  ///
  /// `resultSelector` combines the elements.
  @preconcurrency
  @inlinable
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy
  {
    SharedSequence<SharingStrategy, Element>(
      Observable<Element>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        resultSelector: resultSelector))
  }

  /// Combines the latest elements of five sequences whenever one of them emits, once all have.
  ///
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...5).map { Driver.just($0) }
  /// _ = Driver.combineLatest(s[0], s[1], s[2], s[3], s[4]) { [$0, $1, $2, $3, $4] }
  ///   .drive(onNext: { print($0) })  // prints [1, 2, 3, 4, 5]
  /// ```
  ///
  /// `resultSelector` combines the elements.
  @preconcurrency
  @inlinable
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy,
    O4.SharingStrategy == O5.SharingStrategy
  {
    SharedSequence<SharingStrategy, Element>(
      Observable<Element>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the latest elements of six sequences whenever one of them emits, once all have.
  ///
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...6).map { Driver.just($0) }
  /// _ = Driver.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5]) { [$0, $1, $2, $3, $4, $5] }
  ///   .drive(onNext: { print($0) })  // prints [1, 2, 3, 4, 5, 6]
  /// ```
  ///
  /// `resultSelector` combines the elements.
  @preconcurrency
  @inlinable
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector:
      @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy,
    O4.SharingStrategy == O5.SharingStrategy, O5.SharingStrategy == O6.SharingStrategy
  {
    SharedSequence<SharingStrategy, Element>(
      Observable<Element>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the latest elements of seven sequences whenever one of them emits, once all have.
  ///
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...7).map { Driver.just($0) }
  /// _ = Driver.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { [$0, $1, $2, $3, $4, $5, $6] }
  ///   .drive(onNext: { print($0) })  // prints [1, 2, 3, 4, 5, 6, 7]
  /// ```
  ///
  /// `resultSelector` combines the elements.
  @preconcurrency
  @inlinable
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
    O7: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    resultSelector:
      @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws ->
      Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy,
    O4.SharingStrategy == O5.SharingStrategy, O5.SharingStrategy == O6.SharingStrategy,
    O6.SharingStrategy == O7.SharingStrategy
  {
    SharedSequence<SharingStrategy, Element>(
      Observable<Element>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable(), source7.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the latest elements of eight sequences whenever one of them emits, once all have.
  ///
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...8).map { Driver.just($0) }
  /// _ = Driver.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] }
  ///   .drive(onNext: { print($0) })  // prints [1, 2, 3, 4, 5, 6, 7, 8]
  /// ```
  ///
  /// `resultSelector` combines the elements.
  @preconcurrency
  @inlinable
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
    O7: SharedSequenceConvertibleType, O8: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    _ source8: O8,
    resultSelector:
      @escaping @Sendable (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element
      ) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy,
    O4.SharingStrategy == O5.SharingStrategy, O5.SharingStrategy == O6.SharingStrategy,
    O6.SharingStrategy == O7.SharingStrategy, O7.SharingStrategy == O8.SharingStrategy
  {
    SharedSequence<SharingStrategy, Element>(
      Observable<Element>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
        resultSelector: resultSelector))
  }
}

extension SharedSequenceConvertibleType where Element == Any {
  /// Emits the latest elements of two sequences as a tuple whenever one of them emits, once all have.
  ///
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...2).map { Driver.just($0) }
  /// _ = Driver.combineLatest(s[0], s[1])
  ///   .drive(onNext: { print($0) })  // prints (1, 2)
  /// ```
  @inlinable
  public static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType>(
    _ source1: O1, _ source2: O2
  ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element)>
  where SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy {
    SharedSequence<SharingStrategy, (O1.Element, O2.Element)>(
      Observable<Any>.combineLatest(source1.asObservable(), source2.asObservable()))
  }

  /// Emits the latest elements of three sequences as a tuple whenever one of them emits, once all have.
  ///
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...3).map { Driver.just($0) }
  /// _ = Driver.combineLatest(s[0], s[1], s[2])
  ///   .drive(onNext: { print($0) })  // prints (1, 2, 3)
  /// ```
  @inlinable
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element)>
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy
  {
    SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element)>(
      Observable<Any>.combineLatest(source1.asObservable(), source2.asObservable(), source3.asObservable()))
  }

  /// Emits the latest elements of four sequences as a tuple whenever one of them emits, once all have.
  ///
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...4).map { Driver.just($0) }
  /// _ = Driver.combineLatest(s[0], s[1], s[2], s[3])
  ///   .drive(onNext: { print($0) })  // prints (1, 2, 3, 4)
  /// ```
  @inlinable
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element)>
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy
  {
    SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element)>(
      Observable<Any>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()))
  }

  /// Emits the latest elements of five sequences as a tuple whenever one of them emits, once all have.
  ///
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...5).map { Driver.just($0) }
  /// _ = Driver.combineLatest(s[0], s[1], s[2], s[3], s[4])
  ///   .drive(onNext: { print($0) })  // prints (1, 2, 3, 4, 5)
  /// ```
  @inlinable
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
  ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy,
    O4.SharingStrategy == O5.SharingStrategy
  {
    SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>(
      Observable<Any>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable()))
  }

  /// Emits the latest elements of six sequences as a tuple whenever one of them emits, once all have.
  ///
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...6).map { Driver.just($0) }
  /// _ = Driver.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5])
  ///   .drive(onNext: { print($0) })  // prints (1, 2, 3, 4, 5, 6)
  /// ```
  @inlinable
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
  ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy,
    O4.SharingStrategy == O5.SharingStrategy, O5.SharingStrategy == O6.SharingStrategy
  {
    SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>(
      Observable<Any>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable()))
  }

  /// Emits the latest elements of seven sequences as a tuple whenever one of them emits, once all have.
  ///
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...7).map { Driver.just($0) }
  /// _ = Driver.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6])
  ///   .drive(onNext: { print($0) })  // prints (1, 2, 3, 4, 5, 6, 7)
  /// ```
  @inlinable
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
    O7: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7
  ) -> SharedSequence<
    SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
  >
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy,
    O4.SharingStrategy == O5.SharingStrategy, O5.SharingStrategy == O6.SharingStrategy,
    O6.SharingStrategy == O7.SharingStrategy
  {
    SharedSequence<
      SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
    >(
      Observable<Any>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable(), source7.asObservable()))
  }

  /// Emits the latest elements of eight sequences as a tuple whenever one of them emits, once all have.
  ///
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...8).map { Driver.just($0) }
  /// _ = Driver.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7])
  ///   .drive(onNext: { print($0) })  // prints (1, 2, 3, 4, 5, 6, 7, 8)
  /// ```
  @inlinable
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
    O7: SharedSequenceConvertibleType, O8: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    _ source8: O8
  ) -> SharedSequence<
    SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)
  >
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy,
    O4.SharingStrategy == O5.SharingStrategy, O5.SharingStrategy == O6.SharingStrategy,
    O6.SharingStrategy == O7.SharingStrategy, O7.SharingStrategy == O8.SharingStrategy
  {
    SharedSequence<
      SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)
    >(
      Observable<Any>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()))
  }
}
