// SPDX-License-Identifier: MIT
#if GTK && os(Linux)
  import Foundation
  import XCTest

  final class RealInputTests: XCTestCase {
    private var openFiles: Int {
      get throws { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
    }

    func testInputThatWasSentLeavesNoFileOpen() throws {
      try RealInput.require()
      let before = try openFiles
      try MainActor.assumeIsolated {
        for _ in 1...20 { try RealInput.run("version") }
      }
      // Each call of xdotool has a pipe.
      XCTAssertLessThan(try openFiles - before, 10)
    }
  }
#endif
