// SPDX-License-Identifier: MIT
import Foundation
import ServerProcess
import XCTest

/// What the program says of its arguments.
final class CommandTests: XCTestCase {
  /// The name behind it is an argument that the program knows no option for.
  func testAnUnknownOptionIsNamed() throws {
    for option in ["--port", "--bogus"] {
      XCTAssertEqual(try Program.errors(of: option, "1").first, "Error: Unknown option '\(option)'")
    }
  }

  func testAnUnknownAppAndUnknownColoursAreNamed() throws {
    XCTAssertEqual(
      try Program.errors(of: "mail").first,
      "Error: There is no app mail: search, timetable, places, login, account, hops.")
    XCTAssertEqual(try Program.errors(of: "--colors", "pink").first, "Error: There are no colours pink.")
  }

  func testAFolderThatCannotBeMadeIsNamed() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    for path in [file.path, "/proc/q"] {
      XCTAssertEqual(
        try Program.errors(of: "--data", path),
        ["Error: The apps keep their data in a folder, and \(path) neither is one nor can become one."])
    }
  }
}

/// The program itself, as a user starts it.
private enum Program {
  /// The lines that it ends with because of its arguments.
  static func errors(of arguments: String...) throws -> [String] {
    let (process, output) = (Process(), Pipe())
    process.executableURL = builtProgram("showcase")
    process.arguments = arguments
    process.standardError = output
    try process.run()
    // A program that takes the arguments opens a window, and would wait for its user.
    let end = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: end)
    defer { end.cancel() }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationReason, .exit, "\(arguments) are taken")
    XCTAssertNotEqual(process.terminationStatus, 0, "\(arguments)")
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
