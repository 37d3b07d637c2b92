// SPDX-License-Identifier: MIT
import Foundation
import RepositorySearchCore
import RepositorySearchWindow
import RxGTK
import RxSwift
import XCTest

/// Runs the loop until `condition` holds.
@MainActor
private func waitFor(_ message: String, seconds: Double = 10, until condition: @MainActor () -> Bool) {
  let end = Date().addingTimeInterval(seconds)
  while !condition(), Date() < end {
    if !MainLoop.runPending() { usleep(2000) }
  }
  XCTAssertTrue(condition(), message)
}

/// Sends keys through the X server, as a keyboard would.
@MainActor
private func press(_ arguments: String...) throws {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
  process.arguments = arguments
  try process.run()
  // The loop goes on meanwhile: keys are taken when the window gets to run.
  while process.isRunning {
    MainLoop.runPending()
    usleep(2000)
  }
}

private func result(_ query: String, page: Int) -> SearchResult {
  let repositories = (0..<30).map { row in
    Repository(
      id: page * 100 + row, name: "\(query)-\(page)-\(row)", owner: .init(login: "owner"),
      description: "日本語 " + String(repeating: "long ", count: 80), stargazersCount: 1234, language: "Swift")
  }
  return SearchResult(
    page: SearchPage(repositories: repositories, totalCount: 60, nextPage: page == 1 ? 2 : nil), origin: .network,
    date: Date())
}

@MainActor
private func play(_ search: SearchWindow) throws {
  search.show()
  try press("search", "--sync", "--onlyvisible", "--name", "Repository Search", "windowfocus", "--sync")
  try press("type", "--delay", "40", "swift")
  waitFor("the text did not arrive") { search.entry.text == "swift" }
  waitFor("nothing is listed for the text") { name(search, 0) == "swift-1-0" }
  XCTAssertEqual(search.list.count, 30)
  XCTAssertEqual(search.summary.text, "30 of 60 repositories")
  XCTAssertEqual(search.entry.cursorPosition, 5)

  // The last row comes into view, and with it the next page.
  try press("key", "Tab", "Tab", "End")
  waitFor("the end of the list loads no more") { search.list.count == 60 }
  XCTAssertEqual(name(search, 59), "swift-2-29")

  search.entry.focus()
  try press("key", "End")
  try press("type", "--delay", "40", " fault")
  waitFor("no fault is shown") { search.banner.isRevealed }
  XCTAssertEqual(search.message.text, SearchError.serverFailed(status: 500).message)
  XCTAssertEqual(search.list.count, 60, "what was listed went away with the fault")

  try press("key", "ctrl+a", "BackSpace")
  try press("type", "--delay", "40", "vapor")
  waitFor("the window does not recover") { !search.banner.isRevealed && name(search, 0) == "vapor-1-0" }
}

@MainActor
private func name(_ search: SearchWindow, _ row: Int) -> String? {
  (search.list.element(at: row) as? Repository)?.name
}

/// The real window, with real keys where a program that sends them is there; run under Xvfb where there is no screen.
///
/// Not isolated as a class: XCTest on Linux does not find the tests of one that is.
final class SearchWindowTests: XCTestCase {
  func testTypingIntoTheWindowListsWhatIsFoundShowsFaultsAndRecovers() throws {
    let environment = ProcessInfo.processInfo.environment
    try XCTSkipIf(environment["DISPLAY"] == nil, "The window needs a display: run under xvfb-run.")
    try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: "/usr/bin/xdotool"), "Keys come from xdotool.")
    try MainActor.assumeIsolated {
      MainLoop.prepare()
      let before = SignalConnection.liveCount
      var window: SearchWindow? = SearchWindow(search: { query, page in
        query.contains("fault")
          ? .error(SearchError.serverFailed(status: 500)) : .just(result(query, page: page))
      })
      try play(window!)
      window?.window.close()
      window = nil
      waitFor("closures outlive the window: \(SignalConnection.liveCount - before)") {
        SignalConnection.liveCount == before
      }
    }
  }
}
