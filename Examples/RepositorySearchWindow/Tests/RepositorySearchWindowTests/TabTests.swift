// SPDX-License-Identifier: MIT
import CGtk4
import RepositorySearchCore
import RepositorySearchWindow
import RxGTK
import WindowPictures
import XCTest

@MainActor
private func replace(_ stage: Stage, _ text: String) throws {
  stage.window.entry.focus()
  try Keyboard.press("ctrl+a")
  try stage.type(text)
}

/// Presses Tab until the focus is in the entry again, and then the other way round.
@MainActor
private func walk(_ stage: Stage, _ order: [String], _ state: String, line: UInt = #line) throws {
  let window = stage.window
  window.entry.focusAtCursor()
  let parts: [(String, Widget)] = [
    ("entry", window.entry), ("action", window.action), ("list", window.list), ("menu", window.menu),
  ]
  let text = window.entry.text
  for (key, expected) in [("Tab", order), ("shift+Tab", order.dropLast().reversed() + ["entry"])] {
    for part in expected {
      try Keyboard.press(key)
      let focused = { parts.filter { $0.1.isFocused }.map(\.0) }
      waitFor("\(key) leads to \(focused()), not to \(part), \(state)", seconds: 20, line: line) {
        focused() == [part]
      }
      XCTAssertNotEqual(gtk_window_get_focus_visible(window.window.window), 0, "\(part), \(state)", line: line)
    }
  }
  XCTAssertEqual(window.entry.text, text, line: line)
}

/// The Tab key reaches everything, in the same order, from every state of the window.
final class TabTests: XCTestCase {
  func testTabGoesThroughEverythingInEveryState() throws {
    try withWindow(search: sampleSearch) { stage in
      let rows = ["list", "menu", "entry"]
      let notice = ["action", "list", "menu", "entry"]
      try walk(stage, ["menu", "entry"], "at the start")
      try replace(stage, "hang")
      waitFor("nothing is in progress") { stage.window.spinner.isAnimating }
      try walk(stage, ["menu", "entry"], "while it searches, without rows")
      stage.time.pass(milliseconds: 5000)
      waitFor("it does not take long") { stage.window.action.title == "Stop Waiting" && stage.window.action.isOnScreen }
      try walk(stage, ["action", "menu", "entry"], "without rows, while it takes long")
      try Keyboard.press("Tab", "Return")
      waitFor("it still waits") { !stage.window.spinner.isAnimating && stage.window.action.title == "Try Again" }
      XCTAssertEqual(stage.window.page.title, "Search Stopped")
      try walk(stage, ["action", "menu", "entry"], "without rows, after the user has stopped waiting")
      try stage.search("swift")
      try walk(stage, rows, "with rows")
      // The rows have had the focus, and are somewhere else now.
      try Keyboard.press("Tab", "End")
      waitFor("the end loads no more") { stage.names.count == 60 }
      try Keyboard.press("ctrl+f")
      try walk(stage, rows, "after scrolling")
      try replace(stage, "fault")
      stage.waitForBanner()
      try walk(stage, notice, "with rows and a message")
      try replace(stage, "hang")
      waitFor("nothing is in progress") { stage.window.spinner.isAnimating }
      try walk(stage, notice, "while the message of the search before is there")
      stage.time.pass(milliseconds: 5000)
      waitFor("it does not take long") { stage.window.action.title == "Stop Waiting" }
      try walk(stage, notice, "with rows, while it takes long")
      try Keyboard.press("Tab", "Return")
      waitFor("it still waits") { stage.window.action.title == "Try Again" && stage.window.action.isOnScreen }
      try walk(stage, notice, "with rows, after the user has stopped waiting")
      try replace(stage, "nothing")
      waitFor("there are rows") { stage.names.isEmpty && !stage.window.banner.isRevealed }
      waitFor("the message stays") { !stage.window.action.isOnScreen }
      try walk(stage, ["menu", "entry"], "with nothing found")
      try replace(stage, "fault")
      stage.waitForBanner()
      waitFor("the page does not say that it failed") { stage.window.page.title == "Search Failed" }
      try walk(stage, ["action", "menu", "entry"], "with a server that fails, and no rows")
      try replace(stage, "offline")
      stage.waitForBanner()
      try walk(stage, ["action", "menu", "entry"], "with a message and no rows")
      try replace(stage, "two")
      waitFor("nothing is found") { stage.names.count == 2 && !stage.window.action.isOnScreen }
      stage.waitForLayout()
      try walk(stage, rows, "with few rows")
      try replace(stage, "hang")
      waitFor("nothing is in progress") { stage.window.spinner.isAnimating }
      try walk(stage, rows, "while it searches, with rows and no message")
    }
  }

  func testTabReachesTheMessageAboutTheNextPage() throws {
    try withWindow(search: sampleSearch) { stage in
      try stage.search("stop")
      try Keyboard.press("Tab")
      waitFor("Tab does not lead to the list") { stage.window.list.isFocused }
      try Keyboard.press("End")
      stage.waitForBanner()
      try Keyboard.press("ctrl+f")
      try walk(stage, ["action", "list", "menu", "entry"], "with rows of which the next did not come")
    }
  }

  func testTabGoesThroughEverythingWhileTheNextPageLoads() throws {
    try withWindow(search: sampleSearch) { stage in
      try stage.search("slow")
      try Keyboard.press("Tab")
      waitFor("Tab does not lead to the list") { stage.window.list.isFocused }
      try Keyboard.press("End")
      waitFor("nothing loads") { stage.window.list.count == 31 }
      try Keyboard.press("ctrl+f")
      try walk(stage, ["list", "menu", "entry"], "while the next page loads")
      stage.time.pass(milliseconds: 5000)
      stage.waitForBanner()
      try walk(stage, ["action", "list", "menu", "entry"], "while the next page takes long")
    }
  }

  /// Tab goes to a row that is seen, and keeps what is seen where it is.
  func testTabGoesToARowInSight() throws {
    try withWindow(search: sampleSearch) { stage in
      let window = stage.window
      try stage.search("swift")
      waitFor("the list cannot be scrolled") { window.scroller.isScrollable }
      window.scroller.contentOffset = 700
      waitFor(
        "the list does not scroll: \(window.list.indexesInSight) at \(window.scroller.contentOffset)", seconds: 10
      ) {
        (window.list.indexesInSight.first ?? 0) > 2
      }
      let (offset, first) = (window.scroller.contentOffset, window.list.indexesInSight.first)
      try Keyboard.press("Tab")
      waitFor("Tab does not lead to the list") { window.list.isFocused }
      XCTAssertEqual(window.list.focusedIndex, first)
      settle(seconds: 0.2)
      XCTAssertEqual(window.scroller.contentOffset, offset)
    }
  }
}
