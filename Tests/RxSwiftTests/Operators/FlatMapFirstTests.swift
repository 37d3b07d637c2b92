// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class FlatMapFirstTests: XCTestCase {
  func testIgnoresElementsWhileAnInnerSequenceIsInProgress() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.hot("210:0 220:1 265:2 300:|")
    let inners = [scheduler.cold("10:1 50:2 60:|"), scheduler.cold("1:9"), scheduler.cold("40:3 50:|")]
    let sequences = inners.map { $0.asObservable() }
    let calls = Box<[Int]>([])
    XCTAssertEqual(
      scheduler.run {
        source.asObservable().flatMapFirst { element -> Observable<Int> in
          calls.value.append(element)
          return sequences[element]
        }
      }, "220:1 260:2 300:|")
    XCTAssertEqual(calls.value, [0])
    XCTAssertEqual([source.windows] + inners.map(\.windows), ["200-300", "210-270", "", ""])
  }

  func testBeginsAgainAfterTheInnerSequenceEnded() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.hot("210:0 250:1 300:|")
    let inners = [scheduler.cold("10:1 20:|"), scheduler.cold("10:2 100:|")]
    let sequences = inners.map { $0.asObservable() }
    XCTAssertEqual(
      scheduler.run { source.asObservable().flatMapFirst { sequences[$0] } }, "220:1 260:2 350:|")
    XCTAssertEqual([source.windows] + inners.map(\.windows), ["200-300", "210-230", "250-350"])
  }

  func testErrors() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.hot("210:0 300:|")
    let inner = scheduler.cold("10:1 20:x")
    let sequence = inner.asObservable()
    XCTAssertEqual(scheduler.run { source.asObservable().flatMapFirst { _ in sequence } }, "220:1 230:x")
    XCTAssertEqual([source.windows, inner.windows], ["200-230", "210-230"])
    XCTAssertEqual(
      events(of: Observable.just(1).flatMapFirst { _ -> Observable<Int> in throw TestError() }), "x")
    XCTAssertEqual(events(of: Observable<Int>.error(TestError()).flatMapFirst { Observable.just($0) }), "x")
  }

  func testDisposal() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.hot("210:0 300:|")
    let inner = scheduler.cold("10:1 50:2")
    let sequence = inner.asObservable()
    XCTAssertEqual(scheduler.run(disposed: 240) { source.asObservable().flatMapFirst { _ in sequence } }, "220:1")
    XCTAssertEqual([source.windows, inner.windows], ["200-240", "210-240"])
  }

  func testScalarsDoNotBlock() {
    XCTAssertEqual(events(of: Observable.of(1, 2, 3).flatMapFirst { Observable.just($0) }), "1 2 3 |")
  }

  /// The inner sequence still counts as running while it is disposed.
  func testAnElementThatTheDisposalSendsIsIgnored() {
    let log = Log()
    let (subject, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
    let subscription = subject.flatMapFirst { number -> Observable<Int> in
      log.add("inner \(number)")
      return inner.do(onDispose: { if number < 3 { subject.onNext(number + 1) } })
    }
    .subscribe()
    subject.onNext(1)
    inner.onCompleted()
    XCTAssertEqual(log.lines, ["inner 1"])
    subject.onNext(5)
    XCTAssertEqual(log.lines, ["inner 1", "inner 5"])
    subscription.dispose()
  }
}
