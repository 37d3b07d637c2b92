// SPDX-License-Identifier: MIT
import Foundation
import RepositorySearchCore
import RepositorySearchWindow
import RxGTK
import RxSwift
import WindowPictures
import XCTest

@MainActor
private func play(_ stage: Stage) throws {
  let window = stage.window
  window.show()
  try Keyboard.focus()
  try stage.type("swift")
  waitFor("nothing is listed for the text") { stage.names.first == "owner/swift-1-0" }
  XCTAssertEqual(stage.names.count, 30)
  XCTAssertEqual(window.summary.text, "30 of 60 repositories")
  XCTAssertEqual(window.entry.cursorPosition, 5)

  // The last row comes into view, and with it the next page.
  stage.waitForLayout()
  try Keyboard.press("Tab", "End")
  waitFor("the end of the list loads no more") { stage.names.count == 60 }
  XCTAssertEqual(stage.names[59], "owner/swift-2-29")
  XCTAssertEqual((window.list.element(at: 60) as? SearchRow), .end(of: 60))

  window.entry.focus()
  try Keyboard.press("End")
  try stage.type(" fault")
  stage.waitForBanner()
  XCTAssertEqual(window.message.text, SearchError.serverFailed(status: 500).message)
  XCTAssertEqual(stage.names.count, 60, "what was listed went away with the fault")
  XCTAssertEqual(window.summary.text, "60 repositories for “swift”")

  try Keyboard.press("ctrl+a", "BackSpace")
  try stage.type("vapor")
  waitFor("the window does not recover") { !window.banner.isRevealed && stage.names.first == "owner/vapor-1-0" }
}

/// The real window, with real keys where a program that sends them is there; run under Xvfb where there is no screen.
///
/// Not isolated as a class: XCTest on Linux does not find the tests of one that is.
final class SearchWindowTests: XCTestCase {
  func testTypingIntoTheWindowListsWhatIsFoundShowsFaultsAndRecovers() throws {
    try Keyboard.require()
    try onMainActor {
      SearchProgram.prepare()
      let before = SignalConnection.liveCount
      let time = UserTime()
      var stage: Stage? = Stage(window: SearchWindow(search: sampleSearch, scheduler: time), time: time)
      try play(stage!)
      stage?.window.window.close()
      stage = nil
      waitFor("closures outlive the window: \(SignalConnection.liveCount - before)") {
        // Connections of earlier windows may go while this test runs.
        SignalConnection.liveCount <= before
      }
    }
  }

  /// Whatever is searched for on the way to a word is nobody's search, however slowly the keys come.
  func testOnlyWhatTheUserMeansIsSearchedFor() throws {
    let asked = Asked()
    try withWindow(search: asked.search) { stage in
      for letter in "swift fa" {
        try Keyboard.type(String(letter))
        settle(seconds: 0.1)
      }
      waitFor("the text does not arrive") { stage.window.entry.text == "swift fa" }
      XCTAssertEqual(asked.queries, [])
      XCTAssertEqual(stage.window.page.title, "Searching…")
      stage.pause()
      waitFor("nothing is listed") { !stage.names.isEmpty }
      XCTAssertEqual(asked.queries, ["swift fa"])
    }
  }

  /// Return tries again what the field says, not what failed before.
  func testReturnDoesNotRepeatTheSearchOfAnotherText() throws {
    let asked = Asked()
    try withWindow(search: asked.search) { stage in
      try stage.type("fault")
      stage.waitForBanner()
      try Keyboard.press("ctrl+a")
      try Keyboard.type("vapor")
      waitFor("the text does not arrive") { stage.window.entry.text == "vapor" }
      try Keyboard.press("Return")
      settle(seconds: 0.1)
      stage.pause()
      waitFor("nothing is listed") { !stage.names.isEmpty }
      XCTAssertEqual(asked.queries, ["fault", "vapor"])
    }
  }

  /// GTK empties the field before it takes the first letter.
  func testReplacingTheTextKeepsTheRows() throws {
    try withWindow(search: sampleSearch) { stage in
      try stage.search("swift")
      let rows = stage.names
      try Keyboard.press("ctrl+a")
      try Keyboard.type("fault")
      waitFor("the text is not replaced") { stage.window.entry.text == "fault" }
      for _ in 0..<29 {
        stage.time.pass(milliseconds: 10)
        MainLoop.runPending()
        XCTAssertEqual(stage.names, rows)
        XCTAssertTrue(stage.window.page.isHidden)
        XCTAssertEqual(stage.window.summary.text, "30 of 60 repositories for “swift”")
      }
      stage.pause()
      stage.waitForBanner()
      XCTAssertEqual(stage.names, rows, "the fault takes the rows away")
    }
  }

  func testAHangingServerIsToldAndMayBeStoppedWithTheKeyboard() throws {
    try withWindow(search: sampleSearch) { stage in
      let window = stage.window
      try stage.search("swift")
      try Keyboard.press("ctrl+a")
      try stage.type("hang")
      waitFor("nothing is in progress") { window.spinner.isAnimating }
      stage.time.pass(milliseconds: 4900)
      MainLoop.runPending()
      XCTAssertFalse(window.banner.isRevealed)
      stage.time.pass(milliseconds: 100)
      stage.waitForBanner()
      XCTAssertEqual(window.message.text, "The server takes long to answer.")
      XCTAssertEqual(window.action.title, "Stop Waiting")
      try Keyboard.press("Tab", "Return")
      waitFor("the wait does not stop") { !window.spinner.isAnimating }
      waitFor("nothing says so: \(window.message.text ?? "")") { window.message.text == SearchError.stopped.message }
      XCTAssertEqual(window.action.title, "Try Again")
      XCTAssertTrue(window.action.isFocused)
      // Trying again waits again.
      try Keyboard.press("Return")
      waitFor("it is not tried again") { window.spinner.isAnimating }
    }
  }

  func testATryThatFailsAgainIsSeenToHaveTried() throws {
    try withWindow(search: sampleSearch) { stage in
      try stage.type("fault")
      stage.waitForBanner()
      let message = SearchError.serverFailed(status: 500).message
      XCTAssertEqual(stage.window.message.text, message)
      for ending in [" Tried twice.", " Tried 3 times."] {
        try Keyboard.press("Return")
        waitFor("nothing is to be seen: \(stage.window.message.text ?? "")") {
          stage.window.message.text == message + ending
        }
      }
    }
  }

  func testEveryStateWithoutRowsHasAPictureOfItsOwn() throws {
    try withWindow(search: sampleSearch) { stage in
      let page = stage.window.page
      XCTAssertEqual(page.icon, "search-start")
      for (text, icon) in [("nothing", "search-nothing"), ("fault", "search-failed"), ("offline", "search-offline")] {
        try Keyboard.press("ctrl+a")
        try stage.type(text)
        waitFor("\(page.icon ?? "") for \(text)") { page.icon == icon }
        XCTAssertFalse(page.isHidden)
      }
      try Keyboard.press("ctrl+a")
      try stage.type("hang")
      waitFor("there is a picture while searching") { page.icon == nil || page.icon == "" }
      waitFor("nothing turns while searching") { isSpinnerSeen(in: page.pointer) }
    }
  }
}
