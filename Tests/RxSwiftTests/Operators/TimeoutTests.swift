// SPDX-License-Identifier: MIT
import Dispatch
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class TimeoutTests: XCTestCase {
  private func check(
    _ source: String, by seconds: Int, other: String? = nil, _ expected: String, _ windows: String,
    disposed end: Int = 1000, file: StaticString = #filePath, line: UInt = #line
  ) {
    let scheduler = TestScheduler(initialClock: 0)
    let a = scheduler.hot(source)
    let b = scheduler.cold(other ?? "")
    let result = scheduler.run(disposed: end) {
      other == nil
        ? a.timeout(.seconds(seconds), scheduler: scheduler)
        : a.timeout(.seconds(seconds), other: b, scheduler: scheduler)
    }
    XCTAssertEqual(result, expected, file: file, line: line)
    XCTAssertEqual(
      [a.windows, b.windows].filter { !$0.isEmpty }.joined(separator: " "), windows, file: file, line: line)
  }

  private let failure = "The sequence took too long."

  /// A timer that fires while the observer handles an element does not postpone what the observer sends.
  /// A busy machine may let the time-out pass before the first element; the test begins anew then.
  func testATimerThatFiresDuringADeliveryLeavesNestedEventsInTheirPlace() {
    var lines: [String] = []
    for _ in 0..<10 where lines.isEmpty { lines = linesOfADeliveryDuringWhichATimerFires() }
    XCTAssertEqual(lines, ["in 1", "in 2", "out 2", "out 1"])
  }

  private func linesOfADeliveryDuringWhichATimerFires() -> [String] {
    let queue = SerialDispatchQueueScheduler(qos: .userInitiated)
    let source = PublishSubject<Int>()
    let log = Log()
    let fired = DispatchSemaphore(value: 0)
    // The queue is serial: what it does after a span of the same length comes after the timer.
    let subscription = source.timeout(.milliseconds(300), scheduler: queue).subscribe(onNext: { number in
      log.add("in \(number)")
      if number == 1 {
        _ = queue.scheduleRelative((), dueTime: .milliseconds(600)) { _ in
          fired.signal()
          return Disposables.create()
        }
        fired.wait()
        source.onNext(2)
      }
      log.add("out \(number)")
    })
    source.onNext(1)
    subscription.dispose()
    return log.lines
  }

  /// The thread of a timer waits at the gate. An element restarts the wait in that time. The span begins with this element.
  func testATimerThatWaitsForItsTurnIsNotLate() {
    let source = PublishSubject<Int>()
    let failed = DispatchSemaphore(value: 0)
    let subscription =
      source
      .timeout(.milliseconds(20), scheduler: SerialDispatchQueueScheduler(qos: .userInitiated))
      .subscribe(
        onNext: { number in
          if number == 2 { return }
          source.onNext(2)
          Thread.sleep(forTimeInterval: 3)
        }, onError: { _ in failed.signal() })
    source.onNext(1)
    XCTAssertEqual(failed.wait(timeout: .now() + 2), .success, "the time of the delivery is added to the span")
    subscription.dispose()
  }

  func testInTime() { check("210:42 225:43 240:44 250:|", by: 30, "210:42 225:43 240:44 250:|", "200-250") }
  func testAtOnce() { check("210:|", by: 200, "210:|", "200-210") }
  func testError() { check("210:x", by: 200, "210:x", "200-210") }
  func testTimeout() { check("210:42 300:43", by: 30, "210:42 240:\(failure)", "200-240") }
  func testNever() { check("", by: 30, "230:\(failure)", "200-230") }

  func testGoesOnWithTheOther() {
    check("350:1", by: 100, other: "100:-1", "400:-1", "200-300 300-1000")
    check("210:1 220:2 400:3", by: 50, other: "10:7 20:|", "210:1 220:2 280:7 290:|", "200-270 270-290")
    check("210:1", by: 50, other: "10:x", "210:1 270:x", "200-260 260-270")
  }

  func testTheOtherIsNotSubscribedInTime() { check("210:1 220:|", by: 50, other: "10:7", "210:1 220:|", "200-220") }
  func testDisposal() { check("210:1 260:2", by: 100, "210:1", "200-250", disposed: 250) }

  func testTheTimeOfTheObserverDoesNotCount() {
    let scheduler = TestScheduler(initialClock: 0)
    let a = scheduler.hot("210:1 230:2 300:|")
    let result = scheduler.run {
      a.timeout(.seconds(25), scheduler: scheduler).do(onNext: { if $0 == 1 { scheduler.sleep(5) } })
    }
    XCTAssertEqual(result, "215:1 230:2 255:\(failure)")
  }

  func testRealTime() throws {
    let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
    try undisturbed(pausesBelow: 0.15) { meter in
      let subject = PublishSubject<Int>()
      let done = Signal()
      let seen = Box<[Int]>([])
      let subscription = subject.timeout(.milliseconds(300), scheduler: scheduler).subscribe(
        onNext: { seen.value.append($0) },
        onError: { _ in
          seen.value.append(-1)
          done.give()
        })
      for value in 0..<400 {
        subject.onNext(value)
        meter.mark()
        usleep(1000)
      }
      done.wait()
      // The source is left after the observer has heard of the error.
      eventually { !subject.hasObservers }
      subscription.dispose()
      return {
        XCTAssertEqual(seen.value, Array(0..<400) + [-1])
      }
    }
  }

  func testATimeThatIsLongOver() {
    let ended = DispatchSemaphore(value: 0)
    let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
    let subscription = Observable<Int>.never().timeout(.seconds(.min), scheduler: scheduler)
      .subscribe(onError: { _ in ended.signal() })
    XCTAssertEqual(ended.wait(timeout: .now() + 60), .success)
    subscription.dispose()
  }
}
