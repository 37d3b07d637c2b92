// SPDX-License-Identifier: MIT
import Foundation
import RepositorySearchCore
import RepositorySearchWindow
import RxGTK
import RxSwift
import XCTest

/// The whole thing: keys, the window, the data controller with its cache file, a socket, and the server as a process of its own.
final class RealServerTests: XCTestCase {
  func testTypingLoadingMoreAndTheCache() throws {
    try withWindow { window, _ in
      try search("flask", in: window)
      XCTAssertEqual(names(window).first, "pallets/flask")

      try search("python", in: window)
      let first = names(window)
      XCTAssertEqual(first.count, 30)
      XCTAssertTrue(window.summary.text?.hasPrefix("30 of ") == true, window.summary.text ?? "")
      XCTAssertFalse(window.summary.text?.contains("from cache") == true, window.summary.text ?? "")
      try Keyboard.press("Tab", "Tab", "End")
      waitFor("the end of the list loads no more") { window.list.count > 30 }
      XCTAssertEqual(Array(names(window).prefix(30)), first)
      XCTAssertGreaterThan(window.scroller.contentOffset, 0, "more rows scroll the list back")

      try search("flask", in: window)
      waitFor("other results do not start at the first row") { window.scroller.contentOffset == 0 }
      XCTAssertEqual(names(window).first, "pallets/flask")
      XCTAssertTrue(window.summary.text?.hasSuffix("from cache") == true, window.summary.text ?? "")
      try Keyboard.press("Escape")
      waitFor("Escape does not clear the entry") { window.entry.text == "" && window.list.count == 0 }
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
      ("hang", "spinners", SearchError.timedOut.message),
    ]
    try withWindow { window, server in
      for (fault, query, message) in faults {
        try search(query, in: window)
        let rows = names(window)
        try server.plan(fault)
        try Keyboard.type("x")
        waitFor("no message for \(fault)") { window.banner.isRevealed }
        XCTAssertTrue(window.message.text?.contains(message) == true, "\(fault): \(window.message.text ?? "")")
        XCTAssertEqual(names(window), rows, "\(fault) takes the rows away")
        XCTAssertFalse(window.spinner.isAnimating, fault)
        try server.plan(nil)
      }
      try search("flask", in: window)
    }
  }

  func testAServerThatIsKilledInMidAnswerAndComesBack() throws {
    try withWindow { window, server in
      try search("flask", in: window)
      let rows = names(window)
      try server.plan("delay:20000")
      try Keyboard.type("s")
      waitFor("nothing is in progress") { window.spinner.isAnimating }
      server.kill()
      waitFor("no message for a server that is gone") { window.banner.isRevealed }
      let messages = [SearchError.interrupted, .serverNotFound, .timedOut].map(\.message)
      XCTAssertTrue(messages.contains(window.message.text ?? ""), window.message.text ?? "")
      XCTAssertEqual(names(window), rows)

      let again = try RealServer(port: XCTUnwrap(server.url.port))
      defer { again.kill() }
      try search("rails", in: window)
      XCTAssertFalse(window.banner.isRevealed)
    }
  }
}
