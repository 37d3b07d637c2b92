// SPDX-License-Identifier: MIT
import Foundation
import RxGTK
import XCTest

/// Sends keys, and moves the pointer, through the X server as a user would.
@MainActor
enum Hands {
  nonisolated static let program = "/usr/bin/xdotool"
  static let window = "^Places Test$"

  /// Skips the test where there is no display or no program that sends keys.
  nonisolated static func require() throws {
    try XCTSkipIf(
      ProcessInfo.processInfo.environment["DISPLAY"] == nil, "The window needs a display: run scripts/on-display.")
    try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: program), "Keys come from xdotool.")
  }

  static func focus() throws {
    try run(["search", "--sync", "--onlyvisible", "--name", window, "windowmove", "20", "20", "windowfocus", "--sync"])
  }

  static func press(_ keys: String...) throws { try run(["key"] + keys) }

  /// Moves the pointer to a place of the stage.
  static func move(_ x: Double, _ y: Double, on page: some PageOnScreen) throws {
    let (left, top) = page.origin
    try run([
      "search", "--onlyvisible", "--name", window, "mousemove", "--window", "%1", "\(Int(x + left))", "\(Int(y + top))",
    ])
  }

  static func button(isDown: Bool) throws { try run([isDown ? "mousedown" : "mouseup", "1"]) }

  @discardableResult
  private static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    // The loop runs while xdotool does: a window takes keys only then.
    while process.isRunning {
      MainLoop.runPending()
      usleep(1000)
    }
    return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
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
  let end = Date().addingTimeInterval(seconds)
  while !condition(), Date() < end {
    if !MainLoop.runPending() { usleep(1000) }
  }
  XCTAssertTrue(condition(), message(), line: line)
}
