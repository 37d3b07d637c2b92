// SPDX-License-Identifier: MIT
import Foundation
import RepositorySearchCore
import RepositorySearchWindow
import RxGTK
import RxSwift
import XCTest

/// Makes a window on `url`, with a cache file of its own, lets `body` play with it and closes it.
@MainActor
private func withWindow(_ url: URL, _ body: (SearchWindow) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: folder) }
  var setup = SearchSetup()
  setup.server = url
  setup.cacheFile = folder.appendingPathComponent("pages.sqlite")
  setup.timeout = .seconds(1)
  let controller = try setup.makeDataController(
    scheduler: SerialDispatchQueueScheduler(internalSerialQueueName: "window-tests"))
  MainLoop.prepare()
  let window = SearchWindow(search: { query, page in controller.page(page, of: query) })
  defer { window.window.close() }
  window.show()
  try Keyboard.focus()
  try body(window)
}

@MainActor
private func names(_ window: SearchWindow) -> [String] {
  (0..<window.list.count).compactMap { (window.list.element(at: $0) as? Repository)?.fullName }
}

/// Replaces what is in the entry, and waits for the rows.
@MainActor
private func search(_ text: String, in window: SearchWindow, line: UInt = #line) throws {
  window.entry.focus()
  try Keyboard.press("ctrl+a", "BackSpace")
  waitFor("the list is not cleared", line: line) { window.list.count == 0 }
  try Keyboard.type(text)
  waitFor("nothing is listed for \(text): \(window.message.text ?? "")", line: line) {
    window.entry.text == text && window.list.count > 0 && !window.spinner.isAnimating && !window.banner.isRevealed
      && names(window).contains { $0.lowercased().contains(text) }
  }
}

/// The whole thing: keys, the window, the data controller with its cache file, a socket, and the server as a process of its own.
final class RealServerTests: XCTestCase {
  func testTypingLoadingMoreAndTheCache() throws {
    try Keyboard.require()
    try MainActor.assumeIsolated {
      let server = try RealServer()
      defer { server.kill() }
      try withWindow(server.url) { window in
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
  }

  func testEveryFaultShowsItsMessageKeepsTheRowsAndPasses() throws {
    try Keyboard.require()
    let faults: [(fault: String, query: String, message: String)] = [
      ("403:20", "flask", "Searching works again at"),
      ("422", "rails", SearchError.invalidQuery("Validation Failed").message),
      ("500", "django", SearchError.serverFailed(status: 500).message),
      ("malformed", "python", SearchError.malformedAnswer.message),
      ("empty", "ruby", SearchError.emptyAnswer.message),
      ("die", "requests", SearchError.interrupted.message),
      ("hang", "spinners", SearchError.timedOut.message),
    ]
    try MainActor.assumeIsolated {
      let server = try RealServer()
      defer { server.kill() }
      try withWindow(server.url) { window in
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
  }

  func testAServerThatIsKilledInMidAnswerAndComesBack() throws {
    try Keyboard.require()
    try MainActor.assumeIsolated {
      let server = try RealServer()
      defer { server.kill() }
      try withWindow(server.url) { window in
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
}
