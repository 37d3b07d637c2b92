// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import XCTest

final class DelaySubscriptionTests: XCTestCase {
  private func check(
    _ source: String, by seconds: Int, _ expected: String, _ windows: String, disposed end: Int = 1000,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let scheduler = TestScheduler(initialClock: 0)
    let a = scheduler.cold(source)
    let result = scheduler.run(disposed: end) { a.delaySubscription(.seconds(seconds), scheduler: scheduler) }
    XCTAssertEqual(result, expected, file: file, line: line)
    XCTAssertEqual(a.windows, windows, file: file, line: line)
  }

  func testSubscribesLater() { check("50:42 60:43 70:|", by: 30, "280:42 290:43 300:|", "230-300") }
  func testError() { check("50:42 60:43 70:x", by: 30, "280:42 290:43 300:x", "230-300") }
  func testDisposalBefore() { check("50:42 60:43 70:|", by: 70, "", "", disposed: 260) }
  func testDisposalAfter() { check("50:42 60:43 70:|", by: 30, "280:42", "230-285", disposed: 285) }
}
