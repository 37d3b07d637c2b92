// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class WithLatestFromTests: XCTestCase {
  private func check(
    _ first: String, _ second: String, _ expected: String, _ windows: String, disposed end: Int = 1000,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    assertHot(first, second, emits: expected, windows: windows, disposed: end, file: file, line: line) { _, hot in
      hot[0].withLatestFrom(hot[1]) { try $0 == 99 ? { throw TestError() }() : $0 * 10 + $1 }
    }
  }

  func testTakesTheLatestElement() {
    check("205:9 220:1 230:2 250:3 300:|", "210:4 240:5 400:|", "220:14 230:24 250:35 300:|", "200-300 200-300")
  }

  func testGoesOnAfterTheSecondHasCompleted() {
    check("220:1 230:2 300:|", "210:4 225:|", "220:14 230:24 300:|", "200-300 200-225")
  }

  func testEmptyAndNever() {
    check("210:|", "", "210:|", "200-210 200-210")
    check("210:1 220:|", "", "220:|", "200-220 200-220")
    check("", "210:1", "", "200-1000 200-1000")
  }

  func testErrors() {
    check("210:x", "220:1", "210:x", "200-210 200-210")
    check("230:1", "210:1 220:x", "220:x", "200-220 200-220")
    check("230:99", "210:1", "230:x", "200-230 200-230")
  }

  func testDisposal() { check("220:1 230:2", "210:4", "220:14", "200-225 200-225", disposed: 225) }

  func testWithoutASelector() {
    let scheduler = TestScheduler(initialClock: 0)
    let (a, b) = (scheduler.hot("220:1 240:2 300:|"), scheduler.hot("210:4 230:5"))
    XCTAssertEqual(scheduler.run { a.withLatestFrom(b) }, "220:4 240:5 300:|")
  }

  func testSubscribesToTheSecondFirst() {
    XCTAssertEqual(events(of: Observable.just(1).withLatestFrom(Observable.just(2)) { $0 * 10 + $1 }), "12 |")
  }

  func testTheLatestElementMayBeNil() {
    XCTAssertEqual(events(of: Observable.just(1).withLatestFrom(Observable<Int?>.just(nil))), "nil |")
  }

  func testReleasesTheSelector() {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    XCTAssert(
      releases { canary in
        let subscription = a.withLatestFrom(b) { _, _ in withExtendedLifetime(canary) { 1 } }.subscribe()
        b.onNext(1)
        a.onCompleted()
        return subscription
      })
    XCTAssertFalse(b.hasObservers)
  }

  func testTwoThreads() {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    let seen = Box<[(Int, Int)]>([])
    let subscription = a.withLatestFrom(b) { ($0, $1) }.subscribe(onNext: { seen.value.append($0) })
    b.onNext(0)
    inParallel(2) { index in for value in 1...10_000 { (index == 0 ? a : b).onNext(value) } }
    subscription.dispose()
    XCTAssertEqual(seen.value.map { $0.0 }, Array(1...10_000))
    XCTAssert(zip(seen.value, seen.value.dropFirst()).allSatisfy { $0.1 <= $1.1 })
  }
}
