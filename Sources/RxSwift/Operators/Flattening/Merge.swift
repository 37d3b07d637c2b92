// SPDX-License-Identifier: MIT

extension ObservableType where Element: ObservableConvertibleType {
  /// Merges the inner sequences.
  ///
  /// Completes when the source and all inner sequences completed; the first error of any of them ends the sequence.
  /// See <http://reactivex.io/documentation/operators/merge.html>.
  ///
  /// ```swift
  /// _ = Observable.of(Observable.of(1, 2), Observable.of(3))
  ///   .merge()
  ///   .subscribe(onNext: { print($0) })  // prints 1, 2, 3
  /// ```
  @inlinable
  public func merge() -> Observable<Element.Element> {
    asObservable().flattening(.all) { $0 }
  }

  /// Merges the inner sequences, at most `maxConcurrent` at a time; the others wait in the order in which they came.
  ///
  /// Completes when the source and all inner sequences completed; the first error of any of them ends the sequence.
  /// See <http://reactivex.io/documentation/operators/merge.html>.
  ///
  /// ```swift
  /// let downloads = [PublishSubject<String>(), PublishSubject<String>(), PublishSubject<String>()]
  /// _ = Observable.from(downloads).merge(maxConcurrent: 2).subscribe(onNext: { print($0) })
  /// downloads[2].onNext("third")  // prints nothing: two are running, the third waits
  /// downloads[0].onNext("first")  // prints first
  /// downloads[0].onCompleted()
  /// downloads[2].onNext("third")  // prints third
  /// ```
  ///
  /// - Precondition: `maxConcurrent` is positive.
  @inlinable
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    requireArgument(maxConcurrent > 0, "merge(maxConcurrent:): maxConcurrent must be positive, is \(maxConcurrent)")
    return asObservable().flattening(.limited(maxConcurrent)) { $0 }
  }
}

extension ObservableType {
  /// Merges sequences, subscribing to them in order.
  ///
  /// Completes when all of them completed; the first error ends the sequence.
  /// See <http://reactivex.io/documentation/operators/merge.html>.
  ///
  /// ```swift
  /// let (kitchen, hall, cellar) = (PublishSubject<Int>(), PublishSubject<Int>(), PublishSubject<Int>())
  /// let rooms: [Observable<Int>] = [kitchen, hall, cellar]
  /// _ = Observable.merge(rooms.dropLast()).subscribe(onNext: { print($0) })
  /// hall.onNext(19)  // prints 19
  /// kitchen.onNext(22)  // prints 22
  /// cellar.onNext(8)  // prints nothing
  /// ```
  @inlinable
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> {
    merge(Array(sources))
  }

  /// Merges sequences, subscribing to them in order.
  ///
  /// Completes when all of them completed; the first error ends the sequence.
  /// See <http://reactivex.io/documentation/operators/merge.html>.
  ///
  /// ```swift
  /// let (mouse, keyboard) = (PublishSubject<String>(), PublishSubject<String>())
  /// _ = Observable.merge(mouse, keyboard).subscribe(onNext: { print($0) })
  /// mouse.onNext("click")  // prints click
  /// keyboard.onNext("enter")  // prints enter
  /// ```
  @inlinable
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }

  /// Merges sequences, subscribing to them in order.
  ///
  /// Completes when all of them completed; the first error ends the sequence.
  /// See <http://reactivex.io/documentation/operators/merge.html>.
  ///
  /// ```swift
  /// _ = Observable.merge([Observable.just(1), Observable.just(2)]).subscribe(onNext: { print($0) })  // prints 1, 2
  /// ```
  @inlinable
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    Observable { emitter in
      let sink = FlatteningSink(emitter.running, beginning: sources.count)
      if sources.isEmpty { emitter.completed() }
      for source in sources {
        if emitter.isClosed { break }
        _ = sink.subscribe(source, 0, sink.inners.reserve())
      }
      return sink
    }
  }
}
