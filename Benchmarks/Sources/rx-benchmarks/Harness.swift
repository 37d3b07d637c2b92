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

/// Keeps results from being optimised away. In plain memory, whose accesses are not checked: what is measured is the library.
// nonisolated(unsafe): the pointer is immutable; benchmarks consume on one thread at a time.
nonisolated(unsafe) let blackHole = {
  let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1)
  memory.initialize(to: 0)
  return memory
}()

@inline(never)
func consume(_ value: Int) { blackHole.pointee &+= value }

enum Harness {
  static let runs = 7
  static let peerRuns = 3

  static func measure(_ elements: Int, runs: Int = Harness.runs, _ body: (Int) -> Void) -> Measurement {
    body(max(1, elements / 10))
    var best = Double.infinity
    var allocations = 0.0
    for _ in 0..<runs {
      let before = allocations_count()
      let start = DispatchTime.now().uptimeNanoseconds
      body(elements)
      let end = DispatchTime.now().uptimeNanoseconds
      allocations = Double(allocations_count() - before) / Double(elements)
      best = min(best, Double(end - start) / Double(elements))
    }
    return Measurement(nanoseconds: best, allocations: allocations)
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
