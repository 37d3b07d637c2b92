// SPDX-License-Identifier: MIT
import Foundation
import RxGTK
import WindowPictures

/// Sends keys, and moves the pointer, through the X server as a user would.
@MainActor
public enum Hands {
  /// Whether there is a display and a program that sends keys.
  public nonisolated static var canWork: Bool {
    ProcessInfo.processInfo.environment["DISPLAY"] != nil && FileManager.default.isExecutableFile(atPath: program)
  }

  private nonisolated static let program = "/usr/bin/xdotool"

  /// Where `focus` puts a window on the screen.
  public static let corner = Vector(x: 20, y: 20)

  /// Gives the keyboard to the window with a title.
  public static func focus(_ title: String) throws {
    try run([
      "search", "--sync", "--onlyvisible", "--name", "^\(title)$", "windowmove", "\(Int(corner.x))", "\(Int(corner.y))",
      "windowfocus", "--sync",
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

  /// Turns the wheel of the pointer by some steps, one a frame.
  public static func scroll(_ steps: Int) throws {
    try run(["click", "--repeat", "\(abs(steps))", "--delay", "16", steps > 0 ? "5" : "4"])
  }

  /// Presses the first button at the first place of the window with a title, moves the pointer through all of them, and releases the button.
  ///
  /// - Parameter way: places, and the seconds that pass before each.
  public static func drag(_ way: [(pause: Double, x: Double, y: Double)], in title: String) throws {
    var arguments = ["search", "--onlyvisible", "--name", "^\(title)$"]
    for (index, point) in way.enumerated() {
      if point.pause > 0 { arguments += ["sleep", "\(point.pause)"] }
      arguments += ["mousemove", "--window", "%1", "\(Int(point.x))", "\(Int(point.y))"]
      if index == 0 { arguments += ["mousedown", "1"] }
    }
    try run(arguments + ["mouseup", "1"])
  }

  private static func run(_ arguments: [String]) throws { try runBesideTheLoop(program, arguments) }
}
