// SPDX-License-Identifier: MIT
import XCTest

@testable import RepositorySearchCore

final class SearchStateTests: XCTestCase {
  func testSummary() {
    var state = SearchState()
    XCTAssertEqual(state.summary, "")
    state.origin = .network
    XCTAssertEqual(state.summary, "Nothing found")
    state.repositories = [sample(1)]
    state.totalCount = 1
    XCTAssertEqual(state.summary, "1 repository")
    state.totalCount = 1_254_000
    state.origin = .memory
    XCTAssertEqual(state.summary, "1 of 1,254,000 repositories · from cache")
    state.origin = .revalidated
    XCTAssertTrue(state.summary.hasSuffix("from cache"))
    state.isIncomplete = true
    XCTAssertEqual(state.summary, "1 of 1,254,000 repositories · incomplete · from cache")
  }

  func testWhetherTheServerGaveUpIsThatOfTheLastAnswer() {
    var incomplete = sampleResult([1])
    incomplete.page.isIncomplete = true
    let first = SearchState().applying(.loaded(incomplete, page: 1))
    XCTAssertTrue(first.isIncomplete)
    XCTAssertFalse(first.applying(.loaded(sampleResult([1]), page: 1)).isIncomplete)
  }

  func testTheLastRowSaysWhatFollows() {
    func rows(_ state: SearchState) -> [SearchRow] { Array(state.rows.dropFirst(state.repositories.count)) }
    XCTAssertEqual(rows(SearchState()), [])
    let first = SearchState().applying(.typed("a")).applying(.started(query: "a"))
      .applying(.loaded(sampleResult([1, 2], total: 3, next: 2), page: 1))
    XCTAssertEqual(rows(first), [.loading(after: 2)])
    let failed = first.applying(.failed(.timedOut, page: 2))
    XCTAssertEqual(rows(failed), [.stopped(after: 2)])
    let all = failed.applying(.loaded(sampleResult([3], total: 3), page: 2))
    XCTAssertEqual(rows(all), [.end(of: 3)])
    XCTAssertEqual(all.rows.last?.text, "That is all 3.")
    // A server may show less than it has found.
    let limited = failed.applying(.loaded(sampleResult([3], total: 1254), page: 2))
    XCTAssertEqual(rows(limited), [.limit(3)])
    XCTAssertEqual(limited.rows.last?.text, "The server shows the first 3 only.")
    // The server has sent all, one of them twice.
    let twice = failed.applying(.loaded(sampleResult([2, 3], total: 4), page: 2))
    XCTAssertEqual(rows(twice), [.end(of: 3)])
    // Rows of another search have no end.
    XCTAssertEqual(rows(all.applying(.started(query: "b"))), [])
    XCTAssertEqual(rows(all.applying(.loaded(sampleResult([]), page: 1))), [])
  }

  func testGroupsOfDigits() {
    let expected = [0: "0", 12: "12", 123: "123", 1234: "1,234", 123_456: "123,456", 1_234_567: "1,234,567"]
    for (number, text) in expected { XCTAssertEqual(SearchState.grouped(number), text) }
    XCTAssertEqual(SearchState.grouped(-123), "-123")
    XCTAssertEqual(SearchState.grouped(-1234), "-1,234")
  }
}
