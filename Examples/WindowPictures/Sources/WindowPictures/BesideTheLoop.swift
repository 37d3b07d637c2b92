// SPDX-License-Identifier: MIT
import Foundation
import RxGTK

/// A program that could not do what it was asked for.
public struct ProgramFailed: Error {
  let call: String
  let status: Int32
}

/// Runs a program, and the loop beside it: a window takes keys and paints itself only then. Returns what the program prints.
@MainActor
@discardableResult
public func runBesideTheLoop(_ program: String, _ arguments: [String]) throws -> String {
  String(decoding: try outputBesideTheLoop(program, arguments), as: UTF8.self)
}

/// The same for a program that prints no text, such as one that prints the points of a picture.
@MainActor
public func outputBesideTheLoop(_ program: String, _ arguments: [String]) throws -> Data {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  // A pipe would be full before a long answer is at its end.
  let output = FileManager.default.temporaryDirectory.appendingPathComponent("output-\(UUID().uuidString)")
  try Data().write(to: output)
  defer { try? FileManager.default.removeItem(at: output) }
  let file = try FileHandle(forWritingTo: output)
  defer { try? file.close() }
  process.standardOutput = file
  try process.run()
  while process.isRunning {
    MainLoop.runPending()
    usleep(1000)
  }
  // Returns at once. Without it, Foundation keeps the process.
  process.waitUntilExit()
  MainLoop.runPending()
  guard process.terminationStatus == 0 else {
    throw ProgramFailed(call: ([program] + arguments).joined(separator: " "), status: process.terminationStatus)
  }
  return try Data(contentsOf: output)
}

/// Runs the loop until a window was painted so many times more. Colours change within a fifth of a second.
@MainActor
public func runUntilPainted(
  _ count: Int = 20, _ window: Window, file: StaticString = #filePath, line: UInt = #line
) {
  var painted = 0
  let frames = window.rx.frames.bind { _ in painted += 1 }
  waitFor("the window was painted \(painted) times and not \(count)", file: file, line: line) { painted >= count }
  frames.dispose()
}
