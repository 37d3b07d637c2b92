// SPDX-License-Identifier: MIT
import XCTest

@testable import RepositoryServer

final class RateLimitTests: ServerTestCase {
  func testStatus403WhenTheLimitIsExceeded() async throws {
    try await withServer({ $0.rateLimit = 2 }) { client in
      let first = try await client.search("flask")
      XCTAssertEqual(first.headers["x-ratelimit-limit"], "2")
      XCTAssertEqual(first.headers["x-ratelimit-remaining"], "1")
      _ = try await client.search("rails")
      let refused = try await client.search("ruby")
      XCTAssertEqual(refused.status, 403)
      XCTAssertEqual(refused.headers["x-ratelimit-remaining"], "0")
      let reset = try XCTUnwrap(refused.headers["x-ratelimit-reset"].flatMap { TimeInterval($0) })
      let seconds = reset - Date().timeIntervalSince1970
      XCTAssertTrue((50...62).contains(seconds), "\(seconds)")
      XCTAssertEqual(try refused.json()["message"] as? String, "API rate limit exceeded for 127.0.0.1.")
    }
  }

  func testAnAnswer304DoesNotCount() async throws {
    try await withServer({ $0.rateLimit = 2 }) { client in
      let first = try await client.search("flask")
      let tag = try XCTUnwrap(first.headers["etag"])
      for _ in 0..<3 {
        let status = try await client.search("flask", headers: ["If-None-Match": tag]).status
        XCTAssertEqual(status, 304)
      }
    }
  }

  func testAClockThatIsSetBackDoesNotCloseTheServer() async {
    let limiter = RateLimiter(limit: 1, window: 10)
    let start = Date(timeIntervalSince1970: 100_000)
    _ = await limiter.take(now: start)
    let back = await limiter.take(now: start - 86_400)
    XCTAssertFalse(back.isExceeded)
    XCTAssertEqual(back.reset, start - 86_400 + 10)
  }

  func testTheLimitIsResetAfterItsWindow() async {
    let limiter = RateLimiter(limit: 1, window: 10)
    let start = Date(timeIntervalSince1970: 1000)
    let first = await limiter.take(now: start)
    XCTAssertFalse(first.isExceeded)
    XCTAssertEqual(first.reset, start + 10)
    let second = await limiter.take(now: start + 9)
    XCTAssertTrue(second.isExceeded)
    let third = await limiter.take(now: start + 10)
    XCTAssertFalse(third.isExceeded)
    XCTAssertEqual(third.reset, start + 20)
  }
}
