// SPDX-License-Identifier: MIT
import Dispatch
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class DebounceTests: XCTestCase {
  private func check(
    _ source: String, by seconds: Int, _ expected: String, _ windows: String, disposed end: Int = 1000,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    assertHot(source, emits: expected, windows: windows, disposed: end, file: file, line: line) { scheduler, hot in
      hot[0].debounce(.seconds(seconds), scheduler: scheduler)
    }
  }

  func testEmitsWhatIsFollowedByAPause() {
    check("210:2 240:3 280:4 300:|", by: 20, "230:2 260:3 300:4 300:|", "200-300")
  }

  func testDropsWhatIsFollowedByAnotherElement() {
    check("210:2 215:3 220:4 230:5 280:6 300:|", by: 20, "250:5 300:6 300:|", "200-300")
  }

  func testNothingPassesWithoutAPause() {
    check("210:2 225:3 240:4 255:5 270:6 300:x", by: 50, "300:x", "200-300")
  }

  func testTheEndEmitsWhatWaits() {
    check("210:2 220:3 230:|", by: 50, "230:3 230:|", "200-230")
    check("210:|", by: 50, "210:|", "200-210")
  }

  func testAnErrorDropsWhatWaits() { check("210:2 220:x", by: 50, "220:x", "200-220") }
  func testNever() { check("", by: 50, "", "200-1000") }
  func testZeroTakesATick() { check("210:2 220:3 230:|", by: 0, "211:2 221:3 230:|", "200-230") }
  func testDisposal() { check("210:2 220:3", by: 20, "", "200-225", disposed: 225) }

  func testAnElementSentByTheObserverWaitsAnew() {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    let result = scheduler.createObserver(Int.self)
    let subscription = subject.debounce(.seconds(10), scheduler: scheduler)
      .do(onNext: { if $0 == 1 { subject.onNext(2) } }).subscribe(result)
    scheduler.scheduleAt(100) { subject.onNext(1) }
    scheduler.start()
    subscription.dispose()
    XCTAssertEqual(result.events, [.next(110, 1), .next(120, 2)])
  }

  func testRealTimeMovesItsDeadline() throws {
    let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
    try undisturbed(pausesBelow: 0.05) { meter in
      let subject = PublishSubject<Int>()
      let seen = Box<[Int]>([])
      let done = Signal()
      let subscription = subject.debounce(.milliseconds(100), scheduler: scheduler).subscribe(onNext: {
        seen.value.append($0)
        if $0 == 150 { done.give() }
      })
      for value in 0...150 {
        subject.onNext(value)
        meter.mark()
        usleep(1000)
      }
      done.wait()
      subscription.dispose()
      return { XCTAssertEqual(seen.value, [150]) }
    }
  }

  func testReleasesWhatWaits() {
    let subject = PublishSubject<Canary>()
    let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
    XCTAssert(
      releases { canary in
        let subscription = subject.debounce(.seconds(60), scheduler: scheduler).subscribe()
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
    let subscription = subject.debounce(.microseconds(50), scheduler: scheduler).subscribe(
      onNext: { seen.value.append($0) }, onCompleted: { done.give() })
    inParallel(2) { index in
      for value in 0..<2_000 {
        subject.onNext(value * 2 + index)
        if value % 100 == 0 { usleep(300) }
      }
    }
    subject.onNext(5_000)
    subject.onCompleted()
    done.wait()
    subscription.dispose()
    XCTAssertEqual(seen.value.last, 5_000)
    XCTAssertEqual(Set(seen.value).count, seen.value.count)
  }
}
