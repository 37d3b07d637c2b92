// SPDX-License-Identifier: MIT
import XCTest

final class ConditionalTests: ServerTestCase {
  func testTheSameAnswerHasTheSameTagAndIsNotSentAgain() async throws {
    try await withServer { client in
      let first = try await client.search("flask")
      let tag = try XCTUnwrap(first.headers["etag"])
      XCTAssertTrue(tag.hasPrefix("W/\""), tag)
      let again = try await client.search("flask", headers: ["If-None-Match": tag])
      XCTAssertEqual(again.status, 304)
      XCTAssertEqual(again.data.count, 0)
      XCTAssertEqual(again.headers["etag"], tag)
      let inAList = try await client.search("flask", headers: ["If-None-Match": "\"other\", \(tag.dropFirst(2))"])
      XCTAssertEqual(inAList.status, 304)
    }
  }

  func testAnotherTagGetsTheAnswer() async throws {
    try await withServer { client in
      let first = try await client.search("flask")
      let tag = try XCTUnwrap(first.headers["etag"])
      let other = try await client.search("rails", headers: ["If-None-Match": tag])
      XCTAssertEqual(other.status, 200)
      XCTAssertNotEqual(other.headers["etag"], tag)
    }
  }
}
