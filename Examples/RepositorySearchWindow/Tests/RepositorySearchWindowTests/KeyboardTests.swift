// SPDX-License-Identifier: MIT
import Foundation
import RepositorySearchCore
import RepositorySearchWindow
import RxGTK
import XCTest

/// Lets the server fail one search, and shows the error.
@MainActor
private func fail(in window: SearchWindow, _ server: RealServer) throws {
  try search("flask", in: window)
  try server.plan("422")
  try Keyboard.type("-s")
  waitFor("no message") { window.banner.isRevealed }
  XCTAssertEqual(names(window).first, "pallets/flask")
  try server.plan(nil)
  // The banner slides in.
  settle(seconds: 0.4)
}

@MainActor
private func expectRecovery(of window: SearchWindow) {
  waitFor("the search is not made again: \(window.message.text ?? "")") {
    !window.banner.isRevealed && window.summary.text?.hasPrefix("10 ") != true
  }
  XCTAssertEqual(window.entry.text, "flask-s")
  XCTAssertEqual(names(window).first, "kennethreitz/flask-sslify")
}

/// The window without a mouse, against the real server.
final class KeyboardTests: XCTestCase {
  func testTryAgainIsReachedWithTabAndPressedWithReturn() throws {
    try withWindow { window, server in
      try fail(in: window, server)
      XCTAssertTrue(window.entry.isFocused)
      try Keyboard.press("Tab")
      waitFor("Tab does not lead to Try Again") { window.retry.isFocused }
      try Keyboard.press("Return")
      expectRecovery(of: window)
      // The button that had the focus is gone; typing goes on.
      try Keyboard.type("q")
      waitFor("what is typed gets lost") { window.entry.text?.contains("q") == true }
    }
  }

  func testTryAgainPressedWhileTheServerStillFailsShowsTheErrorAgain() throws {
    try withWindow { window, server in
      try fail(in: window, server)
      try server.plan("500")
      try Keyboard.press("Tab", "space")
      let message = SearchError.serverFailed(status: 500).message
      waitFor("the new reason is not shown: \(window.message.text ?? "")") { window.message.text == message }
      XCTAssertTrue(window.banner.isRevealed)
      try server.plan(nil)
      try Keyboard.press("space")
      expectRecovery(of: window)
    }
  }

  func testReturnInTheEntryTriesAgain() throws {
    try withWindow { window, server in
      try search("python", in: window)
      try Keyboard.press("Return")
      try fail(in: window, server)
      try Keyboard.press("Return")
      expectRecovery(of: window)
    }
  }

  func testTheEndOfTheListLoadsPageAfterPage() throws {
    try withWindow { window, _ in
      try search("python", in: window)
      try Keyboard.press("Tab")
      for page in 2...4 {
        try Keyboard.press("End")
        waitFor("page \(page) is not loaded; \(window.list.count) rows") { window.list.count == page * 30 }
      }
      XCTAssertEqual(Set(names(window)).count, 120)
    }
  }

  func testReturnOnARowOpensIt() throws {
    let opened = BehaviorRelay<[String]>(value: [])
    try withWindow(open: { address, _ in opened.accept(opened.value + [address]) }) { window, _ in
      try search("flask", in: window)
      let second = names(window)[1]
      try Keyboard.press("Down")
      waitFor("the arrow does not lead to the list") { window.list.isFocused }
      try Keyboard.press("Down", "Return")
      waitFor("nothing is opened") { !opened.value.isEmpty }
      XCTAssertEqual(opened.value, ["https://github.com/" + second])

      // Typing on the list goes to the entry; Escape clears it.
      try Keyboard.type("x")
      waitFor("what is typed on the list gets lost: \(window.entry.text ?? "")") { window.entry.text == "flaskx" }
      try Keyboard.press("Escape")
      waitFor("Escape does not clear the entry") { window.entry.text == "" && window.list.count == 0 }
      XCTAssertTrue(window.entry.isFocused)
    }
  }

  /// As on a screen that is higher than a page: there is nothing to scroll, so nobody can scroll to the end.
  func testAPageThatDoesNotFillTheWindowIsFollowedByFurtherOnes() throws {
    try withWindow(perPage: 3) { window, _ in
      for (query, total) in [("python", 174), ("framework", 20)] {
        try search(query, in: window)
        // While a word is typed there are the results of its beginning.
        waitFor("\(window.summary.text ?? "") of \(query)") {
          window.summary.text?.contains("of \(total) repositories") == true
        }
        waitFor("\(window.list.count) rows of \(query) do not fill the window") {
          window.scroller.isScrollable && window.scroller.distanceToEnd > 200
        }
        settle()
        // The window has room for less than a dozen rows.
        XCTAssertLessThan(window.list.count, 24, "more is loaded than can be seen")
        XCTAssertEqual(Set(names(window)).count, window.list.count)
        XCTAssertEqual(window.scroller.contentOffset, 0)
      }
    }
  }

  /// All rows are in view, so the end is; that is no reason to ask a server that fails again and again.
  func testAFailureOnAPageThatDoesNotFillTheWindowWaitsForTheUser() throws {
    try withWindow { window, server in
      try search("carrierwave", in: window)
      waitFor("there are too many rows for this test") { !window.scroller.isScrollable }
      try server.plan("422")
      try Keyboard.type("x")
      waitFor("no message") { window.banner.isRevealed }
      try server.plan(nil)
      settle(seconds: 1)
      XCTAssertTrue(window.banner.isRevealed, "the search was made again without the user")
      XCTAssertFalse(window.scroller.isScrollable)
      try Keyboard.press("Return")
      waitFor("the user cannot try again") { !window.banner.isRevealed }
    }
  }

  func testTypingOnTheListGoesOnInTheEntry() throws {
    try withWindow { window, _ in
      try search("flask", in: window)
      let rows = names(window)
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
      waitFor("the rows are not there again") { names(window).starts(with: rows) }

      // And back: the arrow leads to the list, Escape clears the text from there.
      try Keyboard.press("Down")
      waitFor("the arrow does not lead to the list again") { window.list.isFocused }
      try Keyboard.press("Escape")
      waitFor("Escape does not clear the entry") { window.entry.text == "" && window.list.count == 0 }
      XCTAssertTrue(window.entry.isFocused)
    }
  }

  func testResultsStartAtTheirFirstRowWhateverWasShownBefore() throws {
    try withWindow { window, server in
      try search("python", in: window)
      try Keyboard.press("Tab", "End")
      waitFor("the end loads no more") { window.list.count == 60 }
      for query in ["flask", "python", "json", "flask"] {
        try search(query, in: window)
        settle()
        XCTAssertEqual(window.scroller.contentOffset, 0, query)
        try Keyboard.press("Tab", "End")
        waitFor("the list does not scroll") { window.scroller.contentOffset > 0 }
      }
      // The banner takes its place from the list, not from what is seen of its first row.
      try fail(in: window, server)
      settle()
      XCTAssertEqual(window.scroller.contentOffset, 0, "with the banner")
    }
  }
}
