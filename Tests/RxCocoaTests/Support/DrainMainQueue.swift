// SPDX-License-Identifier: MIT
import Foundation

/// Runs what waits on the main queue. The main scheduler emits the first element at once and the others from there.
func drainMainQueue() {
  for _ in 0..<30 { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.001)) }
}
