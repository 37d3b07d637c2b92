// SPDX-License-Identifier: MIT
import Foundation
import RxGTK
import WindowHands
import XCTest

extension Hands {
  /// The title of the window of these tests.
  static let window = "Places Test"

  /// Skips the test where there is no display or no program that sends keys.
  nonisolated static func require() throws {
    try XCTSkipUnless(canWork, "Keys come from xdotool, and the window needs a display: run scripts/on-display.")
  }

  static func focus() throws { try focus(window) }

  /// Moves the pointer to a place of the stage.
  static func move(_ x: Double, _ y: Double, on page: some PageOnScreen) throws {
    let (left, top) = page.origin
    try move(x + left, y + top, in: window)
  }
}

/// Something whose place in its window is known.
@MainActor
protocol PageOnScreen {
  var origin: (x: Double, y: Double) { get }
}

/// Runs the loop until `condition` holds. The time is that of a machine in trouble: a test that passes does not wait for it.
@MainActor
func waitFor(
  _ message: @autoclosure () -> String, seconds: Double = 60, line: UInt = #line, until condition: @MainActor () -> Bool
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
