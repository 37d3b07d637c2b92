// SPDX-License-Identifier: MIT
import RxSwift

extension SharedSequence {
  /// A sequence that completes on subscription.
  ///
  /// See <http://reactivex.io/documentation/operators/empty-never-throw.html>.
  public static func empty() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.empty().subscribe(on: SharingStrategy.scheduler))
  }

  /// A sequence that never emits and never ends.
  ///
  /// See <http://reactivex.io/documentation/operators/empty-never-throw.html>.
  public static func never() -> SharedSequence<SharingStrategy, Element> { SharedSequence(raw: Observable.never()) }

  /// A sequence of one element, followed by completion.
  ///
  /// See <http://reactivex.io/documentation/operators/just.html>.
  @Sendable
  public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.just(element).subscribe(on: SharingStrategy.scheduler))
  }

  /// A sequence made anew by a function when the first subscriber comes.
  ///
  /// See <http://reactivex.io/documentation/operators/defer.html>.
  @preconcurrency
  public static func deferred(
    _ observableFactory: @escaping @Sendable () -> SharedSequence<SharingStrategy, Element>
  ) -> SharedSequence<SharingStrategy, Element> {
    let factory = Sending { () -> Observable<Element> in observableFactory().asObservable() }
    return SharedSequence(Observable.deferred { factory.value() })
  }

  /// A sequence of the given elements, which each subscriber receives.
  ///
  /// See <http://reactivex.io/documentation/operators/from.html>.
  public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.from(elements, scheduler: SharingStrategy.scheduler))
  }

  /// A sequence of the elements of an array, which each subscriber receives.
  ///
  /// See <http://reactivex.io/documentation/operators/from.html>.
  @Sendable
  public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.from(array, scheduler: SharingStrategy.scheduler))
  }

  /// A sequence of the elements of any Swift sequence, which is iterated for each subscriber.
  ///
  /// See <http://reactivex.io/documentation/operators/from.html>.
  @Sendable
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
    SharedSequence(raw: Observable.from(sequence, scheduler: SharingStrategy.scheduler))
  }

  /// A sequence of the value of an optional, or of nothing.
  ///
  /// See <http://reactivex.io/documentation/operators/from.html>.
  @Sendable
  public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.from(optional: optional, scheduler: SharingStrategy.scheduler))
  }
}

extension SharedSequence where Element: FixedWidthInteger {
  /// A sequence that counts from zero, one element each `period`.
  ///
  /// The first element comes after one period. The scheduler of the sharing strategy measures the time.
  /// See <http://reactivex.io/documentation/operators/interval.html>.
  public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.interval(period, scheduler: SharingStrategy.scheduler))
  }

  /// A sequence that counts from zero, first after `dueTime`, then one element each `period`.
  ///
  /// It never ends. The scheduler of the sharing strategy measures the time.
  /// See <http://reactivex.io/documentation/operators/timer.html>.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
  }
}
