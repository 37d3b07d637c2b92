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
    try Keyboard.require()
    try MainActor.assumeIsolated {
      let server = try RealServer()
      defer { server.kill() }
      try withWindow(server.url) { window in
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
  }

  func testTryAgainPressedWhileTheServerStillFailsShowsTheErrorAgain() throws {
    try Keyboard.require()
    try MainActor.assumeIsolated {
      let server = try RealServer()
      defer { server.kill() }
      try withWindow(server.url) { window in
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
  }

  func testReturnInTheEntryTriesAgain() throws {
    try Keyboard.require()
    try MainActor.assumeIsolated {
      let server = try RealServer()
      defer { server.kill() }
      try withWindow(server.url) { window in
        try search("python", in: window)
        try Keyboard.press("Return")
        try fail(in: window, server)
        try Keyboard.press("Return")
        expectRecovery(of: window)
      }
    }
  }

  func testTheEndOfTheListLoadsPageAfterPage() throws {
    try Keyboard.require()
    try MainActor.assumeIsolated {
      let server = try RealServer()
      defer { server.kill() }
      try withWindow(server.url) { window in
        try search("python", in: window)
        try Keyboard.press("Tab")
        for page in 2...4 {
          try Keyboard.press("End")
          waitFor("page \(page) is not loaded; \(window.list.count) rows") { window.list.count == page * 30 }
        }
        XCTAssertEqual(Set(names(window)).count, 120)
      }
    }
  }

  func testReturnOnARowOpensIt() throws {
    try Keyboard.require()
    try MainActor.assumeIsolated {
      let server = try RealServer()
      defer { server.kill() }
      var opened: [String] = []
      try withWindow(server.url, open: { address, _ in opened.append(address) }) { window in
        try search("flask", in: window)
        let second = names(window)[1]
        try Keyboard.press("Down")
        waitFor("the arrow does not lead to the list") { window.list.isFocused }
        try Keyboard.press("Down", "Return")
        waitFor("nothing is opened") { !opened.isEmpty }
        XCTAssertEqual(opened, ["https://github.com/" + second])

        // Typing on the list goes to the entry; Escape clears it.
        try Keyboard.type("x")
        waitFor("what is typed on the list gets lost: \(window.entry.text ?? "")") { window.entry.text == "flaskx" }
        try Keyboard.press("Escape")
        waitFor("Escape does not clear the entry") { window.entry.text == "" && window.list.count == 0 }
        XCTAssertTrue(window.entry.isFocused)
      }
    }
  }

  func testResultsStartAtTheirFirstRowWhateverWasShownBefore() throws {
    try Keyboard.require()
    try MainActor.assumeIsolated {
      let server = try RealServer()
      defer { server.kill() }
      try withWindow(server.url) { window in
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
}
