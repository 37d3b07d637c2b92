// SPDX-License-Identifier: MIT
import Foundation
import RxGTK

/// A program that could not do what it was asked for.
public struct ProgramFailed: Error {
  let call: String
  let status: Int32
}

/// Runs a program, and the loop beside it: a window takes keys and paints itself only then. Returns what the program prints, which is little.
@MainActor
@discardableResult
public func runBesideTheLoop(_ program: String, _ arguments: [String]) throws -> String {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  let output = Pipe()
  process.standardOutput = output
  try process.run()
  while process.isRunning {
    MainLoop.runPending()
    usleep(1000)
  }
  // Returns at once. Without it, Foundation keeps the process and its pipe.
  process.waitUntilExit()
  MainLoop.runPending()
  guard process.terminationStatus == 0 else {
    throw ProgramFailed(call: ([program] + arguments).joined(separator: " "), status: process.terminationStatus)
  }
  return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
}

/// Runs the loop until a window was painted so many times more. Colours change within a fifth of a second.
@MainActor
public func runUntilPainted(_ count: Int = 20, _ window: Window) {
  var painted = 0
  let frames = window.rx.frames.bind { _ in painted += 1 }
  let end = DispatchTime.now() + 60
  while painted < count, DispatchTime.now() < end {
    if !MainLoop.runPending() { usleep(1000) }
  }
  frames.dispose()
}
