// SPDX-License-Identifier: MIT
import Foundation
import RepositorySearchCore
import RepositorySearchWindow
import RxGTK
import RxSwift
import WindowPictures
import XCTest

/// The whole thing: keys, the window, the data controller with its cache file, a socket, and the server as a process of its own.
final class RealServerTests: XCTestCase {
  func testTypingLoadingMoreAndTheCache() throws {
    try withServer { stage, _ in
      let window = stage.window
      try stage.search("flask")
      XCTAssertEqual(stage.names.first, "pallets/flask")

      try stage.search("python")
      let first = stage.names
      XCTAssertEqual(first.count, 30)
      XCTAssertEqual(window.summary.text, "30 of 174 repositories")
      try Keyboard.press("Tab", "End")
      waitFor("the end of the list loads no more") { stage.names.count > 30 }
      XCTAssertEqual(Array(stage.names.prefix(30)), first)
      XCTAssertGreaterThan(window.scroller.contentOffset, 0, "more rows scroll the list back")

      try stage.search("flask")
      waitFor("other results do not start at the first row") { window.scroller.contentOffset == 0 }
      XCTAssertEqual(stage.names.first, "pallets/flask")
      XCTAssertTrue(window.summary.text?.hasSuffix("from cache") == true, window.summary.text ?? "")
      try Keyboard.press("Escape")
      waitFor("Escape does not clear the entry") { window.entry.text == "" }
      stage.pause()
      waitFor("the rows stay") { stage.names.isEmpty }
    }
  }

  func testEveryFaultShowsItsMessageKeepsTheRowsAndPasses() throws {
    let faults: [(fault: String, query: String, message: String)] = [
      ("403:20", "flask", "Searching works again at"),
      ("422", "rails", SearchError.invalidQuery("Validation Failed").message),
      ("500", "django", SearchError.serverFailed(status: 500).message),
      ("malformed", "python", SearchError.malformedAnswer.message),
      ("empty", "ruby", SearchError.emptyAnswer.message),
      ("die", "requests", SearchError.interrupted.message),
    ]
    try withServer { stage, server in
      let window = stage.window
      for (fault, query, message) in faults {
        try stage.search(query)
        let rows = stage.names
        try server.plan(fault)
        try stage.type("x")
        waitFor("no message for \(fault)") { window.banner.isRevealed }
        XCTAssertTrue(window.message.text?.contains(message) == true, "\(fault): \(window.message.text ?? "")")
        XCTAssertEqual(stage.names, rows, "\(fault) takes the rows away")
        XCTAssertTrue(window.summary.text?.contains(" for “\(query)”") == true, window.summary.text ?? "")
        XCTAssertFalse(window.spinner.isAnimating, fault)
        try server.plan(nil)
      }
      try stage.search("flask")
    }
  }

  /// In the user's time, so that a slow machine is no slow server.
  func testAHangingServerIsGivenUp() throws {
    try withServer(virtual: true) { stage, server in
      let window = stage.window
      try stage.search("spinners")
      let rows = stage.names
      try server.plan("hang")
      try stage.type("x")
      waitFor("nothing is in progress") { window.spinner.isAnimating }
      stage.time.pass(milliseconds: 5000)
      waitFor("it is not told") { window.message.text == "The server takes long to answer." }
      // The request begins when the cache on disk has been asked, which takes its own time.
      waitFor("it is not given up") {
        stage.time.pass(milliseconds: 100)
        return window.message.text == SearchError.timedOut.message
      }
      XCTAssertEqual(stage.names, rows)
      try server.plan(nil)
      try stage.search("flask")
    }
  }

  func testAServerThatIsKilledInMidAnswerAndComesBack() throws {
    try withServer { stage, server in
      let window = stage.window
      try stage.search("flask")
      let rows = stage.names
      try server.plan("hang")
      try stage.type("s")
      waitFor("nothing is in progress") { window.spinner.isAnimating }
      server.kill()
      waitFor("no message for a server that is gone") { window.banner.isRevealed }
      let messages = [SearchError.interrupted, .serverNotRunning(at: server.url.absoluteString)].map(\.message)
      XCTAssertTrue(messages.contains(window.message.text ?? ""), window.message.text ?? "")
      XCTAssertEqual(stage.names, rows)

      let again = try RealServer(port: XCTUnwrap(server.url.port))
      defer { again.kill() }
      try stage.search("rails")
      XCTAssertFalse(window.banner.isRevealed)
    }
  }
}
