// SPDX-License-Identifier: MIT
import RxRelay
import RxSwift

/// A sequence for user interfaces: it never fails, delivers on the main scheduler, and is shared between its
/// subscribers, which receive no elements from before their subscription.
///
/// It carries events: what happened. For state use `Driver`.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// How the subscribers of a `Signal` share it.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler, or the scheduler that a test put in its place.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Shares `source` and replays nothing.
  @inlinable
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// The sequence as a `Signal`.
  ///
  /// ```swift
  /// let numbers = Signal.of(1, 2).map { $0 * 10 }
  /// _ = numbers.asSignal().emit(onNext: { print($0) })  // prints 10, 20
  /// ```
  @inlinable
  public func asSignal() -> Signal<Element> { asSharedSequence() }

  /// Combines each element with an object that is not retained. When the object is gone, the next element
  /// completes the sequence.
  ///
  /// ```swift
  /// final class Screen: Sendable { let name = "settings" }
  ///
  /// let screen = Screen()
  /// _ = Signal.just(1)
  ///   .withUnretained(screen) { screen, tap in "\(screen.name) \(tap)" }
  ///   .emit(onNext: { print($0) })  // prints settings 1
  /// ```
  ///
  /// `resultSelector` combines the object and an element.
  @preconcurrency
  @available(swift, introduced: 6)
  @inlinable
  public func withUnretained<Object: AnyObject & Sendable, Out>(
    _ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
  ) -> SharedSequence<SharingStrategy, Out> {
    SharedSequence<SharingStrategy, Out>(asObservable().withUnretained(obj, resultSelector: resultSelector))
  }

  /// Pairs each element with an object that is not retained. When the object is gone, the next element
  /// completes the sequence.
  ///
  /// ```swift
  /// final class Screen: Sendable { let name = "settings" }
  ///
  /// let screen = Screen()
  /// _ = Signal.just(1)
  ///   .withUnretained(screen)
  ///   .emit(onNext: { screen, tap in print(screen.name, tap) })  // prints settings 1
  /// ```
  @preconcurrency
  @inlinable
  public func withUnretained<Object: AnyObject & Sendable>(
    _ obj: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    SharedSequence<SharingStrategy, (Object, Element)>(asObservable().withUnretained(obj))
  }
}

extension ObservableConvertibleType {
  /// The sequence as a `Signal` that emits an element and completes instead of failing.
  ///
  /// ```swift
  /// _ = Observable<Int>.error(RxError.timeout).asSignal(onErrorJustReturn: 0).emit(onNext: { print($0) })  // prints 0
  /// ```
  @inlinable
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// The sequence as a `Signal` that goes on with another signal instead of failing.
  ///
  /// ```swift
  /// _ = Observable<String>.error(RxError.timeout)
  ///   .asSignal(onErrorSignalWith: .of("from", "the cache"))
  ///   .emit(onNext: { print($0) })  // prints from, the cache
  /// ```
  @inlinable
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorDriveWith: onErrorSignalWith)
  }

  /// The sequence as a `Signal` that goes on with the signal that `onErrorRecover` makes, instead of failing.
  ///
  /// ```swift
  /// _ = Observable<String>.error(RxError.timeout)
  ///   .asSignal { error in .just("failed") }
  ///   .emit(onNext: { print($0) })  // prints failed
  /// ```
  @preconcurrency
  @inlinable
  public func asSignal(
    onErrorRecover: @escaping @Sendable (_ error: any Swift.Error) -> Signal<Element>
  ) -> Signal<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension PublishRelay {
  /// The relay as a `Signal`.
  ///
  /// ```swift
  /// let taps = PublishRelay<String>()
  /// _ = taps.asSignal().emit(onNext: { print($0) })
  /// taps.accept("a")  // prints a
  /// ```
  @inlinable
  public func asSignal() -> Signal<Element> {
    SharedSequence(asObservable().observe(on: SignalSharingStrategy.scheduler))
  }
}
