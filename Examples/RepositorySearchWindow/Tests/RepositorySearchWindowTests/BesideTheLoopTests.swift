// SPDX-License-Identifier: MIT
#if os(Linux)
  import Foundation
  import WindowPictures
  import XCTest

  /// Foundation's `run` can crash once a process has more than 1,350 files open.
  final class BesideTheLoopTests: XCTestCase {
    private var openFiles: Int {
      get throws { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
    }

    func testProgramsThatRanBesideTheLoopLeaveNoFileOpen() throws {
      let before = try openFiles
      try onMainActor {
        for _ in 1...20 { try runBesideTheLoop("/bin/true", []) }
      }
      // Each program has a file for its output.
      XCTAssertLessThan(try openFiles - before, 10)
    }
  }
#endif
