// SPDX-License-Identifier: MIT
import ShowcaseModel
import XCTest

final class CommaSeparatedTests: XCTestCase {
  func testFieldsInQuotationMarksMayHaveCommas() {
    XCTAssertEqual(fields(#"Hallertau,"Mount Hood, Tettnanger",,5"#), ["Hallertau", "Mount Hood, Tettnanger", "", "5"])
    XCTAssertEqual(fields("one"), ["one"])
    XCTAssertEqual(fields(","), ["", ""])
  }

  func testLinesOfOtherSystemsAndEmptyOnesAreRead() {
    let lines = CommaSeparated.lines("a,b\r\n\n\"c\",ü\r\n".utf8)
    XCTAssertEqual(lines.map(CommaSeparated.fields), [["a", "b"], ["c", "ü"]])
  }

  private func fields(_ line: String) -> [String] { CommaSeparated.fields([UInt8](line.utf8)[...]) }
}
