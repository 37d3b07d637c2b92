// SPDX-License-Identifier: MIT
import RepositoryServer
import RxSwift
import XCTest

@testable import RepositorySearchCore

/// Every fault of the issue over a real socket: what becomes of it, and that the next search works.
final class NetworkFaultTests: RealServerTestCase {
  private func assert(_ word: String, becomes expected: SearchError, line: UInt = #line) async throws {
    try await withServer { url in
      // Only what hangs is given up on soon: a slow machine takes its time for an answer.
      let error = await failure(
        of: "flask fault:\(word)", controller(url, timeout: .seconds(expected == .timedOut ? 1 : 30)))
      XCTAssertEqual(error, expected, line: line)
      let next = try await result("flask", controller(url)).get()
      XCTAssertEqual(next.page.repositories.first?.fullName, "pallets/flask", line: line)
    }
  }

  func testStatus422() async throws {
    try await assert("422", becomes: .invalidQuery("Validation Failed"))
    try await withServer { url in
      let error = await failure(of: "stars:many", controller(url))
      XCTAssertEqual(error, .invalidQuery("The range many is not understood."))
    }
  }

  func testStatus500() async throws { try await assert("500", becomes: .serverFailed(status: 500)) }

  func testMalformedJSON() async throws { try await assert("malformed", becomes: .malformedAnswer) }

  func testEmptyAnswer() async throws { try await assert("empty", becomes: .emptyAnswer) }

  func testAServerThatDiesInMidAnswer() async throws { try await assert("die", becomes: .interrupted) }

  func testTimeOut() async throws { try await assert("hang", becomes: .timedOut) }

  func testStatus403OnRequest() async throws {
    try await withServer { url in
      guard case .rateLimited(let until?) = await failure(of: "flask fault:403:20", controller(url)) else {
        return XCTFail("The limit is not reported.")
      }
      XCTAssertTrue((5...23).contains(until.timeIntervalSinceNow), "\(until.timeIntervalSinceNow)")
    }
  }

  func testStatus403WhenTheLimitIsExceededAndRecoveryAfterTheReset() async throws {
    try await withServer({
      $0.rateLimit = 1
      // Long enough for two requests on a slow machine.
      $0.rateWindow = 4
    }) { url in
      let controller = controller(url)
      _ = try await result("flask", controller).get()
      guard case .rateLimited(let until?) = await failure(of: "rails", controller) else {
        return XCTFail("The limit is not reported.")
      }
      let pause = max(0, until.timeIntervalSinceNow) + 0.1
      XCTAssertLessThan(pause, 6)
      try await Task.sleep(for: .seconds(pause))
      _ = try await result("rails", controller).get()
    }
  }

  func testNobodyListens() async throws {
    var address: URL?
    try await withServer { address = $0 }
    let error = await failure(of: "flask", controller(try XCTUnwrap(address)))
    XCTAssertEqual(error, .serverNotRunning(at: address?.absoluteString ?? ""))
  }

  func testAServerOfAnotherKind() async throws {
    try await withServer { url in
      for path in ["_faults", "nowhere"] {
        let error = await failure(of: "flask", controller(url.appendingPathComponent(path)))
        XCTAssertEqual(error, .wrongServer)
      }
    }
  }

  func testAServerThatKnowsHTTPOnly() async throws {
    try await withServer { url in
      let secure = try XCTUnwrap(URL(string: url.absoluteString.replacing("http:", with: "https:")))
      let error = await failure(of: "flask", controller(secure))
      XCTAssertEqual(error, .notSecure)
    }
  }

  func testAHostThatDoesNotExist() async throws {
    let url = try XCTUnwrap(URL(string: "http://nowhere.invalid"))
    let error = await failure(of: "flask", controller(url))
    XCTAssertEqual(error, .hostNotFound("nowhere.invalid"))
  }

  func testAServerThatGoesAwayWhileItIsAsked() async throws {
    let server = try await SearchServer().start()
    let controller = controller(server.url)
    async let broken = failure(of: "flask fault:hang", controller)
    try await Task.sleep(for: .milliseconds(200))
    await server.stop()
    let error = await broken
    XCTAssertTrue(
      [.interrupted, .serverNotRunning(at: server.url.absoluteString)].contains(error), "\(String(describing: error))")
  }

  func testRetriesGetOverAFaultThatPasses() async throws {
    for fault in [Fault.status(503), .empty, .die] {
      try await withServer({
        $0.fault = fault
        $0.faultCount = 2
      }) { url in
        let found = await result("flask", controller(url, retries: 2))
        XCTAssertNoThrow(try found.get(), "\(fault)")
      }
      try await withServer({
        $0.fault = fault
        $0.faultCount = 2
      }) { url in
        let error = await failure(of: "flask", controller(url, retries: 1))
        XCTAssertNotNil(error, "\(fault)")
      }
    }
  }

  func testADelayIsWaitedFor() async throws {
    try await withServer({ $0.delay = 300 }) { url in
      let start = ContinuousClock.now
      _ = try await result("flask", controller(url)).get()
      XCTAssertGreaterThan(.now - start, .milliseconds(290))
    }
  }
}
