// SPDX-License-Identifier: MIT
import RxSwift

extension SharedSequenceConvertibleType {
  /// Emits at most one element in some time.
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
  ///   - dueTime: the time, measured by the scheduler of the sharing strategy.
  ///   - latest: whether the last element of the time is emitted at its end.
  @inlinable
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler))
  }

  /// Emits an element once no other has followed it for some time.
  ///
  /// The others are dropped. An element that waits when the sequence completes is emitted at once, before completion.
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

  /// Emits everything later.
  ///
  /// See <http://reactivex.io/documentation/operators/delay.html>.
  ///
  /// ```swift
  /// _ = Driver.of(1, 2).delay(.seconds(1)).drive(onNext: { print($0) })  // prints 1, 2
  /// ```
  ///
  /// - Parameter dueTime: by how much, measured by the scheduler of the sharing strategy.
  @inlinable
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().delay(dueTime, scheduler: SharingStrategy.scheduler))
  }
}
