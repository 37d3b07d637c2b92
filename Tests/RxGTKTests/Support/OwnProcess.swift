// SPDX-License-Identifier: MIT
#if GTK && os(Linux)
  import Foundation
  import RxGTK
  import XCTest

  extension GTKTestCase {
    /// Runs a test in a process of its own, which starts without GTK and may end as it likes.
    ///
    /// The test calls this once, and does nothing else: the new process runs the same test, and `body` in it.
    ///
    /// - Parameters:
    ///   - body: what the new process does on the main actor; GTK is not up.
    ///   - check: looks at how it has ended, and at what it has printed; by default it has to pass.
    func inOwnProcess(
      _ body: @MainActor () throws -> Void,
      check: (_ status: Int32, _ output: String) -> Void = { XCTAssertEqual($0, 0, $1) }
    ) throws {
      var environment = ProcessInfo.processInfo.environment
      try XCTSkipIf(
        environment["DISPLAY"] == nil && environment["WAYLAND_DISPLAY"] == nil,
        "GTK needs a display: run under scripts/on-display")
      if environment["RX_OWN_PROCESS"] == name { return try MainActor.assumeIsolated(body) }
      let parts = name.split(separator: ".")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      process.arguments = ["RxGTKTests.\(parts[0])/\(parts[1])"]
      environment["RX_OWN_PROCESS"] = name
      environment["SWIFT_BACKTRACE"] = "enable=no"
      process.environment = environment
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      check(process.terminationStatus, text)
    }
  }
#endif
