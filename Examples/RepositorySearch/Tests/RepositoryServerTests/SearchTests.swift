// SPDX-License-Identifier: MIT
import XCTest

final class SearchTests: ServerTestCase {
  func testListensOnLoopbackOnAFreePort() async throws {
    try await withServer { client in
      XCTAssertEqual(client.url.host, "127.0.0.1")
      XCTAssertGreaterThan(try XCTUnwrap(client.url.port), 0)
    }
  }

  func testAnItemHasTheFieldsOfGitHub() async throws {
    try await withServer { client in
      let answer = try await client.search("flask+user:pallets")
      XCTAssertEqual(answer.status, 200)
      XCTAssertEqual(answer.headers["content-type"], "application/json; charset=utf-8")
      let json = try answer.json()
      XCTAssertEqual(json["incomplete_results"] as? Bool, false)
      let item = try XCTUnwrap(try answer.items().first)
      XCTAssertEqual(item["full_name"] as? String, "pallets/flask")
      XCTAssertEqual(item["name"] as? String, "flask")
      XCTAssertEqual((item["owner"] as? [String: Any])?["login"] as? String, "pallets")
      XCTAssertEqual((item["owner"] as? [String: Any])?["type"] as? String, "Organization")
      XCTAssertEqual(item["language"] as? String, "Python")
      XCTAssertEqual(item["html_url"] as? String, "https://github.com/pallets/flask")
      XCTAssertGreaterThan(try XCTUnwrap(item["stargazers_count"] as? Int), 10_000)
      for field in ["id", "forks_count", "open_issues_count", "watchers_count", "created_at", "updated_at", "fork"] {
        XCTAssertNotNil(item[field], field)
      }
    }
  }

  func testSignsBetweenWordsChangeNothing() async throws {
    try await withServer { client in
      let flask = try await client.search("flask").names()
      XCTAssertEqual(flask.count, 10)
      for sign in ["-", "%26", "%E2%80%93", "..."] {
        let found = try await client.search("flask+\(sign)").names()
        XCTAssertEqual(found, flask, sign)
        let either = try await client.search("\(sign)+OR+flask").names()
        XCTAssertEqual(either, flask, sign)
      }
      let alone = try await client.search("-")
      XCTAssertEqual(alone.status, 200)
      XCTAssertEqual(try alone.names(), [])
    }
  }

  func testQuotesKeepWordsTogether() async throws {
    try await withServer { client in
      let notebooks = try await client.search("language:%22jupyter+notebook%22").items()
      XCTAssertFalse(notebooks.isEmpty)
      XCTAssertTrue(notebooks.allSatisfy { $0["language"] as? String == "Jupyter Notebook" })
      let together = try await client.search("%22machine+learning%22").names()
      let apart = try await client.search("learning+machine").names()
      XCTAssertFalse(together.isEmpty)
      XCTAssertTrue(Set(together).isSubset(of: apart))
      let reversed = try await client.search("%22learning+machine%22").names()
      XCTAssertEqual(reversed, [])
      let cake = try await client.search("%22%F0%9F%8D%B0%22").names()
      let same = try await client.search("%F0%9F%8D%B0").names()
      XCTAssertFalse(cake.isEmpty)
      XCTAssertEqual(cake, same)
      let flask = try await client.search("flask").names()
      let alone = try await client.search("flask+%22").names()
      XCTAssertEqual(alone, flask)
    }
  }

  func testAMissingDescriptionIsNull() async throws {
    try await withServer { client in
      var found = false
      for page in 1...3 {
        let answer = try await client.send("/search/repositories?q=language:python&per_page=100&page=\(page)")
        found = try answer.items().contains { $0["description"] is NSNull }
        if found { break }
      }
      XCTAssertTrue(found)
    }
  }

  func testEveryWordMatchesFromItsFirstLetters() async throws {
    try await withServer { client in
      let names = try await client.search("web+framew").names()
      XCTAssertTrue(names.contains("scrapy/scrapy"), "\(names)")
      let both = try await client.search("flask+zzzzz").json()["total_count"] as? Int
      XCTAssertEqual(both, 0)
    }
  }

  func testAHitInTheNameComesFirst() async throws {
    try await withServer { client in
      let names = try await client.search("rails").names()
      XCTAssertEqual(names.first, "rails/rails")
    }
  }

  func testOperatorsOfTheTextSearchAreOrdinaryText() async throws {
    try await withServer { client in
      let queries = [
        "%22", "AND", "NOT+OR", "a%22b", "name:x", "*", "(", "c%2B%2B", "%E6%97%A5%E6%9C%AC", "-", "^rails",
      ]
      for query in queries {
        let status = try await client.search(query).status
        XCTAssertEqual(status, 200, query)
      }
    }
  }

  func testQualifiersAndOrder() async throws {
    try await withServer { client in
      let answer = try await client.send(
        "/search/repositories?q=language:ruby+stars:%3E100&sort=stars&order=asc&per_page=100")
      let items = try answer.items()
      XCTAssertFalse(items.isEmpty)
      let stars = items.compactMap { $0["stargazers_count"] as? Int }
      XCTAssertEqual(stars, stars.sorted())
      XCTAssertTrue(stars.allSatisfy { $0 > 100 })
      XCTAssertTrue(items.allSatisfy { $0["language"] as? String == "Ruby" })
    }
  }

  /// GitHub answers such a search as one without an order.
  func testAnOrderThatIsNotKnownIsNone() async throws {
    try await withServer { client in
      let names = { (query: String) in try await client.send("/search/repositories?q=python" + query).names() }
      let expected = try await names("")
      XCTAssertGreaterThan(expected.count, 3)
      for query in ["&sort=nonsense", "&order=nonsense", "&sort=nonsense&order=asc", "&sort=&order="] {
        let found = try await names(query)
        XCTAssertEqual(found, expected, query)
      }
    }
  }

  func testForksAreLeftOutUnlessAskedFor() async throws {
    try await withServer { client in
      let without = try await client.send("/search/repositories?q=language:python&per_page=100").items()
      XCTAssertTrue(without.allSatisfy { $0["fork"] as? Bool == false })
      let only = try await client.search("language:python+fork:only").items()
      XCTAssertFalse(only.isEmpty)
      XCTAssertTrue(only.allSatisfy { $0["fork"] as? Bool == true })
    }
  }

  func testABadQueryIsRefused() async throws {
    try await withServer { client in
      for query in ["", "+", "stars:many", "%00", "a%00b", String(repeating: "x", count: 257)] {
        let answer = try await client.search(query)
        XCTAssertEqual(answer.status, 422, query)
        XCTAssertEqual(try answer.json()["message"] as? String, "Validation Failed")
        let details = try XCTUnwrap(try answer.json()["errors"] as? [[String: Any]])
        XCTAssertEqual(details.first?["field"] as? String, "q")
      }
      let missing = try await client.send("/search/repositories")
      XCTAssertEqual(missing.status, 422)
      let elsewhere = try await client.send("/search/users?q=x")
      XCTAssertEqual(elsewhere.status, 404)
      XCTAssertEqual(try elsewhere.json()["message"] as? String, "Not Found")
    }
  }

  func testPicturesAndAlternatives() async throws {
    try await withServer { client in
      func total(_ query: String) async throws -> Int {
        try await client.search(query).json()["total_count"] as? Int ?? 0
      }
      let (flask, rails, both) = try await (total("flask"), total("rails"), total("flask+rails"))
      let either = try await total("flask+OR+rails")
      XCTAssertEqual(either, flask + rails - both)
      let narrow = try await total("flask+OR+rails+AND+admin")
      XCTAssertLessThan(narrow, either)
      let picture = try await total("%E2%9C%A8")
      XCTAssertGreaterThan(picture, 0)
      let none = try await total("%E2%9C%A8+nosuchthing")
      XCTAssertEqual(none, 0)
    }
  }

  func testItsOwnAddressSaysWhatItIs() async throws {
    try await withServer { client in
      let page = try await client.send("/")
      XCTAssertEqual(page.status, 200)
      XCTAssertEqual(page.headers["content-type"], "text/html; charset=utf-8")
      XCTAssertTrue(String(decoding: page.data, as: UTF8.self).contains("stand-in for GitHub’s repository search"))
    }
  }

  func testHeadIsGetWithoutABody() async throws {
    try await withServer { client in
      for target in ["/", "/search/repositories?q=flask", "/_faults", "/search/repositories?q=", "/nowhere"] {
        let full = try await client.send(target)
        let head = try await client.send(target, method: "HEAD")
        XCTAssertEqual(head.status, full.status, target)
        XCTAssertEqual(head.data.count, 0, target)
        for name in ["content-length", "content-type", "etag"] {
          XCTAssertEqual(head.headers[name], full.headers[name], "\(name) of \(target)")
        }
      }
    }
  }
}
