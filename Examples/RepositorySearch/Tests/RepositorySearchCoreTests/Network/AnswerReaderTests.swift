// SPDX-License-Identifier: MIT
import XCTest

@testable import RepositorySearchCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class AnswerReaderTests: XCTestCase {
  private let item = """
    {"id": 7, "name": "swift", "full_name": "apple/swift", "owner": {"login": "apple", "type": "Organization", "id": 1},
     "description": null, "stargazers_count": 60000, "forks_count": 10, "open_issues_count": 3, "language": "C++",
     "fork": false, "html_url": "https://github.com/apple/swift", "created_at": "2015-10-23T21:15:07Z",
     "updated_at": "2018-01-06T11:30:37Z", "something": {"new": []}}
    """

  private func read(_ status: Int, _ body: String, _ headers: [String: String] = [:]) throws -> SearchAnswer {
    let response = try XCTUnwrap(
      HTTPURLResponse(
        url: GitHubAPI.gitHub, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers))
    return try AnswerReader(response: response, data: Data(body.utf8)).answer()
  }

  private func assert(
    _ status: Int, _ body: String, _ headers: [String: String] = [:], fails expected: SearchError, line: UInt = #line
  ) {
    XCTAssertThrowsError(try read(status, body, headers), line: line) {
      XCTAssertEqual($0 as? SearchError, expected, line: line)
    }
  }

  func testAPage() throws {
    let answer = try read(
      200, #"{"total_count": 31, "incomplete_results": false, "items": [\#(item)]}"#,
      ["Link": #"<https://x/?page=2>; rel="next""#, "ETag": #"W/"abc""#])
    guard case .page(let page) = answer else { return XCTFail("\(answer)") }
    XCTAssertEqual(page.totalCount, 31)
    XCTAssertEqual(page.nextPage, 2)
    XCTAssertEqual(page.entityTag, #"W/"abc""#)
    let repository = try XCTUnwrap(page.repositories.first)
    XCTAssertEqual(repository.fullName, "apple/swift")
    XCTAssertEqual(repository.owner?.login, "apple")
    XCTAssertNil(repository.description)
    XCTAssertEqual(repository.language, "C++")
    XCTAssertEqual(repository.createdAt, Date(timeIntervalSince1970: 1_445_634_907))
  }

  func testOnlyAddressesOfTheWebAreTaken() {
    for address in ["file:///etc/passwd", "smb://somewhere/share", "/apple/swift"] {
      let other = item.replacing("https://github.com/apple/swift", with: address)
      assert(200, #"{"total_count": 1, "items": [\#(other)]}"#, fails: .malformedAnswer)
    }
  }

  func testNotModified() throws { XCTAssertEqual(try read(304, ""), .notModified) }

  func testContentThatIsWrong() {
    assert(200, "", fails: .emptyAnswer)
    assert(200, "{\"total_count\": 3, \"items\": [", fails: .malformedAnswer)
    assert(200, "<html>Please log in</html>", fails: .malformedAnswer)
    assert(200, "<html>Please log in</html>", ["Content-Type": "text/html"], fails: .wrongServer)
    assert(200, "{", ["Content-Type": "application/json"], fails: .malformedAnswer)
    assert(404, "", fails: .wrongServer)
    assert(200, "{\"total_count\": 1, \"items\": [{}]}", fails: .malformedAnswer)
    for other in ["{}", "[]", "7", "{\"message\": \"Hello\"}", "{\"items\": []}"] {
      assert(200, other, fails: .wrongServer)
    }
    assert(200, "{\"total", ["Content-Length": "9000"], fails: .interrupted)
  }

  func testTheLengthOfCompressedContentSaysNothing() throws {
    let headers = ["Content-Encoding": "gzip", "Content-Length": "9000"]
    XCTAssertEqual(try read(200, #"{"total_count": 0, "items": []}"#, headers), .page(samplePage([])))
  }

  func testRateLimits() {
    let body = #"{"message": "API rate limit exceeded"}"#
    let reset = Date(timeIntervalSince1970: 2_000_000_000)
    let headers = ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "2000000000"]
    assert(403, body, headers, fails: .rateLimited(until: reset))
    assert(429, body, headers, fails: .rateLimited(until: reset))
    assert(429, body, fails: .rateLimited(until: nil))
    assert(403, #"{"message": "You have exceeded a secondary rate limit."}"#, fails: .rateLimited(until: nil))
    assert(403, #"{"message": "Blocked"}"#, ["X-RateLimit-Remaining": "5"], fails: .refused("Blocked"))
    // Every answer names the time of the next reset.
    let left = ["X-RateLimit-Remaining": "5", "X-RateLimit-Reset": "2000000000"]
    assert(403, #"{"message": "Blocked"}"#, left, fails: .refused("Blocked"))
    XCTAssertThrowsError(try read(403, body, ["Retry-After": "30"])) { error in
      guard case SearchError.rateLimited(let until?) = error else { return XCTFail("\(error)") }
      XCTAssertEqual(until.timeIntervalSinceNow, 30, accuracy: 2)
    }
  }

  func testTimesThatAreNone() {
    for time in ["inf", "nan", "-1", "1e300", "99999999999999999999", "Fri, 31 Dec 1999 23:59:59 GMT"] {
      assert(429, "", ["Retry-After": time], fails: .rateLimited(until: nil))
      assert(403, "", ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": time], fails: .rateLimited(until: nil))
    }
  }

  func testOtherStatuses() {
    let detailed = #"{"message": "Validation Failed", "errors": [{"message": "Nothing to search for."}]}"#
    assert(422, detailed, fails: .invalidQuery("Nothing to search for."))
    assert(422, #"{"message": "Validation Failed"}"#, fails: .invalidQuery("Validation Failed"))
    assert(422, "", fails: .invalidQuery("No reason is given."))
    assert(401, #"{"message": "Bad credentials"}"#, fails: .refused("Bad credentials"))
    assert(500, "", fails: .serverFailed(status: 500))
    assert(503, "<html>", fails: .serverFailed(status: 503))
    assert(418, "", fails: .unexpectedStatus(418))
  }
}
