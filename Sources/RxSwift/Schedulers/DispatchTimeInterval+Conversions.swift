// SPDX-License-Identifier: MIT
import Dispatch
import Foundation

extension DispatchTimeInterval {
  /// The interval in seconds; infinite for `.never`.
  package var inSeconds: TimeInterval {
    switch self {
    case .nanoseconds(let value): return Double(value) / 1_000_000_000
    case .microseconds(let value): return Double(value) / 1_000_000
    case .milliseconds(let value): return Double(value) / 1_000
    case .seconds(let value): return Double(value)
    case .never: return .infinity
    @unknown default: return .infinity
    }
  }

  /// The interval, at least zero, because a timer of the system takes no less.
  var notNegative: DispatchTimeInterval { inSeconds < 0 ? .nanoseconds(0) : self }

  /// The interval in nanoseconds, at least zero, as far as it fits.
  var inNanoseconds: Int {
    let nanoseconds = Swift.max(0, inSeconds * 1_000_000_000)
    return nanoseconds >= Double(Int.max) ? Int.max : Int(nanoseconds)
  }

  /// The rest of the interval at `now` if it began at `start`; `nanoseconds(0)` if nothing is left.
  ///
  /// The rest is never more than the interval, even if the clock was set back. It is rounded to microseconds, because
  /// an `RxTime` cannot tell smaller differences apart.
  @usableFromInline
  func remaining(since start: RxTime, at now: RxTime) -> DispatchTimeInterval {
    let seconds = inSeconds - max(0, now.timeIntervalSince(start))
    let microseconds = (seconds * 1e6).rounded()
    if microseconds < 1 { return .nanoseconds(0) }
    return microseconds < Double(Int.max) ? .microseconds(Int(microseconds)) : self
  }

  @usableFromInline
  var isZero: Bool { inNanoseconds == 0 }
}

extension Date {
  /// The point in time an interval later.
  package func adding(_ interval: DispatchTimeInterval) -> Date {
    switch interval {
    case .never: return .distantFuture
    default: return addingTimeInterval(interval.inSeconds)
    }
  }
}
