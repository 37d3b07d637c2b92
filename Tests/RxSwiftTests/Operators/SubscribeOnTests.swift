// SPDX-License-Identifier: MIT
import Dispatch
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class SubscribeOnTests: XCTestCase {
  private func check(
    _ source: String, _ expected: String, _ windows: String, disposed end: Int = 1000, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    assertHot(source, emits: expected, windows: windows, disposed: end, file: file, line: line) { scheduler, hot in
      hot[0].subscribe(on: scheduler)
    }
  }

  func testSubscribesATickLater() { check("201:0 210:1 220:2", "210:1 220:2", "201-1001") }
  func testTheEndDisposesATickLater() { check("210:1 300:|", "210:1 300:|", "201-301") }
  func testTheErrorDisposesATickLater() { check("210:1 300:x", "210:1 300:x", "201-301") }
  func testDisposesATickLater() { check("210:1 300:2", "210:1", "201-251", disposed: 250) }

  func testDisposalAtTheSameTimeAsTheSubscription() { check("210:1", "", "", disposed: 201) }

  /// `asObservable()` makes an `Observable`, which ends its subscription with its last event.
  func testTheSameSourceAsAnObservable() {
    let scheduler = TestScheduler(initialClock: 0)
    let a = scheduler.hot("210:1 300:|")
    XCTAssertEqual(scheduler.run { a.asObservable().subscribe(on: scheduler) }, "210:1 300:|")
    XCTAssertEqual(a.windows, "201-300")
  }

  func testOperatorsEndTheirOwnSubscriptions() {
    let scheduler = TestScheduler(initialClock: 0)
    let a = scheduler.hot("210:1 300:|")
    XCTAssertEqual(scheduler.run { a.map { $0 + 1 }.subscribe(on: scheduler) }, "210:2 300:|")
    XCTAssertEqual(a.windows, "201-300")
  }

  func testWhereItSubscribesAndDisposes() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log()
    let source = Observable<Int>.create { _ in
      log.add("subscribed \(scheduler.clock)")
      return Disposables.create { log.add("disposed \(scheduler.clock)") }
    }
    XCTAssertEqual(scheduler.run { source.subscribe(on: scheduler) }, "")
    XCTAssertEqual(log.lines, ["subscribed 201", "disposed 1001"])
  }

  func testRealTime() {
    let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
    let done = Signal()
    let seen = Box<[Int]>([])
    let isMain = Box(true)
    let subscription = Observable<Int>.create { observer in
      isMain.value = Thread.isMainThread
      observer.onNext(1)
      observer.onCompleted()
      return Disposables.create { done.give() }
    }
    .subscribe(on: scheduler).subscribe(onNext: { seen.value.append($0) })
    done.wait()
    subscription.dispose()
    XCTAssertEqual(seen.value, [1])
    XCTAssertFalse(isMain.value)
  }
}
