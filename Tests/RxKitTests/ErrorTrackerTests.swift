// SPDX-License-Identifier: MIT
import RxKit
import RxSwift
import RxTest
import XCTest

final class ErrorTrackerTests: XCTestCase {
  func testItEmitsTheErrorsOfAllTrackedSequencesAndTheyFailAllTheSame() {
    let scheduler = TestScheduler(initialClock: 0)
    let tracker = ErrorTracker()
    let errors = scheduler.createObserver(TestError.self)
    let values = scheduler.createObserver(Int.self)
    let bag = DisposeBag()
    tracker.asObservable().compactMap { $0 as? TestError }.subscribe(errors).disposed(by: bag)
    let one = scheduler.createColdObservable([.next(10, 1), .error(20, TestError.one)])
    let two = scheduler.createColdObservable([.next(10, 2), .error(50, TestError.two)])
    Observable.merge(
      one.asObservable().trackError(tracker).catchAndReturn(-1),
      two.asObservable().trackError(tracker).catchAndReturn(-2)
    ).subscribe(values).disposed(by: bag)
    scheduler.start()
    XCTAssertEqual(errors.events, [.next(20, .one), .next(50, .two)])
    XCTAssertEqual(
      values.events, [.next(10, 1), .next(10, 2), .next(20, -1), .next(50, -2), .completed(50)])
  }
}
