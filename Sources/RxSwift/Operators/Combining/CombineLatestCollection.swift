// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Combines the latest elements of the sequences of a collection, each time one of them emits.
  ///
  /// The first result comes when each sequence has emitted. The new sequence completes when all sequences have
  /// completed. It also completes with an element that comes when all other sequences have completed, one of them
  /// without an element. An error of a sequence, or an error that `resultSelector` throws, ends it. An empty collection
  /// gives one result, of an empty array.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let marks = [BehaviorSubject(value: 2), BehaviorSubject(value: 3), BehaviorSubject(value: 1)]
  /// _ = Observable.combineLatest(marks) { $0.reduce(0, +) }.subscribe(onNext: { print($0) })  // prints 6
  /// marks[2].onNext(5)  // prints 10
  /// ```
  ///
  /// - Parameters:
  ///   - collection: the sequences. Each subscription walks them again.
  ///   - resultSelector: makes the result from the elements, which are in the order of the sequences.
  @preconcurrency
  @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    return Observable { emitter in
      combineLatestOfCollection(collection, emitter.running) { emitter.next(try resultSelector($0)) }
    }
  }

  /// Combines the latest elements of the sequences of a collection to arrays, each time one of them emits.
  ///
  /// The first array comes when each sequence has emitted. The new sequence completes when all sequences have
  /// completed. It also completes with an element that comes when all other sequences have completed, one of them
  /// without an element. An error of a sequence ends it. An empty collection gives one empty array.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let switches = [BehaviorSubject(value: false), BehaviorSubject(value: true)]
  /// _ = Observable.combineLatest(switches).subscribe(onNext: { print($0) })  // prints [false, true]
  /// switches[0].onNext(true)  // prints [true, true]
  /// ```
  ///
  /// - Parameter collection: the sequences. Each subscription walks them again.
  @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable { emitter in
      combineLatestOfCollection(collection, emitter.running) { emitter.next($0) }
    }
  }
}

/// Subscribes to the sequences of a collection and hands their latest elements to `emit`.
@inlinable
func combineLatestOfCollection<Collection: Swift.Collection>(
  _ collection: Collection,
  _ running: RunningSubscription,
  _ emit: @escaping ([Collection.Element.Element]) throws -> Void
) -> any Disposable where Collection.Element: ObservableType {
  let count = collection.count
  let latest = LatestList<Collection.Element.Element>(count)
  let sink = CombineLatestSink(running, count: count) { try emit(latest.current) }
  if count == 0 {
    sink.emitOnce()
    return NopDisposable.shared
  }
  var subscriptions: [any Disposable] = []
  subscriptions.reserveCapacity(count)
  for source in collection {
    let index = subscriptions.count
    subscriptions.append(sink.connect(source.asObservable()) { latest.replace($0, at: index) })
  }
  return Disposables.create(subscriptions)
}

/// The latest elements of many sequences.
@usableFromInline
final class LatestList<Value> {
  /// The elements, once each sequence has emitted. The array is copied only if an observer keeps an emitted one.
  @exclusivity(unchecked) @usableFromInline var elements: [Value] = []
  /// The elements until each sequence has emitted.
  @exclusivity(unchecked) @usableFromInline var incomplete: [Value?]

  @usableFromInline
  init(_ count: Int) { incomplete = Array(repeating: nil, count: count) }

  /// All elements. Each sequence must have emitted one.
  @inlinable
  var current: [Value] {
    if elements.isEmpty { gather() }
    return elements
  }

  /// Stores another element and returns the one that it replaces, so that it can be released later.
  @inlinable
  func replace(_ element: Value, at index: Int) -> Value? {
    if elements.isEmpty {
      RxSwift.replace(&incomplete[index], with: .some(element))
    } else {
      RxSwift.replace(&elements[index], with: element)
    }
  }

  @usableFromInline
  func gather() {
    elements = incomplete.map { $0.unsafelyUnwrapped }
    incomplete = []
  }
}
