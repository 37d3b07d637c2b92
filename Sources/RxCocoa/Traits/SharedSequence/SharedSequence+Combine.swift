// SPDX-License-Identifier: MIT
import RxSwift

extension SharedSequence {
  /// Emits the elements of sequences one after the other.
  ///
  /// Each is subscribed when the one before has completed; it completes with the last one.
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  @inlinable
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> SharedSequence<SharingStrategy, Element>
  where Sequence.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.concat(sequence.lazy.map { $0.asObservable() }))
  }

  /// Emits the elements of sequences one after the other.
  ///
  /// Each is subscribed when the one before has completed; it completes with the last one.
  /// See <http://reactivex.io/documentation/operators/concat.html>.
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
  /// `resultSelector` combines the elements, in the order of `collection`.
  @preconcurrency
  @inlinable
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: sending @escaping ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      Observable<Result>.zip(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Emits the elements of several sequences as arrays, one by one, in their order.
  ///
  /// Elements wait until each sequence has emitted its counterpart.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  @inlinable
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, [Element]>(Observable<Element>.zip(collection.map { $0.asObservable() }))
  }

  /// Combines the latest elements of several sequences whenever one of them emits, once all have.
  ///
  /// It completes when all of them have.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// `resultSelector` combines the elements, in the order of `collection`.
  @preconcurrency
  @inlinable
  public static func combineLatest<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: sending @escaping ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      Observable<Result>.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Emits the latest elements of several sequences as an array whenever one of them emits, once all have.
  ///
  /// It completes when all of them have.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
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
  /// All are subscribed at once, in order; it completes when all of them have.
  /// See <http://reactivex.io/documentation/operators/merge.html>.
  @inlinable
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.merge(sources.map { $0.asObservable() }))
  }

  /// Emits the elements of several sequences as they come.
  ///
  /// All are subscribed at once, in order; it completes when all of them have.
  /// See <http://reactivex.io/documentation/operators/merge.html>.
  @inlinable
  public static func merge(
    _ sources: [SharedSequence<SharingStrategy, Element>]
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.merge(sources.map { $0.asObservable() }))
  }

  /// Emits the elements of several sequences as they come.
  ///
  /// All are subscribed at once, in order; it completes when all of them have.
  /// See <http://reactivex.io/documentation/operators/merge.html>.
  @inlinable
  public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.merge(sources.map { $0.asObservable() }))
  }

  /// Combines each element with the latest one of another sequence.
  ///
  /// Elements that come before the first one of `second` are dropped. It completes with this sequence.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  @preconcurrency
  @inlinable
  public func withLatestFrom<SecondO: SharedSequenceConvertibleType, ResultType>(
    _ second: SecondO, resultSelector: sending @escaping (Element, SecondO.Element) -> ResultType
  ) -> SharedSequence<SharingStrategy, ResultType> where SecondO.SharingStrategy == SharingStrategy {
    SharedSequence<SharingStrategy, ResultType>(
      asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector))
  }

  /// Emits the latest element of another sequence for each element of this one.
  ///
  /// Nothing is emitted before the first element of `second`. It completes with this sequence.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  @inlinable
  public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(
    _ second: SecondO
  ) -> SharedSequence<SharingStrategy, SecondO.Element> {
    SharedSequence<SharingStrategy, SecondO.Element>(asObservable().withLatestFrom(second.asObservable()))
  }
}
