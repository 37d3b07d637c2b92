// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// Notices how long a thread was kept from going on.
final class PauseMeter {
  private var last = DispatchTime.now().uptimeNanoseconds
  /// The longest time between two marks, in seconds.
  private(set) var longest = 0.0

  /// Marks a moment; the first one is the creation.
  func mark() {
    let now = DispatchTime.now().uptimeNanoseconds
    longest = max(longest, Double(now - last) / 1e9)
    last = now
  }
}

/// For what is true only if the test itself is in time, as "an element every 100 ms keeps a time-out of 300 ms away".
///
/// Runs `body`, which marks the moments that may not be far from each other, until they were not; then calls the check
/// that it returned. A machine that never lets the test have its time skips it.
func undisturbed(pausesBelow limit: Double, _ body: (PauseMeter) -> () -> Void) throws {
  for _ in 0..<20 {
    let meter = PauseMeter()
    let check = body(meter)
    if meter.longest < limit { return check() }
  }
  throw XCTSkip("The machine kept this thread waiting for \(limit) s each of twenty times.")
}
