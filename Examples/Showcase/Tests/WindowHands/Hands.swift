// SPDX-License-Identifier: MIT
import Foundation
import RxGTK

/// Sends keys, and moves the pointer, through the X server as a user would.
@MainActor
public enum Hands {
  /// Whether there is a display and a program that sends keys.
  public nonisolated static var canWork: Bool {
    ProcessInfo.processInfo.environment["DISPLAY"] != nil && FileManager.default.isExecutableFile(atPath: program)
  }

  private nonisolated static let program = "/usr/bin/xdotool"

  /// Gives the keyboard to the window with a title.
  public static func focus(_ title: String) throws {
    try run([
      "search", "--sync", "--onlyvisible", "--name", "^\(title)$", "windowmove", "20", "20", "windowfocus", "--sync",
    ])
  }

  /// Presses keys one after the other.
  public static func press(_ keys: String...) throws { try run(["key"] + keys) }

  /// Types a text.
  public static func type(_ text: String) throws { try run(["type", text]) }

  /// Moves the pointer to a place of the window with a title.
  public static func move(_ x: Double, _ y: Double, in title: String) throws {
    try run([
      "search", "--onlyvisible", "--name", "^\(title)$", "mousemove", "--window", "%1", "\(Int(x))", "\(Int(y))",
    ])
  }

  /// Presses the first button of the pointer, or releases it.
  public static func button(isDown: Bool) throws { try run([isDown ? "mousedown" : "mouseup", "1"]) }

  private static func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    // The loop runs while xdotool does: a window takes keys only then.
    while process.isRunning {
      MainLoop.runPending()
      usleep(1000)
    }
    MainLoop.runPending()
  }
}
