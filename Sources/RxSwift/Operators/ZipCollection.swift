// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Combines the first elements of the sequences of a collection, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart. It completes when all sequences have, or when one
  /// emits an element whose counterparts cannot come any more; an error of any of them, or one thrown by
  /// `resultSelector`, ends it. An empty collection gives an empty sequence.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// - Parameters:
  ///   - collection: the sequences; walked on each subscription.
  ///   - resultSelector: makes the result from the elements, which are in the order of the sequences.
  @preconcurrency
  @inlinable
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: sending @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    // A copy: a `sending` parameter that a closure captures lies in a box, with a checked access for each use.
    let resultSelector = resultSelector
    return SourceObservable { inlet in
      zipOfCollection(collection, inlet.pipeline) { inlet.next(try resultSelector($0)) }
    }
  }

  /// Combines the first elements of the sequences of a collection to an array, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart. It completes when all sequences have, or when one
  /// emits an element whose counterparts cannot come any more; an error of any of them ends it. An empty collection
  /// gives an empty sequence. See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// - Parameter collection: the sequences; walked on each subscription.
  @inlinable
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element {
    SourceObservable { inlet in zipOfCollection(collection, inlet.pipeline) { inlet.next($0) } }
  }
}

/// Subscribes to the sequences of a collection and hands the elements that belong together to `emit`.
@inlinable
func zipOfCollection<Collection: Swift.Collection>(
  _ collection: Collection,
  _ pipeline: Pipeline,
  _ emit: @escaping ([Collection.Element.Element]) throws -> Void
) -> any Disposable where Collection.Element: ObservableType {
  let count = collection.count
  if count == 0 {
    pipeline.complete()
    return NopDisposable.shared
  }
  let empty = EmptyCount(count)
  let queues = (0..<count).map { _ in ZipQueue<Collection.Element.Element>(empty) }
  let sink = ZipSink(pipeline, count: count, empty) { try emit(queues.map { $0.popFirst() }) }
  var subscriptions: [any Disposable] = []
  subscriptions.reserveCapacity(count)
  for source in collection {
    subscriptions.append(sink.connect(source.asObservable(), queues[subscriptions.count]))
  }
  return Disposables.create(subscriptions)
}
