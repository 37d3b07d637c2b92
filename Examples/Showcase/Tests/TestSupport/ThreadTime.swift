// SPDX-License-Identifier: MIT
import Foundation

/// The time that this thread has worked, in milliseconds: what other programs do at the same time does not count.
public func workedMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
}
