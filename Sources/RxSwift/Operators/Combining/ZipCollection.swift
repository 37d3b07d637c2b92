// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Combines the first elements of the sequences of a collection, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart. The new sequence completes when all sequences have
  /// completed, or when a sequence emits an element whose counterparts cannot come any more. An error of a sequence, or
  /// an error that `resultSelector` throws, ends it. An empty collection gives an empty sequence.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let pages = [Observable.of(1, 2), Observable.of(10, 20), Observable.of(100, 200)]
  /// _ = Observable.zip(pages) { $0.reduce(0, +) }.subscribe(onNext: { print($0) })  // prints 111, 222
  /// ```
  ///
  /// - Parameters:
  ///   - collection: the sequences. Each subscription walks them again.
  ///   - resultSelector: makes the result from the elements, which are in the order of the sequences.
  @preconcurrency
  @inlinable
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    return Observable { emitter in
      zipOfCollection(collection, emitter.running) { emitter.next(try resultSelector($0)) }
    }
  }

  /// Combines the first elements of the sequences of a collection to an array, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart. The new sequence completes when all sequences have
  /// completed, or when a sequence emits an element whose counterparts cannot come any more. An error of a sequence
  /// ends it. An empty collection gives an empty sequence. See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let pages = [Observable.of(1, 2), Observable.of(10, 20)]
  /// _ = Observable.zip(pages).map { $0.max() ?? 0 }.subscribe(onNext: { print($0) })  // prints 10, 20
  /// ```
  ///
  /// - Parameter collection: the sequences. Each subscription walks them again.
  @inlinable
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable { emitter in zipOfCollection(collection, emitter.running) { emitter.next($0) } }
  }
}

/// Subscribes to the sequences of a collection and hands the elements that belong together to `emit`.
@inlinable
func zipOfCollection<Collection: Swift.Collection>(
  _ collection: Collection,
  _ running: RunningSubscription,
  _ emit: @escaping ([Collection.Element.Element]) throws -> Void
) -> any Disposable where Collection.Element: ObservableType {
  let count = collection.count
  if count == 0 {
    running.complete()
    return NopDisposable.shared
  }
  let empty = Cell(count)
  let queues = (0..<count).map { _ in ZipQueue<Collection.Element.Element>(empty) }
  let sink = ZipSink(running, count: count, empty, completesWithoutPartners: true) {
    try emit(queues.map { $0.popFirst() })
  }
  var subscriptions: [any Disposable] = []
  subscriptions.reserveCapacity(count)
  for source in collection {
    subscriptions.append(sink.connect(source.asObservable(), queues[subscriptions.count]))
  }
  return Disposables.create(subscriptions)
}
