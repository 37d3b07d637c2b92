// SPDX-License-Identifier: MIT
import RxSwift

extension SharedSequenceConvertibleType {
  /// Emits at most one element in each span of time.
  ///
  /// See <http://reactivex.io/documentation/operators/sample.html>.
  ///
  /// ```swift
  /// _ = Driver.concat([Driver.of(1, 2, 3), Driver.never()])
  ///   .throttle(.milliseconds(100))
  ///   .drive(onNext: { print($0) })  // prints 1, 3
  /// ```
  ///
  /// - Parameters:
  ///   - dueTime: the span, measured by the scheduler of the sharing strategy.
  ///   - latest: whether to emit the last element of a span at its end.
  @inlinable
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler))
  }

  /// Emits an element once no other has followed it for some time.
  ///
  /// It drops the others. If an element waits when the sequence completes, it emits that element at once, before the
  /// completion.
  /// See <http://reactivex.io/documentation/operators/debounce.html>.
  ///
  /// ```swift
  /// _ = Driver.concat([Driver.of("s", "sw", "swift"), Driver.never()])
  ///   .debounce(.milliseconds(300))
  ///   .drive(onNext: { print($0) })  // prints swift, 300 ms later
  /// ```
  ///
  /// - Parameter dueTime: the time, measured by the scheduler of the sharing strategy.
  @inlinable
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().debounce(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Delays all events.
  ///
  /// See <http://reactivex.io/documentation/operators/delay.html>.
  ///
  /// ```swift
  /// _ = Driver.of(1, 2).delay(.seconds(1)).drive(onNext: { print($0) })  // prints 1, 2
  /// ```
  ///
  /// - Parameter dueTime: the length of the delay, measured by the scheduler of the sharing strategy.
  @inlinable
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().delay(dueTime, scheduler: SharingStrategy.scheduler))
  }
}
