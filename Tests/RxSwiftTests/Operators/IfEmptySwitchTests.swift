// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class IfEmptySwitchTests: XCTestCase {
  private func assertSwitch(
    _ source: ManualSource<Int>, _ other: ManualSource<Int>, _ clock: Box<Int>,
    behind operation: (Observable<Int>) -> Observable<Int> = { $0 }, emptyAt time: Int = 210,
    _ expected: [String], file: StaticString = #filePath, line: UInt = #line
  ) {
    let log = Log()
    clock.value = 200
    _ = operation(source.asObservable()).ifEmpty(switchTo: other.asObservable()).subscribe {
      log.add(marble(clock.value, $0))
    }
    clock.value = time
    source.send(.completed)
    clock.value = 220
    other.send(5)
    clock.value = 230
    other.send(.completed)
    XCTAssertEqual(log.lines, expected, file: file, line: line)
  }

  func testGoesOnWithTheOther() {
    let clock = Box(0)
    let source = ManualSource<Int>(clock: clock)
    let other = ManualSource<Int>(clock: clock)
    assertSwitch(source, other, clock, behind: { $0.filter { $0 > 9 } }, ["220:5", "230:|"])
    XCTAssertEqual(source.windows[0].begin, 200)
    XCTAssertEqual(source.windows[0].end, 210)
    XCTAssertEqual(other.windows[0].begin, 210)
    XCTAssertEqual(other.windows[0].end, 230)
  }

  func testASourceWithoutOperatorsIsLeftWhenItCompletes() {
    let clock = Box(0)
    let source = ManualSource<Int>(clock: clock)
    assertSwitch(source, ManualSource(clock: clock), clock, ["220:5", "230:|"])
    XCTAssertEqual(source.windows[0].end, 210)

    let scheduler = TestScheduler(initialClock: 0)
    let empty = scheduler.createHotObservable([.completed(250, Int.self)])
    let other = scheduler.createColdObservable([.next(20, 1), .completed(50)])
    let result = scheduler.start { empty.ifEmpty(switchTo: other.asObservable()) }
    XCTAssertEqual(result.events, [.next(270, 1), .completed(300)])
    XCTAssertEqual(empty.subscriptions, [Subscription(200, 250)])
    XCTAssertEqual(other.subscriptions, [Subscription(250, 300)])
  }

  func testTheOtherIsSubscribedToBeforeTheSourceIsDisposed() {
    let log = Log()
    let observer = Box<AnyObserver<Int>?>(nil)
    let source = Observable<Int>.create {
      observer.value = $0
      return Disposables.create { log.add("disposed") }
    }
    let other = Observable<Int>.never().do(onSubscribe: { log.add("other") })
    let subscription = source.ifEmpty(switchTo: other).subscribe()
    observer.value?.onCompleted()
    XCTAssertEqual(log.lines, ["other", "disposed"])
    subscription.dispose()
  }

  func testNotEmpty() {
    let other = ManualSource<Int>()
    assertMarbles("210:1 250:|", { $0.ifEmpty(switchTo: other.asObservable()) }, "210:1 250:|", subscribed: "200-250")
    assertMarbles("210:1", { $0.ifEmpty(switchTo: other.asObservable()) }, "210:1", subscribed: "200-1000")
    assertMarbles("250:x", { $0.ifEmpty(switchTo: other.asObservable()) }, "250:x", subscribed: "200-250")
    XCTAssertEqual(other.subscriptions, 0)
  }

  func testEndingsOfTheOther() {
    XCTAssertEqual(events(of: Observable<Int>.empty().ifEmpty(switchTo: .of(1, 2))), "1 2 |")
    XCTAssertEqual(events(of: Observable<Int>.empty().ifEmpty(switchTo: .empty())), "|")
    XCTAssertEqual(events(of: Observable<Int>.empty().ifEmpty(switchTo: .error(TestError()))), "x")
    XCTAssertEqual(events(of: Observable<Int>.empty().map { $0 }.ifEmpty(switchTo: .just(3).map { $0 + 1 })), "4 |")
  }

  func testDisposal() {
    let source = ManualSource<Int>()
    let other = ManualSource<Int>()
    let first = source.ifEmpty(switchTo: other.asObservable()).subscribe { _ in XCTFail("disposed") }
    first.dispose()
    XCTAssertEqual(source.disposals, 1)
    let second = source.ifEmpty(switchTo: other.asObservable()).subscribe { _ in XCTFail("disposed") }
    source.send(.completed)
    XCTAssertEqual(other.subscriptions, 1)
    second.dispose()
    other.send(1)
    XCTAssertEqual(source.disposals, 2)
    XCTAssertEqual(other.disposals, 1)
  }

  func testTheFirstSourceHasNoMoreToSayAfterItsEnd() {
    let source = ManualSource<Int>()
    let other = ManualSource<Int>()
    let log = Log()
    _ = source.ifEmpty(switchTo: other.asObservable()).subscribe { log.add(marble($0)) }
    source.send(.completed)
    source.send(1)
    source.send(.completed)
    source.send(.error(TestError()))
    other.send(2)
    XCTAssertEqual(log.lines, ["2"])
    XCTAssertEqual(other.subscriptions, 1)
  }
}
