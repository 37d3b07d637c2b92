// SPDX-License-Identifier: MIT
import Foundation
import RepositorySearchCore
import RepositorySearchWindow
import RxGTK
import RxSwift
import XCTest

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
  try Keyboard.focus()
  try Keyboard.type("swift")
  waitFor("the text did not arrive") { search.entry.text == "swift" }
  waitFor("nothing is listed for the text") { name(search, 0) == "swift-1-0" }
  XCTAssertEqual(search.list.count, 30)
  XCTAssertEqual(search.summary.text, "30 of 60 repositories")
  XCTAssertEqual(search.entry.cursorPosition, 5)

  // The last row comes into view, and with it the next page.
  try Keyboard.press("Tab", "Tab", "End")
  waitFor("the end of the list loads no more") { search.list.count == 60 }
  XCTAssertEqual(name(search, 59), "swift-2-29")

  search.entry.focus()
  try Keyboard.press("End")
  try Keyboard.type(" fault")
  waitFor("no fault is shown") { search.banner.isRevealed }
  XCTAssertEqual(search.message.text, SearchError.serverFailed(status: 500).message)
  XCTAssertEqual(search.list.count, 60, "what was listed went away with the fault")

  try Keyboard.press("ctrl+a", "BackSpace")
  try Keyboard.type("vapor")
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
    try Keyboard.require()
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
