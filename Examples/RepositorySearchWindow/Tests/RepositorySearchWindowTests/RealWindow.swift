// SPDX-License-Identifier: MIT
import Foundation
import RepositorySearchCore
import RepositorySearchWindow
import RxGTK
import RxSwift
import XCTest

/// Starts a server and makes a window on it, lets `body` type into it, and ends both. Skips the test where no keys can be sent.
func withWindow(
  perPage: Int = 30, open: @escaping SearchWindow.Open = { _, _ in },
  _ body: @MainActor (SearchWindow, RealServer) throws -> Void
) throws {
  try Keyboard.require()
  try MainActor.assumeIsolated {
    let server = try RealServer()
    defer { server.kill() }
    try withWindow(server.url, perPage: perPage, open: open) { try body($0, server) }
  }
}

/// Makes a window on `url`, with a cache file of its own, lets `body` play with it and closes it.
@MainActor
private func withWindow(
  _ url: URL, perPage: Int = 30, open: @escaping SearchWindow.Open = { _, _ in },
  _ body: (SearchWindow) throws -> Void
) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: folder) }
  var setup = SearchSetup()
  setup.server = url
  setup.perPage = perPage
  setup.cacheFile = folder.appendingPathComponent("pages.sqlite")
  setup.timeout = .seconds(1)
  let controller = try setup.makeDataController(
    scheduler: SerialDispatchQueueScheduler(internalSerialQueueName: "window-tests"))
  MainLoop.prepare()
  let window = SearchWindow(search: { query, page in controller.page(page, of: query) }, open: open)
  defer { window.window.close() }
  window.show()
  try Keyboard.focus()
  try body(window)
}

@MainActor
func names(_ window: SearchWindow) -> [String] {
  (0..<window.list.count).compactMap { (window.list.element(at: $0) as? Repository)?.fullName }
}

/// Replaces what is in the entry, and waits for the rows.
@MainActor
func search(_ text: String, in window: SearchWindow, line: UInt = #line) throws {
  window.entry.focus()
  try Keyboard.press("ctrl+a", "BackSpace")
  waitFor("the list is not cleared", line: line) { window.list.count == 0 }
  try Keyboard.type(text)
  waitFor("nothing is listed for \(text): \(window.message.text ?? "")", line: line) {
    window.entry.text == text && window.list.count > 0 && !window.spinner.isAnimating && !window.banner.isRevealed
      && names(window).contains { $0.lowercased().contains(text) }
  }
}
