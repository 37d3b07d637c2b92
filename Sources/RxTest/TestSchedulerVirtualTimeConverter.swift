// SPDX-License-Identifier: MIT
import Foundation
import RxSwift

/// Translates the whole numbers of a test scheduler's clock to calendar time.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType, Sendable {
  /// Points in time are whole numbers.
  public typealias VirtualTimeUnit = Int
  /// Distances are whole numbers, too.
  public typealias VirtualTimeIntervalUnit = Int

  private let resolution: Double

  init(resolution: Double) { self.resolution = resolution }

  /// The calendar time of a point in virtual time.
  public func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime {
    Date(timeIntervalSince1970: TimeInterval(virtualTime) * resolution)
  }

  /// The virtual time of a calendar time, rounded.
  public func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit {
    whole(time.timeIntervalSince1970 / resolution + 0.5)
  }

  /// The seconds of a distance in virtual time.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval {
    TimeInterval(virtualTimeInterval) * resolution
  }

  /// The distance in virtual time of a number of seconds, rounded.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit {
    whole(timeInterval / resolution + 0.5)
  }

  /// The point `offset` after `time`.
  public func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit {
    time + offset
  }

  /// Tells which of two points comes first.
  public func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }

  /// The number without its fraction, as far as it fits.
  private func whole(_ value: Double) -> Int {
    value >= Double(Int.max) ? Int.max : value <= Double(Int.min) ? Int.min : Int(value)
  }
}
