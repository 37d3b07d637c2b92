// SPDX-License-Identifier: MIT
import NIOCore
import XCTest

@testable import RepositoryServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class FaultTests: ServerTestCase {
  func testNamesOfFaults() {
    let faults: [Fault] = [
      .status(500), .rateLimited(seconds: 5), .malformed, .empty, .die, .hang, .delay(milliseconds: 80),
    ]
    for fault in faults { XCTAssertEqual(Fault(fault.description), fault) }
    XCTAssertEqual(Fault("403"), .rateLimited(seconds: 60))
    XCTAssertEqual(Fault("403:86400"), .rateLimited(seconds: 86_400))
    XCTAssertEqual(Fault("delay:600000"), .delay(milliseconds: 600_000))
    let wrong = ["", "200", "x", "500:1", "delay", "delay:x", "delay:-1", "403:x", "403:-1", "die:1"]
    let large = ["403:86401", "403:\(Int.max)", "403:99999999999999999999", "delay:600001", "delay:\(Int.max)"]
    for text in wrong + large {
      XCTAssertNil(Fault(text), text)
    }
  }

  func testWordsThatAskForFaultsAreNotSearchedFor() {
    let (faults, rest) = Fault.extract(from: "swift  fault:500 delay:20 fault:nonsense")
    XCTAssertEqual(faults, [.status(500), .delay(milliseconds: 20)])
    XCTAssertEqual(rest, "swift fault:nonsense")
  }

  func testStatusesOnRequest() async throws {
    try await withServer { client in
      for status in [401, 404, 422, 429, 500, 503] {
        let answer = try await client.search("flask+fault:\(status)")
        XCTAssertEqual(answer.status, status)
        XCTAssertNotNil(try answer.json()["message"])
      }
      let limited = try await client.search("flask+fault:403:5")
      XCTAssertEqual(limited.status, 403)
      XCTAssertEqual(limited.headers["x-ratelimit-remaining"], "0")
      let healthy = try await client.search("flask")
      XCTAssertEqual(healthy.status, 200)
    }
  }

  func testNumbersThatAreTooLargeAreWordsLikeOthers() async throws {
    try await withServer { client in
      for word in ["fault:403:\(Int.max)", "delay:\(Int.max)"] {
        let answer = try await client.search("flask+\(word)")
        XCTAssertEqual(answer.status, 200, word)
        XCTAssertEqual(try answer.names(), [], word)
      }
      // The largest ones that are understood.
      let limited = try await client.search("flask+fault:403:\(Fault.latestReset)")
      XCTAssertEqual(limited.status, 403)
      let reset = try XCTUnwrap(limited.headers["x-ratelimit-reset"].flatMap { TimeInterval($0) })
      XCTAssertGreaterThan(reset, Date().timeIntervalSince1970 + 80_000)
    }
    try await withServer({ $0.rateWindow = TimeInterval(Fault.latestReset) }) { client in
      let answer = try await client.search("flask")
      XCTAssertEqual(answer.status, 200)
    }
  }

  func testBodiesThatAreWrong() async throws {
    try await withServer { client in
      let malformed = try await client.search("flask+fault:malformed")
      XCTAssertEqual(malformed.status, 200)
      XCTAssertGreaterThan(malformed.data.count, 10)
      XCTAssertThrowsError(try malformed.json())
      let empty = try await client.search("flask+fault:empty")
      XCTAssertEqual(empty.status, 200)
      XCTAssertEqual(empty.data.count, 0)
    }
  }

  func testDyingInMidAnswer() async throws {
    try await withServer { client in
      do {
        let answer = try await client.search("flask+fault:die")
        XCTAssertLessThan(answer.data.count, Int(answer.headers["content-length"] ?? "") ?? 0)
      } catch {
        XCTAssertTrue(error is URLError, "\(error)")
      }
      let next = try await client.search("flask")
      XCTAssertEqual(next.status, 200)
    }
  }

  func testHangingUntilTheClientGivesUp() async throws {
    try await withServer { client in
      do {
        _ = try await client.send("/search/repositories?q=fault:hang", timeout: 1)
        XCTFail("There was an answer.")
      } catch let error as URLError {
        XCTAssertEqual(error.code, .timedOut)
      }
    }
  }

  func testDelay() async throws {
    try await withServer({ $0.delay = 100 }) { client in
      let start = ContinuousClock.now
      _ = try await client.search("flask+delay:150")
      XCTAssertGreaterThan(.now - start, .milliseconds(240))
    }
  }

  func testFaultsOfTheConfigurationLastForTheirCount() async throws {
    try await withServer({
      $0.fault = .status(503)
      $0.faultCount = 2
    }) { client in
      var statuses: [Int] = []
      for _ in 0..<3 { statuses.append(try await client.search("flask").status) }
      XCTAssertEqual(statuses, [503, 503, 200])
    }
  }

  func testFaultsArePlannedAndClearedByPath() async throws {
    try await withServer { client in
      let planned = try await client.send("/_faults/500?count=1", method: "PUT")
      XCTAssertEqual(String(decoding: planned.data, as: UTF8.self), "500, once\n")
      let broken = try await client.search("flask")
      XCTAssertEqual(broken.status, 500)
      let healed = try await client.search("flask")
      XCTAssertEqual(healed.status, 200)

      _ = try await client.send("/_faults/empty", method: "PUT")
      for _ in 0..<2 {
        let empty = try await client.search("flask")
        XCTAssertEqual(empty.data.count, 0)
      }
      _ = try await client.send("/_faults", method: "DELETE")
      let cleared = try await client.send("/_faults")
      XCTAssertEqual(String(decoding: cleared.data, as: UTF8.self), "none\n")
      let full = try await client.search("flask")
      XCTAssertGreaterThan(full.data.count, 0)

      let large = ["403:\(Int.max)", "delay:\(Int.max)"]
      for wrong in ["nonsense", "500?count=abc", "500?count=0", "500?count="] + large {
        let answer = try await client.send("/_faults/\(wrong)", method: "PUT")
        XCTAssertEqual(answer.status, 400, wrong)
        XCTAssertNotNil(try answer.json()["message"], wrong)
      }
      let unknown = try await client.send("/_faults/nonsense", method: "PUT").json()["message"] as? String
      XCTAssertEqual(
        unknown?.hasPrefix("There is no fault nonsense. A fault is one of: a status from 400"), true, unknown ?? "")
      let summary = try await client.send("/_faults")
      XCTAssertEqual(String(decoding: summary.data, as: UTF8.self), "none\n")
    }
  }

  func testAPortThatIsTakenIsReported() async throws {
    try await withServer { client in
      var configuration = SearchServer.Configuration()
      configuration.port = try XCTUnwrap(client.url.port)
      do {
        let second = try await SearchServer(configuration).start()
        await second.stop()
        XCTFail("Two servers listen on one port.")
      } catch {
        let port = configuration.port
        XCTAssertEqual(
          error.localizedDescription, "Port \(port) is in use. Name another one with --port, or 0 for a free one.")
      }
    }
  }

  /// The tests may be run by a user who may listen on every port.
  func testAPortOfTheSystemIsReported() {
    for code in [EACCES, EPERM] {
      let problem = SearchServerProblem(IOError(errnoCode: code, reason: "bind"), port: 80)
      XCTAssertEqual(
        problem?.localizedDescription,
        "You may not listen on port 80. Name another one with --port, or 0 for a free one.")
    }
    XCTAssertNil(SearchServerProblem(IOError(errnoCode: EIO, reason: "bind"), port: 80))
  }
}
