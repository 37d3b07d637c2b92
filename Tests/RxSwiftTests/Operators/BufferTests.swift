// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class BufferTests: XCTestCase {
  private func check(
    _ source: String, span seconds: Int, count: Int, _ expected: String, _ windows: String,
    disposed end: Int = 1000, file: StaticString = #filePath, line: UInt = #line
  ) {
    assertHot(source, emits: expected, windows: windows, disposed: end, file: file, line: line) { scheduler, hot in
      hot[0].buffer(timeSpan: .seconds(seconds), count: count, scheduler: scheduler).map {
        $0.isEmpty ? "-" : $0.map(String.init).joined(separator: ",")
      }
    }
  }

  private let elements = "205:1 210:2 240:3 280:4 320:5 350:6 370:7 420:8 470:9"

  func testByTimeAndCount() {
    check(
      elements + " 600:|", span: 70, count: 3, "240:1,2,3 310:4 370:5,6,7 440:8 510:9 580:- 600:- 600:|", "200-600")
  }

  func testError() {
    check(elements + " 600:x", span: 70, count: 3, "240:1,2,3 310:4 370:5,6,7 440:8 510:9 580:- 600:x", "200-600")
  }

  func testDisposal() {
    check(elements, span: 70, count: 3, "240:1,2,3 310:4 370:5,6,7", "200-375", disposed: 375)
  }

  func testEmptyAndNever() {
    check("250:|", span: 70, count: 3, "250:- 250:|", "200-250")
    check("", span: 400, count: 3, "600:-", "200-1000")
  }

  func testAnElementSentByTheObserverGoesIntoTheNextBuffer() {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    let log = Log()
    let subscription = subject.buffer(timeSpan: .seconds(50), count: 2, scheduler: scheduler).subscribe(onNext: {
      log.add("\(scheduler.clock):\($0)")
      if $0 == [1, 2] { subject.onNext(3) }
    })
    scheduler.scheduleAt(10) { subject.onNext(1) }
    scheduler.scheduleAt(20) { subject.onNext(2) }
    scheduler.advanceTo(100)
    subscription.dispose()
    XCTAssertEqual(log.lines, ["20:[1, 2]", "70:[3]"])
  }

  func testAnObserverOfTheLastBufferMayRunTheScheduler() {
    let (scheduler, subject, log) = (HistoricalScheduler(), PublishSubject<Int>(), Log())
    let subscription = subject.buffer(timeSpan: .seconds(1), count: 10, scheduler: scheduler).subscribe(
      onNext: {
        log.add("\($0)")
        scheduler.advanceTo(scheduler.now.addingTimeInterval(5))
      }, onCompleted: { log.add("end") })
    subject.onNext(1)
    subject.onCompleted()
    subscription.dispose()
    XCTAssertEqual(log.lines, ["[1]", "end"])
  }

  func testRealTime() {
    let done = Signal()
    let seen = Box<[[Int]]>([])
    let subscription = Observable.range(start: 0, count: 7)
      .buffer(timeSpan: .seconds(10), count: 3, scheduler: MainScheduler.instance)
      .subscribe(onNext: { seen.value.append($0) }, onCompleted: { done.give() })
    done.wait()
    subscription.dispose()
    XCTAssertEqual(seen.value, [[0, 1, 2], [3, 4, 5], [6]])
  }
}
