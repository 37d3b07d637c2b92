// SPDX-License-Identifier: MIT
import CAllocations
import Foundation

/// One measured way to do a workload.
struct Measurement {
  /// Nanoseconds per element, the best of several runs.
  var nanoseconds: Double
  /// Calls of malloc per element, of the last run.
  var allocations: Double
}

/// A workload: the same thing done by us and by the peers that can do it.
struct Workload {
  var name: String
  var elements: Int
  /// What the project set itself, in H; nil for workloads beyond the table of goals.
  var goal: Double?
  var ours: (Int) -> Void
  var openCombine: ((Int) -> Void)?
  /// swift-async-algorithms, or the asynchronous sequences of the standard library.
  var asynchronous: (@Sendable (Int) async -> Void)?
}

/// Keeps results from being optimised away. Benchmarks consume on one thread at a time.
@inline(never)
func consume(_ value: Int) { black_hole &+= Int64(value) }

enum Harness {
  static let runs = 15
  static let peerRuns = 3
  static let rulerElements = 200_000

  static func measure(_ elements: Int, runs: Int = Harness.runs, _ body: (Int) -> Void) -> Measurement {
    measure(elements, runs: runs, beside: nil, body).ours
  }

  /// Measures in turn with the ruler, because the speed of a machine changes from second to second.
  static func measure(
    _ elements: Int, runs: Int = Harness.runs, beside ruler: ((Int) -> Void)?, _ body: (Int) -> Void
  ) -> (ours: Measurement, ruler: Double) {
    body(max(1, elements / 10))
    var (best, bestOfRuler) = (Double.infinity, Double.infinity)
    var allocations = 0.0
    for _ in 0..<runs {
      if let ruler { bestOfRuler = min(bestOfRuler, nanoseconds(rulerElements, ruler)) }
      let before = allocations_count()
      best = min(best, nanoseconds(elements, body))
      allocations = Double(allocations_count() - before) / Double(elements)
    }
    return (Measurement(nanoseconds: best, allocations: allocations), bestOfRuler)
  }

  private static func nanoseconds(_ elements: Int, _ body: (Int) -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    body(elements)
    return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(elements)
  }

  /// Measures a task on the global executor while this thread waits. The main thread stays what it is for a driver.
  static func measure(_ elements: Int, _ body: @escaping @Sendable (Int) async -> Void) -> Measurement {
    measure(elements, runs: peerRuns) { count in
      let done = DispatchSemaphore(value: 0)
      Task.detached {
        await body(count)
        done.signal()
      }
      done.wait()
    }
  }
}
