// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import XCTest

@testable import RepositorySearchCore

final class HeadlessSearchTests: XCTestCase {
  private let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "headless")

  private func run(
    _ format: HeadlessSearch.Format, pages: Int = 1,
    _ reply: @escaping @Sendable (SearchRequest) -> Single<SearchAnswer>
  ) throws -> HeadlessSearch.Outcome {
    let controller = DataController(service: FakeService(reply), scheduler: scheduler)
    let search = HeadlessSearch(query: "swift", pages: pages, format: format, controller: controller)
    return try waited(search.run())[0]
  }

  func testATable() throws {
    let outcome = try run(.table(width: 80)) { _ in .just(.page(samplePage([1, 2], total: 40, next: 2))) }
    XCTAssertEqual(outcome.exitCode, 0)
    XCTAssertEqual(outcome.problem, "")
    let lines = outcome.output.split(separator: "\n")
    XCTAssertEqual(lines.count, 4)
    XCTAssertTrue(lines[1].hasPrefix("owner/r1 "))
    XCTAssertEqual(lines.last, "2 of 40 repositories")
  }

  func testJSON() throws {
    let outcome = try run(.json) { _ in .just(.page(samplePage([1, 2], total: 40, next: 2))) }
    let json = try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    XCTAssertEqual(json["query"] as? String, "swift")
    XCTAssertEqual(json["total_count"] as? Int, 40)
    XCTAssertEqual(json["from_cache"] as? Bool, false)
    let items = try XCTUnwrap(json["items"] as? [[String: Any]])
    XCTAssertEqual(items.map { $0["full_name"] as? String }, ["owner/r1", "owner/r2"])
    XCTAssertEqual(items.first?["created_at"] as? String, "1970-01-01T00:00:00Z")
  }

  func testSeveralPages() throws {
    let outcome = try run(.table(width: 80), pages: 3) { request in
      .just(.page(samplePage([request.page], total: 9, next: request.page + 1)))
    }
    XCTAssertTrue(outcome.output.hasSuffix("3 of 9 repositories\n"), outcome.output)
  }

  func testTheReportSaysWhetherItsLastPageCameFromTheCache() throws {
    let service = FakeService { request in
      .just(.page(samplePage([request.page], total: 2, next: request.page == 1 ? 2 : nil)))
    }
    let controller = DataController(service: service, scheduler: scheduler)
    let found = try [1, 2, 2].map { pages -> Bool? in
      let search = HeadlessSearch(query: "swift", pages: pages, format: .json, controller: controller)
      let output = try waited(search.run())[0].output
      return (try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])?["from_cache"] as? Bool
    }
    XCTAssertEqual(found, [false, false, true])
    XCTAssertEqual(service.requests.count, 2)
  }

  func testNothingFound() throws {
    let outcome = try run(.table(width: 80)) { _ in .just(.page(samplePage([]))) }
    XCTAssertEqual(outcome, HeadlessSearch.Outcome(output: "Nothing found\n", exitCode: 1))
  }

  func testAFailure() throws {
    let outcome = try run(.json) { _ in .error(SearchError.timedOut) }
    XCTAssertEqual(
      outcome, HeadlessSearch.Outcome(problem: "The server took too long to answer.\n", exitCode: 2))
  }

  func testThePagesBeforeAFailureArePrinted() throws {
    for format in [HeadlessSearch.Format.json, .table(width: 80)] {
      let outcome = try run(format, pages: 3) { request in
        request.page == 3
          ? .error(SearchError.timedOut)
          : .just(.page(samplePage([request.page], total: 9, next: request.page + 1)))
      }
      XCTAssertEqual(outcome.problem, "The server took too long to answer.\n")
      XCTAssertEqual(outcome.exitCode, 2)
      XCTAssertTrue(outcome.output.contains("r1") && outcome.output.contains("r2"), outcome.output)
    }
  }

  /// Between two requests a repository may move to the next page.
  func testARepositoryOfTwoPagesIsPrintedOnce() throws {
    let outcome = try run(.table(width: 80), pages: 2) { request in
      .just(.page(samplePage(request.page == 1 ? [1, 3] : [1, 2], total: 4, next: request.page == 1 ? 2 : nil)))
    }
    XCTAssertEqual(outcome.output.split(separator: "\n").filter { $0.hasPrefix("owner/r1 ") }.count, 1, outcome.output)
    XCTAssertTrue(outcome.output.hasSuffix("3 of 4 repositories\n"), outcome.output)
  }

  /// The answer comes after `milliseconds`; what is told when, in milliseconds.
  private func steps(answerAfter milliseconds: Int) -> [Recorded<Event<HeadlessSearch.Step>>] {
    let time = TestScheduler(initialClock: 0, resolution: 0.001)
    let service = FakeService { _ in
      Single.just(.page(samplePage([]))).delaySubscription(.milliseconds(milliseconds), scheduler: time)
    }
    let search = HeadlessSearch(
      query: "swift", format: .json, controller: DataController(service: service, scheduler: time))
    return time.start(created: 0, subscribed: 0, disposed: 60_000) { search.steps(scheduler: time) }.events
  }

  func testAnAnswerThatTakesLongIsToldOnce() {
    let slow = steps(answerAfter: 9_000)
    XCTAssertEqual(slow.count, 3)
    XCTAssertEqual(slow[0], .next(5_000, .waiting("The server takes long to answer. Ctrl+C stops waiting.\n")))
    guard case .ended(let outcome)? = slow[1].value.element else { return XCTFail("\(slow)") }
    XCTAssertEqual(outcome.exitCode, 1)
    XCTAssertTrue(slow[2].value.isCompleted)
    XCTAssertGreaterThanOrEqual(slow[1].time, 9_000)
  }

  func testNothingIsToldOfAnAnswerInTime() {
    let quick = steps(answerAfter: 4_900).compactMap(\.value.element)
    XCTAssertEqual(quick.count, 1)
    guard case .ended? = quick.first else { return XCTFail("\(quick)") }
  }
}
