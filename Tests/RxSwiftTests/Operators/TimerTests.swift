// SPDX-License-Identifier: MIT
import Dispatch
import RxSwift
import RxTest
import RxTestSupport
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

  func testANegativeInterval() {
    let scheduler = TestScheduler(initialClock: 0)
    XCTAssertEqual(
      scheduler.run(disposed: 204) { Observable<Int>.interval(.seconds(-7), scheduler: scheduler) },
      "201:0 202:1 203:2")
  }

  /// The turns follow each other, and other actions of the scheduler have theirs in between.
  func testAPeriodOfZeroOrLessInRealTime() {
    var schedulers: [any SchedulerType] = [
      MainScheduler.instance, ConcurrentMainScheduler.instance, ConcurrentDispatchQueueScheduler(qos: .userInitiated),
      SerialDispatchQueueScheduler(qos: .userInitiated), ActorScheduler(MainActor.shared),
    ]
    if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) {
      schedulers.append(ClockScheduler(clock: ContinuousClock()))
    }
    for scheduler in schedulers {
      for period: RxTimeInterval in [.seconds(0), .seconds(-1)] {
        let (some, other, last) = (Signal(), Signal(), Signal())
        let seen = Box<[Int]>([])
        let subscription = Observable<Int>.interval(period, scheduler: scheduler).subscribe(
          onNext: {
            if $0 < 3 { seen.value.append($0) }
            if $0 == 3 { some.give() }
          }, onDisposed: { last.give() })
        some.wait()
        let action = scheduler.schedule(()) { _ in
          other.give()
          return Disposables.create()
        }
        other.wait()
        subscription.dispose()
        last.wait()
        action.dispose()
        XCTAssertEqual(seen.value, [0, 1, 2], "\(scheduler) \(period)")
      }
    }
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
