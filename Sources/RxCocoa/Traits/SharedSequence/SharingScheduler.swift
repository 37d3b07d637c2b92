// SPDX-License-Identifier: MIT
import RxSwift

/// Makes the scheduler on which drivers and signals deliver: the main scheduler, unless a test puts another in its
/// place.
public enum SharingScheduler {
  private static let maker = Locked<@Sendable () -> any SchedulerType> { MainScheduler() }

  /// Makes the scheduler.
  public static var make: () -> any SchedulerType { maker.value }

  /// Puts a scheduler in place of the main scheduler while `action` runs.
  ///
  /// Drivers and signals that are built inside of `action` deliver on it, even after `action` has returned.
  ///
  /// ```swift
  /// let clock = HistoricalScheduler()
  /// SharingScheduler.mock(scheduler: clock) {
  ///   _ = Driver.just(1).delay(.seconds(10)).drive(onNext: { print($0) })
  ///   clock.advanceTo(clock.now.addingTimeInterval(60))  // prints 1
  /// }
  /// ```
  public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// Puts the schedulers that `makeScheduler` makes in place of the main scheduler while `action` runs.
  ///
  /// Drivers and signals that are built inside of `action` deliver on them, even after `action` has returned.
  ///
  /// ```swift
  /// let clock = HistoricalScheduler()
  /// SharingScheduler.mock(makeScheduler: { clock }) {
  ///   _ = Driver.just(1).delay(.seconds(10)).drive(onNext: { print($0) })
  ///   clock.advanceTo(clock.now.addingTimeInterval(60))  // prints 1
  /// }
  /// ```
  @preconcurrency
  public static func mock(
    makeScheduler: @escaping @Sendable () -> any SchedulerType, action: () throws -> Void
  ) rethrows {
    let original = maker.exchange(makeScheduler)
    defer { _ = maker.exchange(original) }
    try action()
  }
}
