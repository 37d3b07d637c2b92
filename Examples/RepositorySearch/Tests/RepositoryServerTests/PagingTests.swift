// SPDX-License-Identifier: MIT
import XCTest

@testable import RepositoryServer

final class PagingTests: ServerTestCase {
  func testPagesFollowEachOtherByTheLinkHeader() async throws {
    try await withServer { client in
      let all = try await client.send("/search/repositories?q=language:ruby&per_page=100").names()
      var collected: [String] = []
      var target: String? = "/search/repositories?q=language:ruby&per_page=30"
      var pages = 0
      while let current = target {
        let answer = try await client.send(current)
        collected += try answer.names()
        pages += 1
        target = Self.target("next", in: answer.headers["link"])
      }
      XCTAssertEqual(collected, all)
      XCTAssertEqual(pages, (all.count + 29) / 30)
    }
  }

  func testALinkKeepsTheSearchAsItWasWritten() async throws {
    try await withServer { client in
      let first = try await client.send("/search/repositories?q=language:c%2B%2B&per_page=5")
      let target = try XCTUnwrap(Self.target("next", in: first.headers["link"]))
      let languages = try await client.send(target).items().map { $0["language"] as? String }
      XCTAssertEqual(Set(languages), ["C++"])
    }
  }

  func testTheLinkHeaderNamesTheNeighbours() async throws {
    try await withServer { client in
      let link = try await client.send("/search/repositories?q=language:ruby&per_page=10&page=2").headers["link"]
      for (relation, page) in [("prev", 1), ("next", 3), ("first", 1)] {
        let target = try XCTUnwrap(Self.target(relation, in: link))
        XCTAssertTrue(target.hasPrefix("\(client.url.absoluteString)/search/repositories?"), target)
        XCTAssertTrue(target.contains("page=\(page)"), target)
      }
      let single = try await client.search("rails+user:rails")
      XCTAssertNil(single.headers["link"])
    }
  }

  func testNothingLiesBehindTheFirstThousand() async throws {
    try await withServer { client in
      let last = try await client.send("/search/repositories?q=fork:true+stars:%3E=0&per_page=100&page=10")
      XCTAssertEqual(last.status, 200)
      XCTAssertNil(Self.target("next", in: last.headers["link"]))
      let behind = try await client.send("/search/repositories?q=fork:true+stars:%3E=0&per_page=100&page=11")
      XCTAssertEqual(behind.status, 422)
      for page in ["\(Int.max)", "99999999999999999999"] {
        let far = try await client.send("/search/repositories?q=python&page=\(page)")
        XCTAssertEqual(far.status, 422)
      }
    }
  }

  func testNumbersThatMakeNoSenseAreReplaced() {
    XCTAssertEqual(Paging(page: nil, perPage: nil).perPage, 30)
    XCTAssertEqual(Paging(page: "x", perPage: "y").page, 1)
    XCTAssertEqual(Paging(page: "0", perPage: "0").perPage, 1)
    XCTAssertEqual(Paging(page: "-3", perPage: "500").perPage, 100)
    XCTAssertEqual(Paging(page: "1", perPage: "99999999999999999999").perPage, 100)
    XCTAssertEqual(Paging(page: "34", perPage: "30").limit, 10)
  }

  private static func target(_ relation: String, in link: String?) -> String? {
    link?.components(separatedBy: ", ")
      .first { $0.hasSuffix("rel=\"\(relation)\"") }
      .map { String($0.dropFirst().prefix { $0 != ">" }) }
  }
}
