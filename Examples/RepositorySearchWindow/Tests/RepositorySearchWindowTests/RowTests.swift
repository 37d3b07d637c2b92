// SPDX-License-Identifier: MIT
import RepositorySearchCore
import RxGTK
import WindowPictures
import XCTest

@testable import RepositorySearchWindow

@MainActor
private func waitForRow(_ text: String, of stage: Stage, line: UInt = #line) {
  let shown = { ShownText.all(in: stage.window.window).map(\.text) }
  waitFor("“\(text)” is not seen", line: line) { shown().contains(text) }
}

/// What the rows of the list show.
final class RowTests: XCTestCase {
  func testTheLastRowSaysHowTheListGoesOn() throws {
    try withWindow(search: sampleSearch) { stage in
      try stage.search("two")
      waitForRow("That is all 2.", of: stage)
      XCTAssertFalse(isSpinnerSeen(in: stage.window.list.pointer))
      try stage.search("slow")
      try Keyboard.press("Tab", "End")
      waitForRow("Loading more…", of: stage)
      waitFor("nothing turns beside it") { isSpinnerSeen(in: stage.window.list.pointer) }
      try stage.search("stop")
      try Keyboard.press("Tab", "End")
      waitForRow("The next page did not come.", of: stage)
      stage.waitForBanner()
      // Nobody asks again: that is up to the user.
      settle(seconds: 0.5)
      XCTAssertEqual(stage.window.message.text, SearchError.serverFailed(status: 500).message)
    }
  }

  func testReturnOnTheRowOfAPageThatDidNotComeTriesAgain() throws {
    try withWindow(search: sampleSearch) { stage in
      try stage.search("stop")
      try Keyboard.press("Tab", "End")
      waitForRow("The next page did not come.", of: stage)
      stage.waitForBanner()
      // GTK has moved the focus from the row that was replaced to one before it.
      let last = stage.window.list.count - 1
      waitFor("the last row has not the focus") {
        if stage.window.list.focusedIndex != last { try? Keyboard.press("End") }
        return stage.window.list.focusedIndex == last
      }
      try Keyboard.press("Return")
      let message = SearchError.serverFailed(status: 500).message + " Tried twice."
      waitFor("nothing is tried: \(stage.window.message.text ?? "")") { stage.window.message.text == message }
    }
  }

  /// Digits are equally wide and end at the same edge: the larger number is seen by its length.
  func testNumbersOfStarsStandBelowEachOther() throws {
    try withWindow(search: sampleSearch) { stage in
      try stage.search("stars")
      let texts = { ShownText.all(in: stage.window.window).filter { $0.text.hasPrefix("★") } }
      waitFor("not all stars are seen") { texts().count == 4 }
      let extents = Dictionary(uniqueKeysWithValues: texts().map { ($0.text, $0.extent) })
      XCTAssertEqual(Set(extents.keys), ["★ 111", "★ 987", "★ 12.3k", "★ 1.0M"])
      XCTAssertEqual(Set(extents.values.map(\.upperBound)).count, 1, "\(extents)")
      XCTAssertEqual(extents["★ 111"], extents["★ 987"])
    }
  }
}
