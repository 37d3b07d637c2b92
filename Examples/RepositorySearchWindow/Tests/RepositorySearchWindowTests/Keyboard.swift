// SPDX-License-Identifier: MIT
import Foundation
import RxGTK
import WindowPictures
import XCTest

/// Lets the loop run for so long that whatever should not happen has had its chance.
@MainActor
func settle(seconds: Double = 0.6) {
  let end = DispatchTime.now() + seconds
  while DispatchTime.now() < end {
    if !MainLoop.runPending() { usleep(2000) }
  }
}

/// Sends keys and clicks through the X server, as a keyboard and a mouse would.
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
    try run("search", "--sync", "--onlyvisible", "--name", "^Repository Search$", "windowfocus", "--sync")
  }

  static func type(_ text: String) throws { try run("type", "--delay", "10", "--", text) }

  static func press(_ keys: String...) throws { try run(["key"] + keys) }

  /// Clicks at a place of the window.
  static func click(x: Int, y: Int, button: Int = 1) throws {
    try run(
      "search", "--onlyvisible", "--name", "^Repository Search$", "mousemove", "--window", "%1", "\(x)", "\(y)",
      "click",
      "\(button)")
  }

  /// Moves the pointer to a place of the window.
  static func point(x: Int, y: Int) throws {
    try run(
      "search", "--onlyvisible", "--name", "^Repository Search$", "mousemove", "--window", "%1", "\(x)", "\(y)")
  }

  /// Moves the pointer to a place of the screen.
  static func move(x: Int, y: Int) throws { try run("mousemove", "\(x)", "\(y)") }

  /// How many windows the X server shows of the program with this identifier.
  static func windows(of identifier: String) throws -> Int {
    try run(["search", "--onlyvisible", "--class", identifier]).split(separator: "\n").count
  }

  /// How many windows the X server shows of a process.
  static func windows(ofProcess id: Int32) throws -> Int {
    try run(["search", "--onlyvisible", "--pid", "\(id)"]).split(separator: "\n").count
  }

  @discardableResult
  private static func run(_ arguments: String...) throws -> String { try run(arguments) }

  @discardableResult
  private static func run(_ arguments: [String]) throws -> String { try runBesideTheLoop(program, arguments) }
}
