// SPDX-License-Identifier: MIT
import Foundation
import RxGTK
import RxSwift
import XCTest

/// How many seconds a test waits for what should happen; GALLERY_PATIENCE shortens it for a search for faults.
let patience = ProcessInfo.processInfo.environment["GALLERY_PATIENCE"].flatMap(Double.init) ?? 60

/// Runs a test where windows live: XCTest calls every test on the main thread, but on Linux none that belongs to the main actor.
func onMainActor(_ body: @MainActor () throws -> Void) rethrows { try MainActor.assumeIsolated(body) }

/// Runs the loop until `condition` holds. The time is that of a machine in trouble: a test that passes does not wait for it.
@MainActor
func waitFor(
  _ message: @autoclosure () -> String, seconds: Double = patience, line: UInt = #line,
  until condition: @MainActor () -> Bool
) {
  let end = DispatchTime.now() + seconds
  // It is asked once: what has just been so may be on its way to something else.
  var holds = condition()
  while !holds, DispatchTime.now() < end {
    if !MainLoop.runPending() { usleep(1000) }
    holds = condition()
  }
  XCTAssertTrue(holds, message(), line: line)
}

/// Runs the loop until a window was painted so many times more.
@MainActor
func waitForPaints(_ count: Int, of window: Window, line: UInt = #line) {
  var painted = 0
  let frames = window.rx.frames.bind { _ in painted += 1 }
  waitFor("the window is not painted", line: line) { painted >= count }
  frames.dispose()
}
