// SPDX-License-Identifier: MIT
import XCTest

@testable import RepositorySearchCore

final class ResultTableTests: XCTestCase {
  func testColumns() {
    var first = sample(1, description: "A thing")
    first.stargazersCount = 12_345
    first.language = "Swift"
    let second = sample(22)
    XCTAssertEqual(
      ResultTable(repositories: [first, second], width: 80).lines,
      [
        "Repository   Stars  Language  Description",
        "owner/r1    12,345  Swift     A thing",
        "owner/r22        0  –",
      ])
  }

  func testLongTextsAreCutAndLinesStayWithinTheWidth() {
    var repository = sample(1, description: String(repeating: "word ", count: 100) + "\n second line")
    repository.fullName = String(repeating: "n", count: 90)
    repository.language = String(repeating: "l", count: 90)
    for width in [80, 100, 120] {
      for line in ResultTable(repositories: [repository], width: width).lines {
        XCTAssertLessThanOrEqual(ResultTable.width(line), width)
        XCTAssertFalse(line.contains("\n"))
      }
    }
  }

  /// A server may send what would clear the screen, or set the title of the window.
  func testNothingGivesOrdersToTheTerminal() {
    var repository = sample(1, description: "a \u{1b}[2Jthing\u{9b}31m\u{7}\tof\r\nlines")
    repository.fullName = "owner/\u{1b}]0;title\u{7}name"
    repository.language = "Sw\u{8}ift"
    let lines = ResultTable(repositories: [repository], width: 120).lines
    XCTAssertEqual(lines[1].split(separator: " ").first, "owner/]0;titlename")
    XCTAssertTrue(lines[1].hasSuffix("Swift     a [2Jthing31mof lines"), lines[1])
  }

  func testWideCharactersCountTwice() {
    XCTAssertEqual(ResultTable.width("abc"), 3)
    XCTAssertEqual(ResultTable.width("日本"), 4)
    XCTAssertEqual(ResultTable.width("한글"), 4)
    XCTAssertEqual(ResultTable.width("é"), 1)
    XCTAssertEqual(ResultTable.width("e\u{301}"), 1)
    XCTAssertEqual(ResultTable.width("👩‍👩‍👧"), 2)
    XCTAssertEqual(ResultTable.width("مرحبا"), 5)
    XCTAssertEqual(ResultTable.cut("日本語テキスト", to: 6), "日本…")
    XCTAssertEqual(ResultTable.cut("short", to: 5), "short")
  }
}
