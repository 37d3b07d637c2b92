// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Runs completables at the same time and completes when all have completed; the first error is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/merge.html>.
  ///
  /// ```swift
  /// let uploads: Set = ["a.png", "b.png"]
  /// _ = Completable.zip(uploads.map { _ in Completable.empty() }.dropLast())
  ///   .subscribe(onCompleted: { print("all are done") })  // prints all are done
  /// ```
  @inlinable
  public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
  where Collection.Element == Completable {
    Completable(raw: Observable.merge(sources.map { $0.source }))
  }

  /// Runs completables at the same time and completes when all have completed; the first error is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/merge.html>.
  ///
  /// ```swift
  /// _ = Completable.zip([Completable.empty(), Completable.empty()])
  ///   .subscribe(onCompleted: { print("all are done") })  // prints all are done
  /// ```
  @inlinable
  public static func zip(_ sources: [Completable]) -> Completable {
    Completable(raw: Observable.merge(sources.map { $0.source }))
  }

  /// Runs completables at the same time and completes when all have completed; the first error is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/merge.html>.
  ///
  /// ```swift
  /// _ = Completable.zip(Completable.empty(), Completable.empty())
  ///   .subscribe(onCompleted: { print("both are done") })  // prints both are done
  /// ```
  @inlinable
  public static func zip(_ sources: Completable...) -> Completable {
    Completable(raw: Observable.merge(sources.map { $0.source }))
  }
}
