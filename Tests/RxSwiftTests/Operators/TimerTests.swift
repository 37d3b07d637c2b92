// SPDX-License-Identifier: MIT
import Dispatch
import RxSwift
import RxTest
import XCTest

final class TimerTests: XCTestCase {
  func testOneShot() {
    let scheduler = TestScheduler(initialClock: 0)
    XCTAssertEqual(scheduler.run { Observable<Int>.timer(.seconds(300), scheduler: scheduler) }, "500:0 500:|")
  }

  func testZero() {
    let scheduler = TestScheduler(initialClock: 0)
    XCTAssertEqual(scheduler.run { Observable<Int>.timer(.seconds(0), scheduler: scheduler) }, "201:0 201:|")
  }

  func testPeriodic() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.run(disposed: 260) {
      Observable<Int>.timer(.seconds(5), period: .seconds(20), scheduler: scheduler)
    }
    XCTAssertEqual(result, "205:0 225:1 245:2")
  }

  func testInterval() {
    let scheduler = TestScheduler(initialClock: 0)
    XCTAssertEqual(
      scheduler.run(disposed: 260) { Observable<UInt8>.interval(.seconds(20), scheduler: scheduler) },
      "220:0 240:1")
  }

  func testIntervalOfZero() {
    let scheduler = TestScheduler(initialClock: 0)
    XCTAssertEqual(
      scheduler.run(disposed: 205) { Observable<Int>.interval(.seconds(0), scheduler: scheduler) },
      "201:0 202:1 203:2 204:3")
  }

  func testDisposalBeforeTheFirst() {
    let scheduler = TestScheduler(initialClock: 0)
    XCTAssertEqual(scheduler.run(disposed: 210) { Observable<Int>.timer(.seconds(20), scheduler: scheduler) }, "")
  }

  func testRealTime() {
    for scheduler: any SchedulerType in [
      MainScheduler.instance, ConcurrentDispatchQueueScheduler(qos: .userInitiated),
      SerialDispatchQueueScheduler(qos: .userInitiated),
    ] {
      let done = Signal()
      let seen = Box<[Int]>([])
      let subscription = Observable<Int>.interval(.milliseconds(3), scheduler: scheduler).take(3).subscribe(
        onNext: { seen.value.append($0) }, onCompleted: { done.give() })
      done.wait()
      subscription.dispose()
      XCTAssertEqual(seen.value, [0, 1, 2])
    }
  }
}
