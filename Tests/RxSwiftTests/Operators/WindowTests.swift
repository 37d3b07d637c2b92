// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class WindowTests: XCTestCase {
  /// Logs `time window:element`, and the ends of windows and of the whole.
  private func check(
    _ source: String, span seconds: Int, count: Int, _ expected: [String], _ windows: String,
    disposed end: Int = 1000, file: StaticString = #filePath, line: UInt = #line
  ) {
    let scheduler = TestScheduler(initialClock: 0)
    let a = scheduler.hot(source)
    let log = Log()
    let number = Box(-1)
    let bag = Box<[any Disposable]>([])
    scheduler.scheduleAt(200) {
      let subscription = a.window(timeSpan: .seconds(seconds), count: count, scheduler: scheduler).subscribe { event in
        guard case .next(let window) = event else { return log.add("\(scheduler.clock) \(marble(event))") }
        number.value += 1
        let current = number.value
        bag.value.append(window.subscribe { log.add("\(scheduler.clock) \(current):\(marble($0))") })
      }
      bag.value.append(subscription)
    }
    scheduler.scheduleAt(end) { for subscription in bag.value { subscription.dispose() } }
    scheduler.start()
    XCTAssertEqual(log.lines, expected, file: file, line: line)
    XCTAssertEqual(a.windows, windows, file: file, line: line)
  }

  func testAnObserverOfTheEndOfAWindowMayRunTheScheduler() {
    for fails in [false, true] {
      let (scheduler, subject, log) = (HistoricalScheduler(), PublishSubject<Int>(), Log())
      let run: @Sendable () -> Void = { scheduler.advanceTo(scheduler.now.addingTimeInterval(5)) }
      let subscription = subject.window(timeSpan: .seconds(1), count: 10, scheduler: scheduler).subscribe(
        onNext: { window in
          log.add("window")
          _ = window.subscribe(onNext: { log.add("\($0)") }, onError: { _ in run() }, onCompleted: run)
        }, onError: { _ in log.add("error") }, onCompleted: { log.add("end") })
      subject.onNext(1)
      if fails { subject.onError(TestError()) } else { subject.onCompleted() }
      subscription.dispose()
      XCTAssertEqual(log.lines, ["window", "1", fails ? "error" : "end"])
    }
  }

  func testByTimeAndCount() {
    check(
      "205:1 210:2 240:3 280:4 320:5 350:6 370:7 420:8 470:9 600:|", span: 70, count: 3,
      [
        "205 0:1", "210 0:2", "240 0:3", "240 0:|", "280 1:4", "310 1:|", "320 2:5", "350 2:6", "370 2:7", "370 2:|",
        "420 3:8", "440 3:|", "470 4:9", "510 4:|", "580 5:|", "600 6:|", "600 |",
      ], "200-600")
  }

  func testError() {
    check("205:1 250:x", span: 70, count: 3, ["205 0:1", "250 0:x", "250 x"], "200-250")
  }

  func testEmptyAndDisposal() {
    check("250:|", span: 70, count: 3, ["250 0:|", "250 |"], "200-250")
    check("205:1 230:2", span: 70, count: 3, ["205 0:1"], "200-220", disposed: 220)
  }

  func testAWindowKeepsTheSubscriptionToTheSource() {
    let subject = PublishSubject<Int>()
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log()
    let inner = Box<(any Disposable)?>(nil)
    let outer = subject.window(timeSpan: .seconds(100), count: 10, scheduler: scheduler).subscribe(onNext: {
      inner.value = $0.subscribe { log.add(marble($0)) }
    })
    subject.onNext(1)
    outer.dispose()
    XCTAssert(subject.hasObservers)
    subject.onNext(2)
    inner.value?.dispose()
    XCTAssertFalse(subject.hasObservers)
    subject.onNext(3)
    XCTAssertEqual(log.lines, ["1", "2"])
  }
}
