// SPDX-License-Identifier: MIT
import RxSwift

extension SharedSequence {
  /// A sequence that completes on subscription.
  ///
  /// See <http://reactivex.io/documentation/operators/empty-never-throw.html>.
  ///
  /// ```swift
  /// _ = Driver<Int>.empty().drive(onCompleted: { print("completed") })  // prints completed
  /// ```
  public static func empty() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.empty().subscribe(on: SharingStrategy.scheduler))
  }

  /// A sequence that never emits and never ends.
  ///
  /// See <http://reactivex.io/documentation/operators/empty-never-throw.html>.
  ///
  /// ```swift
  /// _ = Driver<Int>.never().drive(onCompleted: { print("completed") })  // prints nothing
  /// ```
  public static func never() -> SharedSequence<SharingStrategy, Element> { SharedSequence(raw: Observable.never()) }

  /// A sequence of one element, followed by completion.
  ///
  /// See <http://reactivex.io/documentation/operators/just.html>.
  ///
  /// ```swift
  /// _ = Driver.just("hello").drive(onNext: { print($0) })  // prints hello
  /// ```
  @Sendable
  public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.just(element).subscribe(on: SharingStrategy.scheduler))
  }

  /// A sequence made anew by a function when the first subscriber comes.
  ///
  /// See <http://reactivex.io/documentation/operators/defer.html>.
  ///
  /// ```swift
  /// let stamp = Driver.deferred {
  ///   print("subscribed")
  ///   return Driver.just(1)
  /// }
  /// _ = stamp.drive(onNext: { print($0) })  // prints subscribed, 1
  /// ```
  @preconcurrency
  public static func deferred(
    _ observableFactory: @escaping @Sendable () -> SharedSequence<SharingStrategy, Element>
  ) -> SharedSequence<SharingStrategy, Element> {
    // It captures a function that is Sendable, and makes a sequence.
    let factory = UncheckedSendable { () -> Observable<Element> in observableFactory().asObservable() }
    return SharedSequence(Observable.deferred { factory.value() })
  }

  /// A sequence of the given elements, which each subscriber receives.
  ///
  /// See <http://reactivex.io/documentation/operators/from.html>.
  ///
  /// ```swift
  /// _ = Driver.of("a", "b", "c").drive(onNext: { print($0) })  // prints a, b, c
  /// ```
  public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.from(elements, scheduler: SharingStrategy.scheduler))
  }

  /// A sequence of the elements of an array, which each subscriber receives.
  ///
  /// See <http://reactivex.io/documentation/operators/from.html>.
  ///
  /// ```swift
  /// _ = Driver.from([1, 2, 3]).drive(onNext: { print($0) })  // prints 1, 2, 3
  /// ```
  @Sendable
  public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.from(array, scheduler: SharingStrategy.scheduler))
  }

  /// A sequence of the elements of any Swift sequence, which is iterated for each subscriber.
  ///
  /// See <http://reactivex.io/documentation/operators/from.html>.
  ///
  /// ```swift
  /// _ = Driver.from("abc").drive(onNext: { print($0) })  // prints a, b, c
  /// ```
  @Sendable
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
    SharedSequence(raw: Observable.from(sequence, scheduler: SharingStrategy.scheduler))
  }

  /// A sequence of the value of an optional, or an empty sequence if the optional is nil.
  ///
  /// See <http://reactivex.io/documentation/operators/from.html>.
  ///
  /// ```swift
  /// _ = Driver.from(optional: Int("12")).drive(onNext: { print($0) })  // prints 12
  /// ```
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
  ///
  /// ```swift
  /// _ = Driver<Int>.interval(.seconds(1))
  ///   .filter { $0 < 3 }
  ///   .drive(onNext: { print($0) })  // prints 0, 1, 2
  /// ```
  public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.interval(period, scheduler: SharingStrategy.scheduler))
  }

  /// A sequence that counts from zero, first after `dueTime`, then one element each `period`.
  ///
  /// It never ends. The scheduler of the sharing strategy measures the time.
  /// See <http://reactivex.io/documentation/operators/timer.html>.
  ///
  /// ```swift
  /// _ = Driver<Int>.timer(.seconds(3), period: .seconds(3600))
  ///   .drive(onNext: { _ in print("three seconds later") })  // prints three seconds later
  /// ```
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
  }
}
