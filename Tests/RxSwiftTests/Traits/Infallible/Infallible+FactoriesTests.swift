// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class InfallibleFactoriesTests: XCTestCase {
  func testOfValues() {
    XCTAssertEqual(events(of: Infallible.just(1).asObservable()), "1 |")
    XCTAssertEqual(events(of: Infallible<Int>.empty().asObservable()), "|")
    XCTAssertEqual(events(of: Infallible<Int>.never().asObservable()), "")
    XCTAssertEqual(events(of: Infallible.of(1, 2, 3).asObservable()), "1 2 3 |")
    XCTAssertEqual(events(of: Infallible.from([1, 2]).asObservable()), "1 2 |")
    XCTAssertEqual(events(of: Infallible.from(1...3).asObservable()), "1 2 3 |")
  }

  func testOnAScheduler() {
    let scheduler = TestScheduler(initialClock: 0)
    let just = scheduler.start { Infallible.just(1, scheduler: scheduler).asObservable() }
    XCTAssertEqual(just.events, [.next(201, 1), .completed(202)])
    let another = TestScheduler(initialClock: 0)
    let of = another.start { Infallible.of(1, 2, scheduler: another).asObservable() }
    XCTAssertEqual(of.events, [.next(201, 1), .next(202, 2), .completed(203)])
  }

  func testDeferred() {
    let count = Box(0)
    let sequence = Infallible<Int>.deferred {
      count.value += 1
      return .just(count.value)
    }
    XCTAssertEqual(count.value, 0)
    XCTAssertEqual(events(of: sequence.asObservable()), "1 |")
    XCTAssertEqual(events(of: sequence.asObservable()), "2 |")
  }

  func testCreate() {
    let log = Log()
    let sequence = Infallible<Int>.create { observer in
      observer(.next(1))
      observer(.next(2))
      observer(.completed)
      observer(.next(3))
      return Disposables.create { log.add("stopped") }
    }
    _ = sequence.subscribe { log.add("\($0)") }
    XCTAssertEqual(log.lines, ["next(1)", "next(2)", "completed", "stopped"])
  }

  func testDisposingStopsWhatCreateStarted() {
    let log = Log()
    let box = Box<Infallible<Int>.InfallibleObserver?>(nil)
    let subscription = Infallible<Int>.create { observer in
      box.value = observer
      return Disposables.create { log.add("stopped") }
    }
    .subscribe { log.add("\($0)") }
    box.value?(.next(1))
    subscription.dispose()
    box.value?(.next(2))
    XCTAssertEqual(log.lines, ["next(1)", "stopped"])
  }
}
