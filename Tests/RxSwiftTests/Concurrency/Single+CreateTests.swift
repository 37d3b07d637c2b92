// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class SingleCreateTests: XCTestCase {
  func testTheResultIsTheOutcome() async throws {
    let value = try await Single<Int>.create {
      try await Task.sleep(nanoseconds: 1_000)
      return 5
    }
    .value
    XCTAssertEqual(value, 5)
  }

  func testWhatItThrowsIsTheOutcome() async throws {
    do {
      _ = try await Single<Int>.create { throw TestError() }.value
      XCTFail("must throw")
    } catch { XCTAssertEqual(error as? TestError, TestError()) }
  }

  func testDisposingCancelsTheTask() async {
    for detached in [false, true] {
      let (started, cancelled) = (expectation(description: "started"), expectation(description: "cancelled"))
      let outcomes = Counter()
      let subscription = Single<Int>.create(detached: detached) {
        started.fulfill()
        do { try await Task.sleep(nanoseconds: 60_000_000_000) } catch { cancelled.fulfill() }
        return 1
      }
      .subscribe { _ in outcomes.add() }
      await fulfillment(of: [started], timeout: 60)
      subscription.dispose()
      await fulfillment(of: [cancelled], timeout: 60)
      // The task returns its value now.
      try? await Task.sleep(nanoseconds: 20_000_000)
      XCTAssertEqual(outcomes.value, 0)
    }
  }

  func testEachSubscriptionRunsATask() async throws {
    let runs = Counter()
    let single = Single<Int>.create {
      runs.add()
      return runs.value
    }
    XCTAssertEqual(runs.value, 0)
    _ = try await single.value
    _ = try await single.value
    XCTAssertEqual(runs.value, 2)
  }

  func testPriorityAndTaskLocalValues() async throws {
    try await TaskLocals.$name.withValue("outer") {
      let inherited = try await Single<String>.create { TaskLocals.name }.value
      XCTAssertEqual(inherited, "outer")
      let detached = try await Single<String>.create(detached: true) { TaskLocals.name }.value
      XCTAssertEqual(detached, "none")
    }
    let priority = try await Single<TaskPriority>.create(detached: true, priority: .high) { Task.currentPriority }.value
    XCTAssertGreaterThanOrEqual(priority, .high)
  }
}

private enum TaskLocals {
  @TaskLocal static var name = "none"
}
