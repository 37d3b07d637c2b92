// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Goes on with another completable when this one completes; the first error is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  ///
  /// ```swift
  /// let (save, close) = (Completable.empty(), Completable.empty())
  /// _ = save.concat(close).subscribe(onCompleted: { print("saved and closed") })  // prints saved and closed
  /// ```
  @inlinable
  public func concat(_ second: Completable) -> Completable {
    Completable.concat(primitiveSequence, second)
  }

  /// Runs completables one after the other and completes with the last; the first error is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  ///
  /// ```swift
  /// let uploads = AnySequence((1...3).lazy.map { _ in Completable.empty() })
  /// _ = Completable.concat(uploads).subscribe(onCompleted: { print("all are done") })  // prints all are done
  /// ```
  @inlinable
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Completable
  where Sequence.Element == Completable {
    Completable(raw: Observable.concat(sequence.lazy.map { $0.source }))
  }

  /// Runs completables one after the other and completes with the last; the first error is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  ///
  /// ```swift
  /// let uploads = [Completable.empty(), Completable.error(RxError.timeout), Completable.empty()]
  /// _ = Completable.concat(uploads).subscribe(onError: { _ in print("the second fails") })  // prints the second fails
  /// ```
  @inlinable
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable
  where Collection.Element == Completable {
    Completable(raw: Observable.concat(collection.map { $0.source }))
  }

  /// Runs completables one after the other and completes with the last; the first error is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  ///
  /// ```swift
  /// let (save, close) = (Completable.empty(), Completable.empty())
  /// _ = Completable.concat(save, close).subscribe(onCompleted: { print("saved and closed") })  // prints saved and closed
  /// ```
  @inlinable
  public static func concat(_ sources: Completable...) -> Completable {
    Completable(raw: Observable.concat(sources.map { $0.source }))
  }
}
