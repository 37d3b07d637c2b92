// SPDX-License-Identifier: MIT
// Prints two tables in Markdown: time and allocations of workloads, and bytes of what is idle, beside the peers.
// Arguments: words that a workload's name must contain.
import Foundation

setvbuf(stdout, nil, _IOLBF, 0)
let words = CommandLine.arguments.dropFirst()
let goals = goalWorkloads().filter { workload in words.allSatisfy { workload.name.contains($0) } }
let others = otherWorkloads().filter { workload in words.allSatisfy { workload.name.contains($0) } }
let memory = memoryCases().filter { memory in words.allSatisfy { memory.name.contains($0) } }
// Measured first, while nothing is left over that threads may still be giving back.
let rows = memoryRows(memory)
var missed = 0
if !goals.isEmpty || !others.isEmpty { missed = printWorkloads(goals + others) }
if !rows.isEmpty {
  print("\n" + row(["bytes for each", "ours", "OpenCombine", "ours / OpenCombine"]))
  print("|---|---|---|---|")
  for row in rows { print(row) }
}
if !goals.isEmpty { print("\n\(missed == 0 ? "All goals met." : "\(missed) goals missed.")") }
exit(missed == 0 ? 0 : 1)
