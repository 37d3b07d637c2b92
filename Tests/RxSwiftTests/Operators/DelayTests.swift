// SPDX-License-Identifier: MIT
import Dispatch
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class DelayTests: XCTestCase {
  private func check(
    _ source: String, by seconds: Int, _ expected: String, _ windows: String, disposed end: Int = 1000,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    assertHot(source, emits: expected, windows: windows, disposed: end, file: file, line: line) { scheduler, hot in
      hot[0].delay(.seconds(seconds), scheduler: scheduler)
    }
  }

  func testShiftsEverything() {
    check("250:2 350:3 450:4 550:|", by: 100, "350:2 450:3 550:4 650:|", "200-550")
    check("250:2 350:3 450:4 550:|", by: 150, "400:2 500:3 600:4 700:|", "200-550")
  }

  func testEachEventOfTheSameTimeHasItsOwnTick() { check("250:2 250:3 250:|", by: 50, "300:2 301:3 302:|", "200-250") }
  func testZeroTakesATick() { check("250:2 350:3 550:|", by: 0, "251:2 351:3 551:|", "200-550") }

  func testAnErrorComesAtOnceAndDropsWhatWaits() {
    check("250:2 350:3 450:4 550:x", by: 50, "300:2 400:3 500:4 550:x", "200-550")
    check("250:2 350:3 450:4 550:x", by: 150, "400:2 500:3 550:x", "200-550")
    check("210:x", by: 10, "210:x", "200-210")
  }

  func testEmptyNeverAndDisposal() {
    check("550:|", by: 10, "560:|", "200-550")
    check("", by: 10, "", "200-1000")
    check("250:2 260:3", by: 50, "300:2", "200-305", disposed: 305)
  }

  func testAnErrorSentByTheObserverComesAfterItsElement() {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    let log = Log()
    let subscription = subject.delay(.seconds(10), scheduler: scheduler).subscribe(
      onNext: {
        subject.onError(TestError())
        log.add("\($0)")
      }, onError: { _ in log.add("x") })
    scheduler.scheduleAt(100) { subject.onNext(1) }
    scheduler.start()
    subscription.dispose()
    XCTAssertEqual(log.lines, ["1", "x"])
  }

  func testRealTimeKeepsTheOrder() {
    let seen = Box<[Int]>([])
    let done = Signal()
    let subscription = Observable.range(start: 0, count: 1_000)
      .delay(.milliseconds(5), scheduler: SerialDispatchQueueScheduler(qos: .userInitiated))
      .subscribe(onNext: { seen.value.append($0) }, onCompleted: { done.give() })
    done.wait()
    subscription.dispose()
    XCTAssertEqual(seen.value, Array(0..<1_000))
  }

  func testManyElementsLeaveTheMainQueueToOthers() {
    let (log, done) = (Log(), Signal())
    let subject = PublishSubject<Int>()
    let subscription = subject.delay(.milliseconds(10), scheduler: MainScheduler.instance).subscribe(onNext: { number in
      if number == 0 { DispatchQueue.main.async { log.add("work") } }
      guard number == 199 else { return }
      log.add("last element")
      done.give()
    })
    for number in 0..<200 { subject.onNext(number) }
    // Now all elements are due.
    Thread.sleep(forTimeInterval: 0.05)
    done.wait()
    subscription.dispose()
    XCTAssertEqual(log.lines, ["work", "last element"])
  }

  func testReleasesWhatWaits() {
    let subject = PublishSubject<Canary>()
    let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
    XCTAssert(
      releases { canary in
        let subscription = subject.delay(.seconds(60), scheduler: scheduler).subscribe()
        subject.onNext(canary)
        subscription.dispose()
        return subscription
      })
  }
}
