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
