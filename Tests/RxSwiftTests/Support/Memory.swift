// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// The bytes of memory that this process occupies; 0 where there is no /proc.
func residentBytes() -> Int {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
  let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
}

/// Fails if the process has grown by more than some megabytes since it occupied `before` bytes.
///
/// The thread sanitizer keeps memory of its own for what is gone, so nothing is checked in its builds, which are those
/// with `RX_STACK_DEPTH`.
func assertMemoryStays(
  _ before: Int, within megabytes: Int, _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {
  guard ProcessInfo.processInfo.environment["RX_STACK_DEPTH"] == nil else { return }
  let growth = (residentBytes() - before) / (1 << 20)
  XCTAssertLessThanOrEqual(growth, megabytes, "MB more. \(message)", file: file, line: line)
}
