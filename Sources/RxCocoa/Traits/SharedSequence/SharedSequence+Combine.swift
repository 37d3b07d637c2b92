// SPDX-License-Identifier: MIT
import RxSwift

extension SharedSequence {
  /// Emits the elements of sequences one after the other.
  ///
  /// It subscribes to each sequence when the one before has completed, and completes when the last one completes.
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  ///
  /// ```swift
  /// let pages = AnySequence((1...3).lazy.map { Driver.just("page \($0)") })
  /// _ = Driver.concat(pages).drive(onNext: { print($0) })  // prints page 1, page 2, page 3
  /// ```
  @inlinable
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> SharedSequence<SharingStrategy, Element>
  where Sequence.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.concat(sequence.lazy.map { $0.asObservable() }))
  }

  /// Emits the elements of sequences one after the other.
  ///
  /// It subscribes to each sequence when the one before has completed, and completes when the last one completes.
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  ///
  /// ```swift
  /// _ = Driver.concat([Driver.of(1, 2), Driver.of(3)]).drive(onNext: { print($0) })  // prints 1, 2, 3
  /// ```
  @inlinable
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.concat(collection.map { $0.asObservable() }))
  }

  /// Combines the elements of several sequences one by one, in their order.
  ///
  /// Elements wait until each sequence has emitted its counterpart.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// _ = Driver.zip([Driver.of(1, 2), Driver.of(10, 20)]) { $0.reduce(0, +) }.drive(onNext: { print($0) })  // prints 11, 22
  /// ```
  ///
  /// `resultSelector` combines the elements, in the order of `collection`.
  @preconcurrency
  @inlinable
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping @Sendable ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      Observable<Result>.zip(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Emits the elements of several sequences as arrays, one by one, in their order.
  ///
  /// Elements wait until each sequence has emitted its counterpart.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// _ = Driver.zip([Driver.of(1, 2), Driver.of(10, 20)]).drive(onNext: { print($0) })  // prints [1, 10], [2, 20]
  /// ```
  @inlinable
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, [Element]>(Observable<Element>.zip(collection.map { $0.asObservable() }))
  }

  /// Combines the latest elements of several sequences whenever one of them emits, once all of them have emitted.
  ///
  /// It completes when all of them have completed. It also completes with an element that comes when all other sequences
  /// have completed, one of them without an element.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let (width, height) = (BehaviorRelay(value: 2), BehaviorRelay(value: 3))
  /// _ = Driver.combineLatest([width.asDriver(), height.asDriver()]) { $0.reduce(1, *) }
  ///   .drive(onNext: { print($0) })  // prints 6
  /// width.accept(10)  // prints 30
  /// ```
  ///
  /// `resultSelector` combines the elements, in the order of `collection`.
  @preconcurrency
  @inlinable
  public static func combineLatest<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping @Sendable ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      Observable<Result>.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Emits the latest elements of several sequences as an array whenever one of them emits, once all of them have
  /// emitted.
  ///
  /// It completes when all of them have completed. It also completes with an element that comes when all other sequences
  /// have completed, one of them without an element.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let switches = [BehaviorRelay(value: false), BehaviorRelay(value: true)]
  /// _ = Driver.combineLatest(switches.map { $0.asDriver() }).drive(onNext: { print($0) })  // prints [false, true]
  /// switches[0].accept(true)  // prints [true, true]
  /// ```
  @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, [Element]>(
      Observable<Element>.combineLatest(collection.map { $0.asObservable() }))
  }
}

extension SharedSequenceConvertibleType {
  /// Emits the elements of several sequences as they come.
  ///
  /// It subscribes to all sequences at once, in order. It completes when all of them have completed.
  /// See <http://reactivex.io/documentation/operators/merge.html>.
  ///
  /// ```swift
  /// let rooms = [Driver.just(19), Driver.just(22), Driver.just(8)]
  /// _ = Driver.merge(rooms.dropLast()).drive(onNext: { print($0) })  // prints 19, 22
  /// ```
  @inlinable
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.merge(sources.map { $0.asObservable() }))
  }

  /// Emits the elements of several sequences as they come.
  ///
  /// It subscribes to all sequences at once, in order. It completes when all of them have completed.
  /// See <http://reactivex.io/documentation/operators/merge.html>.
  ///
  /// ```swift
  /// _ = Driver.merge([Driver.just(1), Driver.just(2)]).drive(onNext: { print($0) })  // prints 1, 2
  /// ```
  @inlinable
  public static func merge(
    _ sources: [SharedSequence<SharingStrategy, Element>]
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.merge(sources.map { $0.asObservable() }))
  }

  /// Emits the elements of several sequences as they come.
  ///
  /// It subscribes to all sequences at once, in order. It completes when all of them have completed.
  /// See <http://reactivex.io/documentation/operators/merge.html>.
  ///
  /// ```swift
  /// _ = Driver.merge(Driver.just(1), Driver.just(2)).drive(onNext: { print($0) })  // prints 1, 2
  /// ```
  @inlinable
  public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.merge(sources.map { $0.asObservable() }))
  }

  /// Combines each element with the latest element of another sequence.
  ///
  /// It drops elements that come before the first element of `second`. It completes when this sequence completes.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let (tap, text) = (PublishRelay<Int>(), BehaviorRelay(value: "hello"))
  /// _ = tap.asSignal()
  ///   .withLatestFrom(text.asSignal(onErrorJustReturn: "")) { "\($1) \($0)" }
  ///   .emit(onNext: { print($0) })
  /// tap.accept(1)  // prints hello 1
  /// ```
  @preconcurrency
  @inlinable
  public func withLatestFrom<SecondO: SharedSequenceConvertibleType, ResultType>(
    _ second: SecondO, resultSelector: @escaping @Sendable (Element, SecondO.Element) -> ResultType
  ) -> SharedSequence<SharingStrategy, ResultType> where SecondO.SharingStrategy == SharingStrategy {
    SharedSequence<SharingStrategy, ResultType>(
      asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector))
  }

  /// Emits the latest element of another sequence for each element of this one.
  ///
  /// It emits nothing before the first element of `second`. It completes when this sequence completes.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let (tap, text) = (PublishRelay<Void>(), BehaviorRelay(value: "hello"))
  /// _ = tap.asSignal()
  ///   .withLatestFrom(text.asDriver())
  ///   .emit(onNext: { print($0) })
  /// tap.accept(())  // prints hello
  /// ```
  @inlinable
  public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(
    _ second: SecondO
  ) -> SharedSequence<SharingStrategy, SecondO.Element> {
    SharedSequence<SharingStrategy, SecondO.Element>(asObservable().withLatestFrom(second.asObservable()))
  }
}
