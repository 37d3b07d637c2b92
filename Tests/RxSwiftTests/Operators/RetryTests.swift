// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class RetryTests: XCTestCase {
  func testSubscribesAgain() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.cold("10:1 20:x")
    XCTAssertEqual(scheduler.run(disposed: 235) { source.asObservable().retry() }, "210:1 230:1")
    XCTAssertEqual(source.windows, "200-220 220-235")
  }

  func testCounts() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.cold("10:1 20:x")
    XCTAssertEqual(scheduler.run { source.asObservable().retry(3) }, "210:1 230:1 250:1 260:x")
    XCTAssertEqual(source.windows, "200-220 220-240 240-260")
    XCTAssertEqual(events(of: Observable<Int>.error(TestError()).retry(1)), "x")
    XCTAssertEqual(events(of: Observable<Int>.error(TestError()).retry(0)), "|")
    XCTAssertEqual(events(of: Observable.just(1).retry(2)), "1 |")
    XCTAssertEqual(events(of: Observable.just(1).retry()), "1 |")
  }

  func testAMillionAttempts() {
    let attempts = Box(0)
    let result = Log()
    _ = Observable<Int>.create { observer in
      attempts.value += 1
      if attempts.value < million { observer.onError(TestError()) } else { observer.onCompleted() }
      return Disposables.create()
    }.retry().subscribe { result.add(marble($0)) }
    XCTAssertEqual(attempts.value, million)
    XCTAssertEqual(result.lines, ["|"])
  }
}
