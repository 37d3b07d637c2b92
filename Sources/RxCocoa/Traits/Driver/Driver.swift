// SPDX-License-Identifier: MIT
import RxRelay
import RxSwift

/// A sequence for user interfaces: it never fails, delivers on the main scheduler, and is shared between its
/// subscribers, each of which first receives the latest element.
///
/// It carries state: what a view shows. For events use `Signal`.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// How the subscribers of a `Driver` share it.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler, or the scheduler that a test put in its place.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Shares `source` and replays its latest element to each new subscriber.
  @inlinable
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// The sequence as a `Driver`.
  ///
  /// ```swift
  /// let numbers = Driver.of(1, 2).map { $0 * 10 }
  /// _ = numbers.asDriver().drive(onNext: { print($0) })  // prints 10, 20
  /// ```
  @inlinable
  public func asDriver() -> Driver<Element> { asSharedSequence() }
}

extension ObservableConvertibleType {
  /// The sequence as a `Driver` that emits an element and completes instead of failing.
  ///
  /// ```swift
  /// _ = Observable<Int>.error(RxError.timeout).asDriver(onErrorJustReturn: 0).drive(onNext: { print($0) })  // prints 0
  /// ```
  @inlinable
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// The sequence as a `Driver` that goes on with another driver instead of failing.
  ///
  /// ```swift
  /// _ = Observable<String>.error(RxError.timeout)
  ///   .asDriver(onErrorDriveWith: .of("from", "the cache"))
  ///   .drive(onNext: { print($0) })  // prints from, the cache
  /// ```
  @inlinable
  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorDriveWith: onErrorDriveWith)
  }

  /// The sequence as a `Driver` that goes on with the driver that `onErrorRecover` makes, instead of failing.
  ///
  /// ```swift
  /// _ = Observable<String>.error(RxError.timeout)
  ///   .asDriver { error in .just("failed") }
  ///   .drive(onNext: { print($0) })  // prints failed
  /// ```
  @preconcurrency
  @inlinable
  public func asDriver(
    onErrorRecover: @escaping @Sendable (_ error: any Swift.Error) -> Driver<Element>
  ) -> Driver<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension InfallibleType {
  /// The sequence as a `Driver`.
  ///
  /// ```swift
  /// _ = Infallible.of(1, 2).asDriver().drive(onNext: { print($0) })  // prints 1, 2
  /// ```
  @inlinable
  public func asDriver() -> Driver<Element> {
    SharedSequence(asObservable().observe(on: DriverSharingStrategy.scheduler))
  }
}

extension BehaviorRelay {
  /// The relay as a `Driver`.
  ///
  /// ```swift
  /// let name = BehaviorRelay(value: "Mia")
  /// _ = name.asDriver().drive(onNext: { print($0) })  // prints Mia
  /// ```
  @inlinable
  public func asDriver() -> Driver<Element> {
    SharedSequence(asObservable().observe(on: DriverSharingStrategy.scheduler))
  }
}
