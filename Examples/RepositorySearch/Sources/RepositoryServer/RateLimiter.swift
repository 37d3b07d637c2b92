// SPDX-License-Identifier: MIT
import Foundation

/// Counts requests in windows of fixed length, as GitHub does for its search.
actor RateLimiter {
  struct Status: Sendable {
    var limit: Int
    var remaining: Int
    var reset: Date
    var isExceeded: Bool
  }

  private let limit: Int
  private let window: TimeInterval
  private var used = 0
  private var reset = Date.distantPast

  init(limit: Int, window: TimeInterval) {
    self.limit = limit
    self.window = window
  }

  /// Counts a request. When the limit was used up before it, the request is to be refused.
  func take(now: Date = Date()) -> Status {
    // A reset that is further away than a window comes from a clock that has been set back since.
    if now >= reset || reset.timeIntervalSince(now) > window + 1 {
      used = 0
      // GitHub gives the time of the reset in whole seconds; never in the past.
      reset = Date(timeIntervalSince1970: (now.timeIntervalSince1970 + window).rounded(.up))
    }
    used += 1
    return Status(limit: limit, remaining: max(0, limit - used), reset: reset, isExceeded: used > limit)
  }

  /// Takes a request back that does not count: an answer 304.
  func giveBack() {
    used = max(0, used - 1)
  }
}
