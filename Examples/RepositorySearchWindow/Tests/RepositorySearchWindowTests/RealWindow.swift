// SPDX-License-Identifier: MIT
import CGtk4
import Foundation
import RepositorySearchCore
import RepositorySearchWindow
import RxGTK
import RxSwift
import WindowPictures
import XCTest

/// A window, and the time of the user in front of it.
@MainActor
struct Stage {
  let window: SearchWindow
  let time: UserTime

  /// Types, and then pauses for as long as the search wants the user to. How long the typing takes does not matter.
  func type(_ text: String, file: StaticString = #filePath, line: UInt = #line) throws {
    let expected = (window.entry.isFocused ? window.entry.text ?? "" : "") + text
    try Keyboard.type(text)
    waitFor("\(text) does not arrive: \(window.entry.text ?? "")", file: file, line: line) {
      window.entry.text?.hasSuffix(text) == true && (window.entry.text?.count ?? 0) >= min(expected.count, text.count)
    }
    pause()
  }

  /// Makes the window as narrow as a phone.
  func makeNarrow(file: StaticString = #filePath, line: UInt = #line) {
    gtk_window_set_default_size(window.window.window, 360, 600)
    waitFor("the window is not narrow", file: file, line: line) { gtk_widget_get_width(window.window.pointer) < 420 }
  }

  /// The user looks at what there is.
  func pause() { time.pass(milliseconds: 300) }

  /// Replaces what is in the entry, and waits for the rows and their layout.
  func search(_ text: String, file: StaticString = #filePath, line: UInt = #line) throws {
    window.entry.focus()
    try Keyboard.press("ctrl+a", "BackSpace")
    waitFor("the entry is not cleared", file: file, line: line) { window.entry.text == "" }
    time.pass(milliseconds: 100)
    waitFor("the list is not cleared", file: file, line: line) { window.list.count == 0 }
    try type(text, file: file, line: line)
    waitFor("nothing is listed for \(text): \(window.message.text ?? "")", file: file, line: line) {
      !names.isEmpty && !window.spinner.isAnimating && !window.banner.isRevealed
    }
    waitForLayout(file: file, line: line)
  }

  /// Waits until the rows are laid out: keys that go to them work then.
  func waitForLayout(file: StaticString = #filePath, line: UInt = #line) {
    // The first rows have their place a frame before the view knows how long the list is; nobody's keys are that fast.
    waitFor("the rows are not laid out", file: file, line: line) {
      !window.list.indexesInSight.isEmpty && (names.count < 20 || window.scroller.isScrollable)
    }
  }

  func waitForBanner(file: StaticString = #filePath, line: UInt = #line) {
    waitFor("there is no message", file: file, line: line) { window.banner.isRevealed && window.action.isOnScreen }
  }

  /// The rows with repositories.
  var repositories: [Repository] {
    (0..<window.list.count).compactMap { (window.list.element(at: $0) as? SearchRow)?.repository }
  }

  var names: [String] { repositories.map(\.fullName) }
}

/// Makes a window, lets `body` play with it and closes it. Skips the test where no keys can be sent.
func withWindow(
  search: @escaping SearchViewModel.Search, open: @escaping SearchWindow.Open = { _, _ in },
  copy: @escaping SearchWindow.Copy = { _ in }, _ body: @MainActor (Stage) throws -> Void
) throws {
  try Keyboard.require()
  try onMainActor {
    SearchProgram.prepare()
    let time = UserTime()
    let window = SearchWindow(search: search, scheduler: time, open: open, copy: copy)
    defer { window.window.close() }
    window.show()
    try Keyboard.focus()
    try body(Stage(window: window, time: time))
  }
}

/// The same with a server that is a process of its own, and with a cache file.
///
/// - Parameter virtual: whether time-outs and pauses of the network are in the user's time, too.
func withServer(
  perPage: Int = 30, virtual: Bool = false, open: @escaping SearchWindow.Open = { _, _ in },
  _ body: @MainActor (Stage, RealServer) throws -> Void
) throws {
  try Keyboard.require()
  try onMainActor {
    let server = try RealServer()
    defer { server.kill() }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var setup = SearchSetup()
    setup.server = server.url
    setup.perPage = perPage
    setup.cacheFile = folder.appendingPathComponent("pages.sqlite")
    if !virtual { setup.timeout = .seconds(60) }
    let time = UserTime()
    let controller = try setup.makeDataController(
      scheduler: virtual ? time : SerialDispatchQueueScheduler(internalSerialQueueName: "window-tests"))
    SearchProgram.prepare()
    let window = SearchWindow(
      search: { query, page in controller.page(page, of: query) }, scheduler: time, open: open)
    defer { window.window.close() }
    window.show()
    try Keyboard.focus()
    try body(Stage(window: window, time: time), server)
  }
}
