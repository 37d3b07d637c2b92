// SPDX-License-Identifier: MIT
import Foundation
import RxGTK
import XCTest

/// Runs the loop until `condition` holds.
@MainActor
func waitFor(
  _ message: @autoclosure () -> String, seconds: Double = 15, line: UInt = #line, until condition: @MainActor () -> Bool
) {
  let end = Date().addingTimeInterval(seconds)
  while !condition(), Date() < end {
    if !MainLoop.runPending() { usleep(2000) }
  }
  XCTAssertTrue(condition(), message(), line: line)
}

/// Lets the loop run for so long that animations are over and what is laid out stays as it is.
@MainActor
func settle(seconds: Double = 0.6) {
  let end = Date().addingTimeInterval(seconds)
  while Date() < end {
    if !MainLoop.runPending() { usleep(2000) }
  }
}

/// Sends keys through the X server, as a keyboard would.
@MainActor
enum Keyboard {
  nonisolated static let program = "/usr/bin/xdotool"

  /// Skips the test where there is no display or no program that sends keys.
  nonisolated static func require() throws {
    try XCTSkipIf(
      ProcessInfo.processInfo.environment["DISPLAY"] == nil, "The window needs a display: run scripts/on-display.")
    try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: program), "Keys come from xdotool.")
  }

  /// Gives the keyboard to the window of the search.
  static func focus() throws {
    try run("search", "--sync", "--onlyvisible", "--name", "Repository Search", "windowfocus", "--sync")
  }

  static func type(_ text: String) throws { try run("type", "--delay", "40", "--", text) }

  static func press(_ keys: String...) throws { try run(["key"] + keys) }

  private static func run(_ arguments: String...) throws { try run(arguments) }

  private static func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    try process.run()
    // The loop goes on meanwhile: keys are taken when the window gets to run.
    while process.isRunning {
      MainLoop.runPending()
      usleep(2000)
    }
  }
}
