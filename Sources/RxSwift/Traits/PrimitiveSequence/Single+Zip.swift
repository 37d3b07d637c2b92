// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Runs singles at the same time and combines their elements; the first error is the outcome.
  ///
  /// If there are no singles, the result is that of `resultSelector` for an empty array.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let answers = [Single.just(1), Single.just(2), Single.just(3)]
  /// _ = Single.zip(answers) { $0.reduce(0, +) }.subscribe(onSuccess: { print($0) })  // prints 6
  /// ```
  ///
  /// `resultSelector` combines the elements, in the order of `collection`. An error that it throws is the outcome.
  @preconcurrency
  @inlinable
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping @Sendable ([Element]) throws -> Result
  ) -> PrimitiveSequence<Trait, Result> where Collection.Element == PrimitiveSequence<Trait, Element> {
    if collection.isEmpty {
      return PrimitiveSequence<Trait, Result>(
        raw: Observable { emitter in
          do {
            emitter.next(try resultSelector([]))
            emitter.completed()
          } catch {
            emitter.error(error)
          }
          return NopDisposable.shared
        })
    }
    return PrimitiveSequence<Trait, Result>(
      raw: Observable.zip(collection.map { $0.source }, resultSelector: resultSelector))
  }

  /// Runs singles at the same time and collects their elements; the first error is the outcome.
  ///
  /// If there are no singles, the result is an empty array. See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let answers = [Single.just(1), Single.just(2), Single.just(3)]
  /// _ = Single.zip(answers).subscribe(onSuccess: { print($0) })  // prints [1, 2, 3]
  /// ```
  @inlinable
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> PrimitiveSequence<Trait, [Element]> where Collection.Element == PrimitiveSequence<Trait, Element> {
    collection.isEmpty
      ? PrimitiveSequence<Trait, [Element]>(raw: Observable.just([]))
      : PrimitiveSequence<Trait, [Element]>(raw: Observable.zip(collection.map { $0.source }))
  }
}
