// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class ConcatMapTests: XCTestCase {
  func testOneAfterTheOther() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.hot("210:0 220:1 300:|")
    let inners = [scheduler.cold("10:1 50:2 60:|"), scheduler.cold("10:3 20:4 100:|")]
    let sequences = inners.map { $0.asObservable() }
    XCTAssertEqual(
      scheduler.run { source.asObservable().concatMap { sequences[$0] } }, "220:1 260:2 280:3 290:4 370:|")
    XCTAssertEqual([source.windows] + inners.map(\.windows), ["200-300", "210-270", "270-370"])
  }

  func testErrors() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.hot("210:0 220:1 300:|")
    let inners = [scheduler.cold("10:1 20:x"), scheduler.cold("10:3")]
    let sequences = inners.map { $0.asObservable() }
    XCTAssertEqual(scheduler.run { source.asObservable().concatMap { sequences[$0] } }, "220:1 230:x")
    XCTAssertEqual([source.windows] + inners.map(\.windows), ["200-230", "210-230", ""])
    XCTAssertEqual(events(of: Observable.just(1).concatMap { _ -> Observable<Int> in throw TestError() }), "x")
  }

  func testDisposalForgetsWhatWaits() {
    let subject = PublishSubject<Int>()
    let first = PublishSubject<Int>()
    let log = Log()
    let subscription = subject.concatMap { $0 == 0 ? first.asObservable() : .just($0) }.subscribe {
      log.add(marble($0))
    }
    subject.onNext(0)
    subject.onNext(1)
    first.onNext(5)
    subscription.dispose()
    first.onCompleted()
    XCTAssertEqual(log.lines, ["5"])
    XCTAssertFalse(first.hasObservers)
    XCTAssertFalse(subject.hasObservers)
  }

  func testAMillionWaiting() {
    let subject = PublishSubject<Int>()
    let count = Box(0)
    let isDone = Box(false)
    _ = Observable.concat([
      .just(subject.asObservable()), Observable.range(start: 0, count: million).map { .just($0) },
    ])
    .concatMap { $0 }
    .subscribe(onNext: { _ in count.value += 1 }, onCompleted: { isDone.value = true })
    XCTAssertEqual(count.value, 0)
    subject.onCompleted()
    XCTAssertEqual(count.value, million)
    XCTAssert(isDone.value)
  }

  /// The slot is taken before the selector runs, so an element that the selector sends waits.
  func testAnElementThatTheSelectorSendsComesAfterItsOwn() {
    let log = Log()
    let subject = PublishSubject<Int>()
    let subscription = subject.concatMap { number -> Observable<Int> in
      if number == 1 { subject.onNext(2) }
      return .of(number, number * 10)
    }
    .subscribe { log.add(marble($0)) }
    subject.onNext(1)
    XCTAssertEqual(log.lines, ["1", "10", "2", "20"])
    subscription.dispose()
  }

  func testTheSelectorEndsTheSource() {
    for isScalar in [true, false] {
      let log = Log()
      let subject = PublishSubject<Int>()
      let subscription = subject.concatMap { number -> Observable<Int> in
        subject.onCompleted()
        return isScalar ? .just(number) : .of(number, number)
      }
      .subscribe { log.add(marble($0)) }
      subject.onNext(1)
      XCTAssertEqual(log.lines, isScalar ? ["1", "|"] : ["1", "1", "|"])
      subscription.dispose()
    }
  }

  /// What runs ends while the selector makes a sequence that has to wait.
  func testTheSelectorEndsWhatRuns() {
    let log = Log()
    let (subject, first) = (PublishSubject<Int>(), PublishSubject<Int>())
    let subscription = subject.concatMap { number -> Observable<Int> in
      if number == 1 { return first }
      first.onCompleted()
      return .of(number, number * 10)
    }
    .subscribe { log.add(marble($0)) }
    subject.onNext(1)
    subject.onNext(2)
    XCTAssertEqual(log.lines, ["2", "20"])
    subscription.dispose()
  }
}
