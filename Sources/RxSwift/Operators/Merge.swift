// SPDX-License-Identifier: MIT

extension ObservableType where Element: ObservableConvertibleType {
  /// Merges the inner sequences.
  ///
  /// Completes when the source and all inner sequences completed; the first error of any of them ends the sequence.
  /// See <http://reactivex.io/documentation/operators/merge.html>.
  @inlinable
  public func merge() -> Observable<Element.Element> {
    asObservable().merging { $0 }
  }

  /// Merges the inner sequences, at most `maxConcurrent` at a time; the others wait in the order in which they came.
  ///
  /// Completes when the source and all inner sequences completed; the first error of any of them ends the sequence.
  /// See <http://reactivex.io/documentation/operators/merge.html>.
  ///
  /// - Precondition: `maxConcurrent` is positive.
  @inlinable
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    requireArgument(maxConcurrent > 0, "merge(maxConcurrent:): maxConcurrent must be positive, is \(maxConcurrent)")
    return asObservable().merging(maxConcurrent: maxConcurrent) { $0 }
  }
}

extension ObservableType {
  /// Merges sequences, subscribing to them in order.
  ///
  /// Completes when all of them completed; the first error ends the sequence.
  /// See <http://reactivex.io/documentation/operators/merge.html>.
  @inlinable
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> {
    merge(Array(sources))
  }

  /// Merges sequences, subscribing to them in order.
  ///
  /// Completes when all of them completed; the first error ends the sequence.
  /// See <http://reactivex.io/documentation/operators/merge.html>.
  @inlinable
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }

  /// Merges sequences, subscribing to them in order.
  ///
  /// Completes when all of them completed; the first error ends the sequence.
  /// See <http://reactivex.io/documentation/operators/merge.html>.
  @inlinable
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    SourceObservable { inlet in
      let sink = MergeSink(inlet.pipeline)
      for source in sources {
        if inlet.isClosed { break }
        sink.subscribeTo(source)
      }
      // In place of the outer sequence, which there is not.
      sink.innerCompleted()
      return sink
    }
  }
}
