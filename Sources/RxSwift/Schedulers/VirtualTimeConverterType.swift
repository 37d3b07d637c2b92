// SPDX-License-Identifier: MIT
import Foundation

/// Translates between the time of a virtual clock and calendar time.
///
/// A converter is `Sendable`, because any thread may use its scheduler.
@preconcurrency
public protocol VirtualTimeConverterType: Sendable {
  /// Points in virtual time.
  associatedtype VirtualTimeUnit
  /// Distances between points in virtual time.
  associatedtype VirtualTimeIntervalUnit

  /// The calendar time of a point in virtual time.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime

  /// The virtual time of a calendar time.
  func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit

  /// The seconds of a distance in virtual time.
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval

  /// The distance in virtual time of a number of seconds.
  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit

  /// The point `offset` after `time`.
  func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit

  /// Tells which of two points comes first.
  func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// How two points in virtual time relate.
public enum VirtualTimeComparison: Sendable {
  /// The first is the earlier one.
  case lessThan
  /// They are the same.
  case equal
  /// The first is the later one.
  case greaterThan
}
