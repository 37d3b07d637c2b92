// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class InfallibleTakeTests: XCTestCase {
  private let numbers = Infallible.of(1, 2, 3, 4)

  func testCount() { XCTAssertEqual(events(of: numbers.take(2).asObservable()), "1 2 |") }

  func testPredicates() {
    XCTAssertEqual(events(of: numbers.take(until: { $0 == 3 }).asObservable()), "1 2 |")
    XCTAssertEqual(events(of: numbers.take(until: { $0 == 3 }, behavior: .inclusive).asObservable()), "1 2 3 |")
    XCTAssertEqual(events(of: numbers.take(while: { $0 < 3 }).asObservable()), "1 2 |")
    XCTAssertEqual(events(of: numbers.take(while: { $0 < 3 }, behavior: .inclusive).asObservable()), "1 2 3 |")
    XCTAssertEqual(events(of: numbers.skip(while: { $0 < 3 }).asObservable()), "3 4 |")
  }

  func testDuration() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(240, 3)])
    let observer = scheduler.start {
      source.asInfallible(onErrorJustReturn: 0).take(for: .seconds(30), scheduler: scheduler).asObservable()
    }
    XCTAssertEqual(observer.events, [.next(210, 1), .next(220, 2), .completed(230)])
    XCTAssertEqual(source.subscriptions, [Subscription(200, 230)])
  }

  func testUntilAnotherEmits() {
    for isInfallible in [false, true] {
      let log = Log()
      let (source, other) = (PublishSubject<Int>(), PublishSubject<Void>())
      let sequence = source.asInfallible(onErrorJustReturn: 0)
      let taken =
        isInfallible
        ? sequence.take(until: other.asInfallible(onErrorJustReturn: ())) : sequence.take(until: other)
      _ = taken.subscribe { log.add("\($0)") }
      source.onNext(1)
      other.onNext(())
      source.onNext(2)
      XCTAssertEqual(log.lines, ["next(1)", "completed"])
      XCTAssertFalse(source.hasObservers || other.hasObservers)
    }
  }

  func testSkipUntilAnotherEmits() {
    let log = Log()
    let (source, other) = (PublishSubject<Int>(), PublishSubject<Void>())
    _ = source.asInfallible(onErrorJustReturn: 0).skip(until: other).subscribe { log.add("\($0)") }
    source.onNext(1)
    other.onNext(())
    source.onNext(2)
    XCTAssertEqual(log.lines, ["next(2)"])
  }
}
