// SPDX-License-Identifier: MIT
import XCTest

/// Waits until something is the case; fails after a minute.
func until(_ condition: () async -> Bool, file: StaticString = #filePath, line: UInt = #line) async {
  let deadline = DispatchTime.now() + 60
  repeat {
    if await condition() { return }
    try? await Task.sleep(nanoseconds: 1_000_000)
  } while DispatchTime.now() < deadline
  XCTFail("It did not come.", file: file, line: line)
}

/// Waits on this thread until something is the case; fails after a minute.
func eventually(_ condition: () -> Bool, file: StaticString = #filePath, line: UInt = #line) {
  let deadline = DispatchTime.now() + 60
  while !condition() {
    guard DispatchTime.now() < deadline else { return XCTFail("It did not come.", file: file, line: line) }
    usleep(1000)
  }
}
