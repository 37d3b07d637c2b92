// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class PrimitiveSequenceSchedulersTests: XCTestCase {
  private func record(
    _ events: [Recorded<Event<Int>>],
    _ operation: @escaping (Single<Int>, TestScheduler) -> Single<Int>
  ) -> (events: [Recorded<Event<Int>>], subscriptions: [Subscription]) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable(events)
    let observer = scheduler.start { operation(source.asSingle(), scheduler).asObservable() }
    return (observer.events, source.subscriptions)
  }

  func testObserveOn() {
    let success = record([.next(10, 1), .completed(20)]) { $0.observe(on: $1) }
    XCTAssertEqual(success.events, [.next(221, 1), .completed(222)])
    XCTAssertEqual(success.subscriptions, [Subscription(200, 220)])
    let failure = record([.error(10, TestError())]) { $0.observe(on: $1) }
    XCTAssertEqual(failure.events, [.error(211, TestError())])
  }

  func testSubscribeOn() {
    let success = record([.next(10, 1), .completed(20)]) { $0.subscribe(on: $1) }
    XCTAssertEqual(success.events, [.next(221, 1), .completed(221)])
    XCTAssertEqual(success.subscriptions, [Subscription(201, 221)])
  }

  func testDelay() {
    let success = record([.next(10, 1), .completed(20)]) { $0.delay(.seconds(30), scheduler: $1) }
    XCTAssertEqual(success.events, [.next(250, 1), .completed(251)])
    let failure = record([.error(10, TestError())]) { $0.delay(.seconds(30), scheduler: $1) }
    XCTAssertEqual(failure.events, [.error(210, TestError())])
  }

  func testDelaySubscription() {
    let success = record([.next(10, 1), .completed(20)]) { $0.delaySubscription(.seconds(30), scheduler: $1) }
    XCTAssertEqual(success.events, [.next(250, 1), .completed(250)])
    XCTAssertEqual(success.subscriptions, [Subscription(230, 250)])
  }

  func testTimeout() {
    let late = record([.next(100, 1), .completed(100)]) { $0.timeout(.seconds(30), scheduler: $1) }
    XCTAssertEqual(late.events, [.error(230, RxError.timeout)])
    XCTAssertEqual(late.subscriptions, [Subscription(200, 230)])
    let inTime = record([.next(10, 1), .completed(10)]) { $0.timeout(.seconds(30), scheduler: $1) }
    XCTAssertEqual(inTime.events, [.next(210, 1), .completed(210)])
  }

  func testTimeoutWithAnother() {
    let late = record([.next(100, 1), .completed(100)]) { $0.timeout(.seconds(30), other: .just(2), scheduler: $1) }
    XCTAssertEqual(late.events, [.next(230, 2), .completed(230)])
    XCTAssertEqual(late.subscriptions, [Subscription(200, 230)])
  }
}
