// SPDX-License-Identifier: MIT
import Foundation
import RxGTK
import XCTest

/// Runs a test where windows live: XCTest calls every test on the main thread, but on Linux none that belongs to the main actor.
public func onMainActor(_ body: @MainActor () throws -> Void) rethrows { try MainActor.assumeIsolated(body) }

/// Runs the loop until `condition` holds. The time is that of a machine in trouble: a test that passes does not wait for it.
@MainActor
public func waitFor(
  _ message: @autoclosure () -> String, seconds: Double = 60, file: StaticString = #filePath, line: UInt = #line,
  until condition: @MainActor () -> Bool
) {
  let end = DispatchTime.now() + seconds
  // It is asked once: what has just been so may be on its way to something else.
  var holds = condition()
  while !holds, DispatchTime.now() < end {
    if !MainLoop.runPending() { usleep(1000) }
    holds = condition()
  }
  XCTAssertTrue(holds, message(), file: file, line: line)
}
