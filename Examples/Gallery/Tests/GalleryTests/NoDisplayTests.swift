// SPDX-License-Identifier: MIT
import Foundation
import XCTest

// A Mac always has a display.
#if os(Linux)
  final class NoDisplayTests: XCTestCase {
    func testAProgramWithoutADisplaySaysSo() throws {
      let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("gallery-window")
      // `Process` refuses to run what is not there: the program is built with the tests.
      let process = Process()
      process.executableURL = program
      process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasSuffix("DISPLAY") }
      let errors = Pipe()
      process.standardError = errors
      try process.run()
      let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      XCTAssert(text.contains("There is no display for a window"), text)
      XCTAssertEqual(process.terminationStatus, 1)
    }
  }
#endif
