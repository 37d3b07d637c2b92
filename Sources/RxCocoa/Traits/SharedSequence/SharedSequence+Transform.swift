// SPDX-License-Identifier: MIT
import RxSwift

extension SharedSequenceConvertibleType {
  /// Transforms each element.
  ///
  /// See <http://reactivex.io/documentation/operators/map.html>.
  @preconcurrency
  @inlinable
  public func map<Result>(
    _ selector: @escaping @Sendable (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(asObservable().map(selector))
  }

  /// Transforms each element and drops nil.
  @preconcurrency
  @inlinable
  public func compactMap<Result>(
    _ selector: @escaping @Sendable (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(asObservable().compactMap(selector))
  }

  /// Accumulates the elements and emits each intermediate result.
  ///
  /// `seed` itself is not emitted; each subscription begins with it.
  /// See <http://reactivex.io/documentation/operators/scan.html>.
  @preconcurrency
  @inlinable
  public func scan<A>(
    _ seed: A, accumulator: sending @escaping (A, Element) -> A
  ) -> SharedSequence<SharingStrategy, A> {
    SharedSequence<SharingStrategy, A>(asObservable().scan(seed, accumulator: accumulator))
  }

  /// Emits `element` before the elements of the sequence.
  ///
  /// See <http://reactivex.io/documentation/operators/startwith.html>.
  @inlinable
  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().startWith(element))
  }

  /// Subscribes to a shared sequence for each element and emits the elements of all of them.
  ///
  /// It completes when this sequence and all inner ones have.
  /// See <http://reactivex.io/documentation/operators/flatmap.html>.
  @preconcurrency
  @inlinable
  public func flatMap<Sharing, Result>(
    _ selector: @escaping @Sendable (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMap(selector))
  }

  /// Subscribes to a shared sequence for each element and emits the elements of the latest one.
  ///
  /// The subscription to the one before is disposed. It completes when this sequence and the latest inner one have.
  /// See <http://reactivex.io/documentation/operators/flatmap.html>.
  @preconcurrency
  @inlinable
  public func flatMapLatest<Sharing, Result>(
    _ selector: @escaping @Sendable (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapLatest(selector))
  }

  /// Subscribes to a shared sequence for each element that comes while no other such sequence is running.
  ///
  /// The other elements are dropped. It completes when this sequence and the inner one have.
  /// See <http://reactivex.io/documentation/operators/flatmap.html>.
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
  /// The subscription to the one before is disposed.
  /// See <http://reactivex.io/documentation/operators/switch.html>.
  @inlinable
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().switchLatest())
  }

  /// Emits the elements of all sequences that are elements of this one.
  ///
  /// It completes when this sequence and all of them have.
  /// See <http://reactivex.io/documentation/operators/merge.html>.
  @inlinable
  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().merge())
  }

  /// Emits the elements of the sequences that are elements of this one, a limited number of them at a time.
  ///
  /// The others wait in the order in which they came. It completes when this sequence and all of them have.
  /// See <http://reactivex.io/documentation/operators/merge.html>.
  @inlinable
  public func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().merge(maxConcurrent: maxConcurrent))
  }
}
