// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Runs singles at the same time and combines their elements; the first error is the outcome.
  ///
  /// Of no singles at all the result is that of `resultSelector` for an empty array.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// `resultSelector` combines the elements, in the order of `collection`; an error that it throws is the
  ///   outcome.
  @preconcurrency
  @inlinable
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: sending @escaping ([Element]) throws -> Result
  ) -> PrimitiveSequence<Trait, Result> where Collection.Element == PrimitiveSequence<Trait, Element> {
    if collection.isEmpty {
      return PrimitiveSequence<Trait, Result>(
        raw: SourceObservable { inlet in
          do {
            inlet.next(try resultSelector([]))
            inlet.completed()
          } catch {
            inlet.error(error)
          }
          return NopDisposable.shared
        })
    }
    return PrimitiveSequence<Trait, Result>(
      raw: Observable.zip(collection.map { $0.source }, resultSelector: resultSelector))
  }

  /// Runs singles at the same time and collects their elements; the first error is the outcome.
  ///
  /// Of no singles at all the result is an empty array. See <http://reactivex.io/documentation/operators/zip.html>.
  @inlinable
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> PrimitiveSequence<Trait, [Element]> where Collection.Element == PrimitiveSequence<Trait, Element> {
    collection.isEmpty
      ? PrimitiveSequence<Trait, [Element]>(raw: Observable.just([]))
      : PrimitiveSequence<Trait, [Element]>(raw: Observable.zip(collection.map { $0.source }))
  }
}
