// SPDX-License-Identifier: MIT
import RxSwift

extension SharedSequenceConvertibleType {
  /// Transforms each element.
  ///
  /// See <http://reactivex.io/documentation/operators/map.html>.
  ///
  /// ```swift
  /// _ = Driver.of(1, 2, 3).map { $0 * 10 }.drive(onNext: { print($0) })  // prints 10, 20, 30
  /// ```
  @available(swift, introduced: 6)
  @inlinable
  public func map<Result>(
    @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    calling(on: selector.isolation) { $0.map(unisolated(selector)) }
  }

  /// Transforms each element and drops nil.
  ///
  /// See <http://reactivex.io/documentation/operators/filter.html>.
  ///
  /// ```swift
  /// _ = Driver.of("1", "two", "3").compactMap { Int($0) }.drive(onNext: { print($0) })  // prints 1, 3
  /// ```
  @available(swift, introduced: 6)
  @inlinable
  public func compactMap<Result>(
    @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    calling(on: selector.isolation) { $0.compactMap(unisolated(selector)) }
  }

  /// Accumulates the elements and emits each intermediate result.
  ///
  /// ```swift
  /// _ = Driver.of(1, 2, 3).scan(0, accumulator: +).drive(onNext: { print($0) })  // prints 1, 3, 6
  /// ```
  ///
  /// `seed` itself is not emitted; each subscription begins with it.
  /// See <http://reactivex.io/documentation/operators/scan.html>.
  @available(swift, introduced: 6)
  @inlinable
  public func scan<A>(
    _ seed: sending A, @_inheritActorContext accumulator: @escaping @Sendable @isolated(any) (A, Element) -> A
  ) -> SharedSequence<SharingStrategy, A> {
    accumulating(seed, accumulator)
  }

  /// Emits `element` before the elements of the sequence.
  ///
  /// See <http://reactivex.io/documentation/operators/startwith.html>.
  ///
  /// ```swift
  /// _ = Driver.of("loaded").startWith("loading").drive(onNext: { print($0) })  // prints loading, loaded
  /// ```
  @inlinable
  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().startWith(element))
  }

  /// Subscribes to a shared sequence for each element and emits the elements of all of them.
  ///
  /// It completes when this sequence and all inner sequences have completed.
  /// See <http://reactivex.io/documentation/operators/flatmap.html>.
  ///
  /// ```swift
  /// _ = Driver.of("ab", "cd")
  ///   .flatMap { word in Driver.just("\(word): \(word.count)") }
  ///   .drive(onNext: { print($0) })  // prints ab: 2, cd: 2
  /// ```
  @available(swift, introduced: 6)
  @inlinable
  public func flatMap<Sharing, Result>(
    @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    flattening(selector, with: { $0.flatMap($1) }, { $0.merge() })
  }

  /// Subscribes to a shared sequence for each element and emits the elements of the latest one.
  ///
  /// It disposes the subscription to the previous inner sequence. It completes when this sequence and the latest inner
  /// sequence have completed.
  /// See <http://reactivex.io/documentation/operators/flatmap.html>.
  ///
  /// ```swift
  /// let word = PublishRelay<String>()
  /// _ = word.asDriver(onErrorJustReturn: "")
  ///   .flatMapLatest { word in Driver<String>.never().startWith("searching \(word)") }
  ///   .drive(onNext: { print($0) })
  /// word.accept("rx")  // prints searching rx
  /// word.accept("swift")  // prints searching swift
  /// ```
  @available(swift, introduced: 6)
  @inlinable
  public func flatMapLatest<Sharing, Result>(
    @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    flattening(selector, with: { $0.flatMapLatest($1) }, { $0.switchLatest() })
  }

  /// Subscribes to a shared sequence for each element that comes while no other such sequence is running.
  ///
  /// It drops the other elements. It completes when this sequence and the inner sequence have completed.
  /// See <http://reactivex.io/documentation/operators/flatmap.html>.
  ///
  /// ```swift
  /// let tap = PublishRelay<Int>()
  /// _ = tap.asSignal()
  ///   .flatMapFirst { number in Signal<Int>.never().startWith(number) }
  ///   .emit(onNext: { print($0) })
  /// tap.accept(1)  // prints 1
  /// tap.accept(2)  // prints nothing: the first one goes on
  /// ```
  @preconcurrency
  @inlinable
  public func flatMapFirst<Sharing, Result>(
    _ selector: @escaping @Sendable (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapFirst(selector))
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// Emits the elements of the latest sequence that is an element of this one.
  ///
  /// It disposes the subscription to the previous inner sequence.
  /// See <http://reactivex.io/documentation/operators/switch.html>.
  ///
  /// ```swift
  /// let channel = BehaviorRelay(value: Driver.just("news"))
  /// _ = channel.asDriver().switchLatest().drive(onNext: { print($0) })  // prints news
  /// channel.accept(Driver.just("music"))  // prints music
  /// ```
  @inlinable
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().switchLatest())
  }

  /// Emits the elements of all sequences that are elements of this one.
  ///
  /// It completes when this sequence and all of them have completed.
  /// See <http://reactivex.io/documentation/operators/merge.html>.
  ///
  /// ```swift
  /// _ = Driver.of(Driver.just(1), Driver.just(2)).merge().drive(onNext: { print($0) })  // prints 1, 2
  /// ```
  @inlinable
  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().merge())
  }

  /// Emits the elements of the sequences that are elements of this one, a limited number of them at a time.
  ///
  /// The others wait in the order in which they came. It completes when this sequence and all of them have completed.
  /// See <http://reactivex.io/documentation/operators/merge.html>.
  ///
  /// ```swift
  /// _ = Driver.of(Driver.just(1), Driver.just(2)).merge(maxConcurrent: 1).drive(onNext: { print($0) })  // prints 1, 2
  /// ```
  @inlinable
  public func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().merge(maxConcurrent: maxConcurrent))
  }
}
