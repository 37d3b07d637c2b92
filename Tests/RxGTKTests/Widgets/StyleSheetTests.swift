// SPDX-License-Identifier: MIT
#if GTK
  import RxGTK
  import XCTest

  final class StyleSheetTests: GTKTestCase {
    /// Each page of a program may add the rules that it needs.
    func testTheSameRulesAreThereOnce() throws {
      try onMain {
        let add = { StyleSheet.add(".once { opacity: 0.9; }", light: ".once { color: black; }") }
        add()
        let connections = SignalConnection.liveCount
        add()
        XCTAssertEqual(SignalConnection.liveCount, connections)
      }
    }
  }
#endif
