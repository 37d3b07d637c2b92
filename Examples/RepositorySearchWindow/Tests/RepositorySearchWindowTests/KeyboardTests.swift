// SPDX-License-Identifier: MIT
import Foundation
import RepositorySearchCore
import RepositorySearchWindow
import RxGTK
import WindowPictures
import XCTest

/// Lets the server fail one search, and shows the error.
@MainActor
private func fail(on stage: Stage, _ server: RealServer) throws {
  try stage.search("flask")
  try server.plan("422")
  try stage.type("-s")
  stage.waitForBanner()
  XCTAssertEqual(stage.names.first, "pallets/flask")
  try server.plan(nil)
}

@MainActor
private func expectRecovery(of stage: Stage) {
  waitFor("the search is not made again: \(stage.window.message.text ?? "")") {
    !stage.window.banner.isRevealed && stage.names.first == "kennethreitz/flask-sslify"
  }
  XCTAssertEqual(stage.window.entry.text, "flask-s")
}

/// The window without a mouse, against the real server.
final class KeyboardTests: XCTestCase {
  func testTryAgainIsReachedWithTabAndPressedWithReturn() throws {
    try withServer { stage, server in
      let window = stage.window
      try fail(on: stage, server)
      XCTAssertTrue(window.entry.isFocused)
      try Keyboard.press("Tab")
      waitFor("Tab does not lead to Try Again") { window.action.isFocused }
      try Keyboard.press("Return")
      expectRecovery(of: stage)
      // The button that had the focus is gone; typing goes on where it was.
      waitFor("the text has not the focus") { window.entry.isFocused }
      try Keyboard.type("q")
      waitFor("what is typed gets lost: \(window.entry.text ?? "")") { window.entry.text == "flask-sq" }
    }
  }

  func testTryAgainPressedWhileTheServerStillFailsShowsTheErrorAgain() throws {
    try withServer { stage, server in
      let window = stage.window
      try fail(on: stage, server)
      try server.plan("500")
      try Keyboard.press("Tab", "space")
      let message = SearchError.serverFailed(status: 500).message + " Tried twice."
      waitFor("the new reason is not shown: \(window.message.text ?? "")") { window.message.text == message }
      XCTAssertTrue(window.banner.isRevealed)
      try server.plan(nil)
      try Keyboard.press("space")
      expectRecovery(of: stage)
    }
  }

  func testReturnInTheEntryTriesAgain() throws {
    try withServer { stage, server in
      try stage.search("python")
      try Keyboard.press("Return")
      try fail(on: stage, server)
      try Keyboard.press("Return")
      expectRecovery(of: stage)
    }
  }

  func testTheEndOfTheListLoadsPageAfterPage() throws {
    try withServer { stage, _ in
      try stage.search("python")
      try Keyboard.press("Tab")
      for page in 2...6 {
        try Keyboard.press("End")
        waitFor("page \(page) is not loaded; \(stage.names.count) rows") { stage.names.count == min(174, page * 30) }
        // The rows that come do not take the view along to their end: that would load them all.
        settle(seconds: 0.3)
        XCTAssertEqual(stage.names.count, min(174, page * 30))
      }
      XCTAssertEqual(Set(stage.names).count, 174)
      XCTAssertEqual(stage.window.list.element(at: 174) as? SearchRow, .end(of: 174))
    }
  }

  func testTypingOnARowGoesToTheEntryAndEscapeClearsIt() throws {
    try withServer { stage, _ in
      let window = stage.window
      try stage.search("flask")
      try Keyboard.press("Down")
      waitFor("the arrow does not lead to the list") { window.list.isFocused }
      try Keyboard.type("x")
      waitFor("what is typed on the list gets lost: \(window.entry.text ?? "")") { window.entry.text == "flaskx" }
      try Keyboard.press("Escape")
      waitFor("Escape does not clear the entry") { window.entry.text == "" }
      stage.pause()
      waitFor("the rows stay") { window.list.count == 0 }
      XCTAssertTrue(window.entry.isFocused)
    }
  }

  /// As on a screen that is higher than a page: there is nothing to scroll, so nobody can scroll to the end.
  func testAPageThatDoesNotFillTheWindowIsFollowedByFurtherOnes() throws {
    try withServer(perPage: 3) { stage, _ in
      let window = stage.window
      for (query, total) in [("python", 174), ("framework", 20)] {
        try stage.search(query)
        waitFor("\(window.summary.text ?? "") of \(query)") {
          window.summary.text?.contains("of \(total) repositories") == true
        }
        waitFor("\(stage.names.count) rows of \(query) do not fill the window") {
          window.scroller.isScrollable && window.scroller.distanceToEnd > 200
        }
        settle()
        // The window has room for less than a dozen rows.
        XCTAssertLessThan(stage.names.count, 24, "more is loaded than can be seen")
        XCTAssertEqual(Set(stage.names).count, stage.names.count)
        XCTAssertEqual(window.scroller.contentOffset, 0)
      }
    }
  }

  /// All rows are in view, so the end is; that is no reason to ask a server that fails again and again.
  func testAFailureOnAPageThatDoesNotFillTheWindowWaitsForTheUser() throws {
    try withServer { stage, server in
      let window = stage.window
      try stage.search("carrierwave")
      waitFor("there are too many rows for this test") { !window.scroller.isScrollable }
      try server.plan("422")
      try stage.type("x")
      stage.waitForBanner()
      try server.plan(nil)
      settle(seconds: 1)
      XCTAssertTrue(window.banner.isRevealed, "the search was made again without the user")
      XCTAssertFalse(window.scroller.isScrollable)
      try Keyboard.press("Return")
      waitFor("the user cannot try again") { !window.banner.isRevealed }
    }
  }

  func testTypingOnTheListGoesOnInTheEntry() throws {
    try withServer { stage, _ in
      let window = stage.window
      try stage.search("flask")
      let rows = stage.names
      try Keyboard.press("Down", "Down")
      waitFor("the arrow does not lead to the list") { window.list.isFocused }
      // Keys that the list uses stay there.
      try Keyboard.press("Up", "End", "Home", "space")
      settle(seconds: 0.2)
      XCTAssertTrue(window.list.isFocused)
      XCTAssertEqual(window.entry.text, "flask")

      // A list that is not typed on takes a space as the choice of a row; what follows a letter is text.
      try Keyboard.type(" - w")
      waitFor("what is typed gets lost: \(window.entry.text ?? "")") { window.entry.text == "flask- w" }
      XCTAssertTrue(window.entry.isFocused)
      XCTAssertEqual(window.entry.cursorPosition, 8)
      try Keyboard.press("BackSpace", "BackSpace", "BackSpace")
      waitFor("the cursor is not behind the text: \(window.entry.text ?? "")") { window.entry.text == "flask" }
      XCTAssertTrue(window.entry.isFocused)
      stage.pause()
      waitFor("the rows are not there again") { stage.names == rows && !window.spinner.isAnimating }

      // And back: the arrow leads to the list, Escape clears the text from there.
      stage.waitForLayout()
      try Keyboard.press("Down")
      waitFor("the arrow does not lead to the list again") { window.list.isFocused }
      try Keyboard.press("Escape")
      waitFor("Escape does not clear the entry") { window.entry.text == "" }
      XCTAssertTrue(window.entry.isFocused)
    }
  }

  func testOtherResultsWithTheSameFirstRowStartThere() throws {
    try withServer { stage, _ in
      let window = stage.window
      try stage.search("python")
      let first = stage.names.first
      try Keyboard.press("Tab", "End")
      waitFor("the end loads no more") { stage.names.count == 60 && window.scroller.contentOffset > 0 }
      window.entry.focusAtCursor()
      try Keyboard.press("End")
      try stage.type(" stars:>0")
      waitFor("the search is not narrowed") { stage.names.count == 30 }
      stage.waitForLayout()
      XCTAssertEqual(stage.names.first, first)
      XCTAssertEqual(window.scroller.contentOffset, 0)
    }
  }

  func testResultsStartAtTheirFirstRowWhateverWasShownBefore() throws {
    try withServer { stage, server in
      let window = stage.window
      try stage.search("python")
      try Keyboard.press("Tab", "End")
      waitFor("the end loads no more") { stage.names.count == 60 }
      for query in ["flask", "python", "json", "flask"] {
        try stage.search(query)
        settle()
        XCTAssertEqual(window.scroller.contentOffset, 0, query)
        try Keyboard.press("Tab", "End")
        waitFor("the list does not scroll") { window.scroller.contentOffset > 0 }
      }
      // The banner takes its place from the list, not from what is seen of its first row.
      try fail(on: stage, server)
      settle()
      XCTAssertEqual(window.scroller.contentOffset, 0, "with the banner")
    }
  }
}
