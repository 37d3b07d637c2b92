// SPDX-License-Identifier: MIT
import Foundation

/// The rows of a table in Markdown.
func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

func number(_ value: Double?, _ format: String = "%.1f") -> String {
  value.map { String(format: format, $0) } ?? ""
}

/// Measures workloads, at least one, beside the loop by hand and the peers; prints a row for each.
///
/// - Returns: how many goals were missed.
func printWorkloads(_ workloads: [Workload]) -> Int {
  let handLoop = makeHandLoop()
  var handTimes: [Double] = []
  let titles = [
    "workload", "ns", "in H", "goal", "", "allocations", "OpenCombine, ns", "times faster", "async, ns", "times faster",
  ]
  print(row(titles))
  print(row(titles.map { _ in "---" }).replacingOccurrences(of: " ", with: ""))
  var missed = 0
  for workload in workloads {
    let (ours, hand) = Harness.measure(workload.elements, beside: handLoop, workload.ours)
    handTimes.append(hand)
    let combine = workload.openCombine.map { Harness.measure(workload.elements, runs: Harness.peerRuns, $0) }
    // An order of magnitude slower: fewer of them.
    let tasks = workload.asynchronous.map { Harness.measure(workload.elements / 10, $0) }
    let inH = ours.nanoseconds / hand
    let isMissed = workload.goal.map { inH > $0 }
    if isMissed == true { missed += 1 }
    print(
      row([
        workload.name, number(ours.nanoseconds), number(inH, "%.2f"), number(workload.goal),
        isMissed.map { $0 ? "missed" : "met" } ?? "", number(ours.allocations, "%.3f"),
        number(combine?.nanoseconds), number(combine.map { $0.nanoseconds / ours.nanoseconds }),
        number(tasks?.nanoseconds), number(tasks.map { $0.nanoseconds / ours.nanoseconds }),
      ]))
  }
  let range = [handTimes.min(), handTimes.max()].map { number($0) }.joined(separator: " to ")
  print("\nH, the loop by hand, measured with each row: \(range) ns.")
  return missed
}

/// The rows of the table of memory: bytes for each of many objects that are alive at the same time.
func memoryRows(_ cases: [MemoryCase]) -> [String] {
  cases.map { memory in
    let ours = memory.ours()
    let combine = memory.openCombine?()
    let ratio = combine.map { ours / $0 }
    return row([memory.name, number(ours, "%.0f"), number(combine, "%.0f"), number(ratio, "%.2f")])
  }
}
