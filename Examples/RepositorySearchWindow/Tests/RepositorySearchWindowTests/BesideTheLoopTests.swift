// SPDX-License-Identifier: MIT
#if os(Linux)
  import Foundation
  import WindowPictures
  import XCTest

  final class BesideTheLoopTests: XCTestCase {
    private var openFiles: Int {
      get throws { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
    }

    func testProgramsThatRanBesideTheLoopLeaveNoFileOpen() throws {
      let before = try openFiles
      try MainActor.assumeIsolated {
        for _ in 1...20 { try runBesideTheLoop("/bin/true", []) }
      }
      // Each program has a pipe.
      XCTAssertLessThan(try openFiles - before, 10)
    }
  }
#endif
