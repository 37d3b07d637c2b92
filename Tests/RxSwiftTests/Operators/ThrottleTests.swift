// SPDX-License-Identifier: MIT
import Dispatch
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class ThrottleTests: XCTestCase {
  private func check(
    _ source: String, by seconds: Int, latest: Bool = true, _ expected: String, _ windows: String,
    disposed end: Int = 1000, file: StaticString = #filePath, line: UInt = #line
  ) {
    assertHot(source, emits: expected, windows: windows, disposed: end, file: file, line: line) { scheduler, hot in
      hot[0].throttle(.seconds(seconds), latest: latest, scheduler: scheduler)
    }
  }

  func testFirstAtOnceThenTheLatestOfEachSpan() {
    check(
      "210:2 250:3 310:4 350:5 410:6 450:7 500:|", by: 200, "210:2 410:6 610:7 610:|", "200-500")
  }

  func testWithoutTheLatest() {
    check(
      "210:2 250:3 310:4 350:5 410:6 450:7 500:|", by: 200, latest: false, "210:2 410:6 500:|", "200-500")
  }

  func testSlowElementsPassAtOnce() { check("210:1 240:2 270:3 300:|", by: 20, "210:1 240:2 270:3 300:|", "200-300") }
  func testCompletionWaitsForTheLastElement() { check("210:1 215:2 220:|", by: 50, "210:1 260:2 260:|", "200-220") }
  func testAnErrorDropsWhatWaits() { check("210:1 215:2 220:x", by: 50, "210:1 220:x", "200-220") }

  func testEmptyNeverAndDisposal() {
    check("210:|", by: 50, "210:|", "200-210")
    check("", by: 50, "", "200-1000")
    check("210:1 220:2", by: 50, "210:1", "200-230", disposed: 230)
  }

  func testZeroLetsEverythingPass() { check("210:1 211:2 212:3 300:|", by: 0, "210:1 211:2 212:3 300:|", "200-300") }

  func testFineResolution() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
    let a = scheduler.hot("210:1 217:2 300:3 333:4 400:|")
    let result = scheduler.run { a.throttle(.milliseconds(33), scheduler: scheduler) }
    XCTAssertEqual(result, "210:1 243:2 300:3 333:4 400:|")
  }

  func testElementsSentByTheObserver() {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    let result = scheduler.createObserver(Int.self)
    let subscription = subject.throttle(.seconds(10), scheduler: scheduler)
      .do(onNext: { if $0 < 3 { subject.onNext($0 + 1) } }).subscribe(result)
    scheduler.scheduleAt(100) { subject.onNext(1) }
    scheduler.scheduleAt(105) { subject.onNext(7) }
    scheduler.start()
    subscription.dispose()
    XCTAssertEqual(result.events.map { $0.value.element }, [3, 2, 1, 7])
    XCTAssertEqual(result.events.map { $0.time }, [100, 100, 100, 110])
  }

  func testReleasesWhatWaits() {
    let subject = PublishSubject<Canary>()
    XCTAssert(
      releases { canary in
        let subscription = subject.throttle(.seconds(60), scheduler: MainScheduler.instance).subscribe()
        subject.onNext(Canary())
        subject.onNext(canary)
        subscription.dispose()
        return subscription
      })
  }

  func testTwoThreads() {
    let subject = PublishSubject<Int>()
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    let seen = Box<[Int]>([])
    let done = Signal()
    let subscription = subject.throttle(.microseconds(200), scheduler: scheduler).subscribe(
      onNext: { seen.value.append($0) }, onCompleted: { done.give() })
    inParallel(2) { index in for value in 0..<5_000 { subject.onNext(value * 2 + index) } }
    subject.onNext(20_000)
    subject.onCompleted()
    done.wait()
    subscription.dispose()
    XCTAssertEqual(seen.value.last, 20_000)
    XCTAssertEqual(Set(seen.value).count, seen.value.count)
  }
}
