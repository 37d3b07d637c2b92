// SPDX-License-Identifier: MIT
import Foundation

/// A virtual time scheduler whose time is calendar time.
///
/// See <http://reactivex.io/documentation/scheduler.html>.
public class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter>, @unchecked Sendable {
  // Sendable: the superclass touches its fields under its lock only, and this class adds no fields.

  /// Makes a scheduler whose clock begins at `initialClock`.
  public init(initialClock: RxTime = Date(timeIntervalSince1970: 0)) {
    super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
  }
}

/// Leaves times as they are: the virtual time of a historical scheduler is calendar time.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType, Sendable {
  /// Points in time.
  public typealias VirtualTimeUnit = RxTime
  /// Seconds.
  public typealias VirtualTimeIntervalUnit = TimeInterval

  init() {}

  /// The same time.
  public func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime { virtualTime }

  /// The same time.
  public func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit { time }

  /// The same number of seconds.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval {
    virtualTimeInterval
  }

  /// The same number of seconds.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit { timeInterval }

  /// The time `offset` seconds after `time`.
  public func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit {
    time.addingTimeInterval(offset)
  }

  /// Tells which of two times comes first.
  public func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}
