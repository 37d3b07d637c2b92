// SPDX-License-Identifier: MIT
import XCTest

@testable import RepositorySearchCore

final class MemoryPagesTests: XCTestCase {
  func testThePageThatWasNotUsedForLongestMakesRoom() {
    var pages = MemoryPages(capacity: 2)
    let keys = ["a", "b", "c"].map { PageKey(query: $0, page: 1) }
    let entry = PageEntry(page: samplePage([1]), date: Date(timeIntervalSince1970: 0))
    pages[keys[0]] = entry
    pages[keys[1]] = entry
    XCTAssertNotNil(pages[keys[0]])
    pages[keys[2]] = entry
    XCTAssertNil(pages[keys[1]])
    XCTAssertNotNil(pages[keys[0]])
    XCTAssertNotNil(pages[keys[2]])
    pages[keys[0]] = nil
    XCTAssertNil(pages[keys[0]])
  }
}
