// SPDX-License-Identifier: MIT

extension InfallibleType {
  /// Goes on with another sequence when this one completes.
  ///
  /// It subscribes to `second` only then, and completes when `second` completes.
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  ///
  /// ```swift
  /// _ = Infallible.of(1, 2).concat(Infallible.of(3)).subscribe(onNext: { print($0) })  // prints 1, 2, 3
  /// ```
  @inlinable
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element>
  where Source.Element == Element {
    Infallible(Observable.concat([asObservable(), second.asObservable()]))
  }

  /// Emits the elements of sequences one after the other.
  ///
  /// It takes the next sequence from `sequence` and subscribes to it when the one before has completed. It completes when
  /// the last one completes. See <http://reactivex.io/documentation/operators/concat.html>.
  ///
  /// ```swift
  /// let pages = AnySequence((1...3).lazy.map { Infallible.just("page \($0)") })
  /// _ = Infallible.concat(pages).subscribe(onNext: { print($0) })  // prints page 1, page 2, page 3
  /// ```
  @inlinable
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Infallible<Element>
  where Sequence.Element == Infallible<Element> {
    Infallible(Observable.concat(sequence.lazy.map { $0.asObservable() }))
  }

  /// Emits the elements of sequences one after the other.
  ///
  /// It subscribes to each sequence when the one before has completed, and completes when the last one completes.
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  ///
  /// ```swift
  /// _ = Infallible.concat([Infallible.of(1, 2), Infallible.of(3)]).subscribe(onNext: { print($0) })  // prints 1, 2, 3
  /// ```
  @inlinable
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<Element>
  where Collection.Element == Infallible<Element> {
    Infallible(Observable.concat(collection.map { $0.asObservable() }))
  }

  /// Emits the elements of sequences one after the other.
  ///
  /// It subscribes to each sequence when the one before has completed, and completes when the last one completes.
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  ///
  /// ```swift
  /// _ = Infallible.concat(Infallible.of(1, 2), Infallible.of(3)).subscribe(onNext: { print($0) })  // prints 1, 2, 3
  /// ```
  @inlinable
  public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
    Infallible(Observable.concat(sources.map { $0.asObservable() }))
  }

  /// Emits the elements of several sequences as they come.
  ///
  /// It subscribes to all sequences at once, in order. It completes when all of them have completed.
  /// See <http://reactivex.io/documentation/operators/merge.html>.
  ///
  /// ```swift
  /// let rooms = [Infallible.of(19), Infallible.of(22), Infallible.of(8)]
  /// _ = Infallible.merge(rooms.dropLast()).subscribe(onNext: { print($0) })  // prints 19, 22
  /// ```
  @inlinable
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element>
  where Collection.Element == Infallible<Element> {
    Infallible(Observable.merge(sources.map { $0.asObservable() }))
  }

  /// Emits the elements of several sequences as they come.
  ///
  /// It subscribes to all sequences at once, in order. It completes when all of them have completed.
  /// See <http://reactivex.io/documentation/operators/merge.html>.
  ///
  /// ```swift
  /// _ = Infallible.merge([Infallible.just(1), Infallible.just(2)]).subscribe(onNext: { print($0) })  // prints 1, 2
  /// ```
  @inlinable
  public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
    Infallible(Observable.merge(sources.map { $0.asObservable() }))
  }

  /// Emits the elements of several sequences as they come.
  ///
  /// It subscribes to all sequences at once, in order. It completes when all of them have completed.
  /// See <http://reactivex.io/documentation/operators/merge.html>.
  ///
  /// ```swift
  /// _ = Infallible.merge(Infallible.just(1), Infallible.just(2)).subscribe(onNext: { print($0) })  // prints 1, 2
  /// ```
  @inlinable
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
    Infallible(Observable.merge(sources.map { $0.asObservable() }))
  }

  /// Combines the latest elements of several sequences whenever one of them emits, once all of them have emitted.
  ///
  /// It completes when all of them have completed. It also completes with an element that comes when all other sequences
  /// have completed, one of them without an element.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let marks = [Infallible.just(2), Infallible.just(3), Infallible.just(1)]
  /// _ = Infallible.combineLatest(marks) { $0.reduce(0, +) }.subscribe(onNext: { print($0) })  // prints 6
  /// ```
  ///
  /// `resultSelector` combines the elements, in the order of `collection`.
  @preconcurrency
  @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
  ) -> Infallible<Element> where Collection.Element: InfallibleType {
    Infallible(
      Observable<Element>.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Emits the latest elements of several sequences as an array whenever one of them emits, once all of them have
  /// emitted.
  ///
  /// It completes when all of them have completed. It also completes with an element that comes when all other sequences
  /// have completed, one of them without an element.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let switches = [Infallible.just(false), Infallible.just(true)]
  /// _ = Infallible.combineLatest(switches).subscribe(onNext: { print($0) })  // prints [false, true]
  /// ```
  @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Infallible<[Element]> where Collection.Element: InfallibleType, Collection.Element.Element == Element {
    Infallible<[Element]>(Observable<Element>.combineLatest(collection.map { $0.asObservable() }))
  }

  /// Combines each element with the latest element of another sequence.
  ///
  /// It drops elements that come before the first element of `second`. It completes when this sequence completes.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let text = BehaviorSubject(value: "hello").asInfallible(onErrorJustReturn: "")
  /// _ = Infallible.of(1, 2)
  ///   .withLatestFrom(text) { "\($1) \($0)" }
  ///   .subscribe(onNext: { print($0) })  // prints hello 1, hello 2
  /// ```
  @preconcurrency
  @inlinable
  public func withLatestFrom<Source: InfallibleType, ResultType>(
    _ second: Source, resultSelector: @escaping @Sendable (Element, Source.Element) throws -> ResultType
  ) -> Infallible<ResultType> {
    Infallible<ResultType>(
      asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector))
  }

  /// Emits the latest element of another sequence for each element of this one.
  ///
  /// It emits nothing before the first element of `second`. It completes when this sequence completes.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let text = BehaviorSubject(value: "hello").asInfallible(onErrorJustReturn: "")
  /// _ = Infallible.just(()).withLatestFrom(text).subscribe(onNext: { print($0) })  // prints hello
  /// ```
  @inlinable
  public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().withLatestFrom(second.asObservable()))
  }

  /// Combines each element with an object that is not retained. When the object is gone, the next element
  /// completes the sequence.
  ///
  /// ```swift
  /// final class Screen: Sendable { let name = "settings" }
  ///
  /// let screen = Screen()
  /// _ = Infallible.of(1, 2)
  ///   .withUnretained(screen) { screen, tap in "\(screen.name) \(tap)" }
  ///   .subscribe(onNext: { print($0) })  // prints settings 1, settings 2
  /// ```
  ///
  /// `resultSelector` combines the object and an element.
  @preconcurrency
  @available(swift, introduced: 6)
  @inlinable
  public func withUnretained<Object: AnyObject & Sendable, Out>(
    _ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
  ) -> Infallible<Out> {
    Infallible<Out>(asObservable().withUnretained(obj, resultSelector: resultSelector))
  }

  /// Pairs each element with an object that is not retained. When the object is gone, the next element
  /// completes the sequence.
  ///
  /// ```swift
  /// final class Screen: Sendable { let name = "settings" }
  ///
  /// let screen = Screen()
  /// _ = Infallible.of(1, 2)
  ///   .withUnretained(screen)
  ///   .subscribe(onNext: { screen, tap in print(screen.name, tap) })  // prints settings 1, settings 2
  /// ```
  @preconcurrency
  @inlinable
  public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> Infallible<(Object, Element)> {
    Infallible<(Object, Element)>(asObservable().withUnretained(obj))
  }
}
