// SPDX-License-Identifier: MIT
import XCTest

/// Waits until something is the case.
func until(_ condition: () async -> Bool, file: StaticString = #filePath, line: UInt = #line) async {
  for _ in 0..<10_000 {
    if await condition() { return }
    try? await Task.sleep(nanoseconds: 1_000_000)
  }
  XCTFail("It did not come.", file: file, line: line)
}
