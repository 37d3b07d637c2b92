// SPDX-License-Identifier: MIT
import XCTest

@testable import RepositorySearchCore

final class LinkHeaderTests: XCTestCase {
  func testRelations() {
    let header = LinkHeader(
      """
      <https://api.github.com/search/repositories?q=a&page=2>; rel="next", \
      <https://api.github.com/search/repositories?q=a&page=34>; rel="last"
      """)
    XCTAssertEqual(header.page("next"), 2)
    XCTAssertEqual(header.page("last"), 34)
    XCTAssertNil(header.page("prev"))
  }

  func testAddressesAndParametersWithCommas() {
    let header = LinkHeader(
      "<http://x/?q=a,b&page=1>; title=\"one, two\"; rel=\"prev first\" , <http://x/?page=3>;rel=next")
    XCTAssertEqual(header.page("prev"), 1)
    XCTAssertEqual(header.page("first"), 1)
    XCTAssertEqual(header.page("next"), 3)
  }

  func testWhatCannotBeReadIsLeftOut() {
    let texts = [
      "", "<", "<>", "nonsense", "<http://x/>; rel=\"next\"", "<http://x/?page=two>; rel=\"next\"", "< ; rel=next",
    ]
    for text in texts {
      XCTAssertNil(LinkHeader(text).page("next"), text)
    }
  }
}
