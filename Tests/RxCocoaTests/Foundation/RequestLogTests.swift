// SPDX-License-Identifier: MIT
import Foundation
import RxTestSupport
import XCTest

@testable import RxCocoa

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class RequestLogTests: XCTestCase {
  func testTheCommand() {
    var request = URLRequest(url: URL(string: "http://localhost/a")!)
    request.httpMethod = "POST"
    request.httpBody = Data("it's".utf8)
    request.setValue("text/plain", forHTTPHeaderField: "Accept")
    XCTAssertEqual(
      RequestLog(request).command,
      "curl -X POST \\\n  --data 'it'\\''s' \\\n  -H 'Accept: text/plain' \\\n  'http://localhost/a'")
  }

  func testTheOutcome() {
    let url = URL(string: "http://localhost/a")!
    let log = RequestLog(URLRequest(url: url))
    let response = HTTPURLResponse(url: url, statusCode: 201, httpVersion: nil, headerFields: nil)
    XCTAssertEqual(log.outcome(response, Data([1, 2]), nil, milliseconds: 7), "Status 201, 2 bytes after 7 ms")
    XCTAssertEqual(log.outcome(nil, nil, TestError(), milliseconds: 7), "Failed after 7 ms: TestError()")
    XCTAssertEqual(log.outcome(nil, nil, nil, milliseconds: 7), "No HTTP response after 7 ms")
  }
}
