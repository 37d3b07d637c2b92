// SPDX-License-Identifier: MIT
// Prints a table: nanoseconds per element, in H, times faster than OpenCombine, allocations per element.
// Arguments: words that a workload's name must contain.
import Foundation

setvbuf(stdout, nil, _IOLBF, 0)
let words = CommandLine.arguments.dropFirst()
let hand = measureHandLoop()
print("H, the loop by hand: \(String(format: "%.1f", hand.nanoseconds)) ns")
print("")

func column(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}
func number(_ value: Double?, _ format: String = "%.1f") -> String {
  value.map { String(format: format, $0) } ?? ""
}

print("| workload | ns | in H | goal | OpenCombine, ns | times faster | allocations | |")
print("|---|---|---|---|---|---|---|---|")
var missed = 0
for workload in goalWorkloads() + otherWorkloads() where words.allSatisfy({ workload.name.contains($0) }) {
  let ours = Harness.measure(workload.elements, workload.ours)
  let peer = workload.openCombine.map { Harness.measure(workload.elements, $0) }
  let inH = ours.nanoseconds / hand.nanoseconds
  let verdict = workload.goal.map { inH <= $0 ? "met" : "missed" } ?? ""
  if verdict == "missed" { missed += 1 }
  print(
    "| \(workload.name) | \(number(ours.nanoseconds)) | \(number(inH, "%.2f")) | \(number(workload.goal)) | "
      + "\(number(peer?.nanoseconds)) | \(number(peer.map { $0.nanoseconds / ours.nanoseconds })) | "
      + "\(number(ours.allocations, "%.3f")) | \(verdict) |")
}
print("\n\(missed == 0 ? "All goals met." : "\(missed) goals missed.")")
