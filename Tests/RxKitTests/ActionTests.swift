// SPDX-License-Identifier: MIT
import RxKit
import RxSwift
import RxTest
import XCTest

final class ActionTests: XCTestCase {
  private let scheduler = TestScheduler(initialClock: 0)
  private let bag = DisposeBag()

  private func record<Element>(_ source: Observable<Element>) -> TestableObserver<Element> {
    let observer = scheduler.createObserver(Element.self)
    source.subscribe(observer).disposed(by: bag)
    return observer
  }

  func testAnExecutionDisablesTheActionUntilItEnds() {
    let work = scheduler.createColdObservable([.next(10, "a"), .next(20, "b"), .completed(30)])
    let action = Action<Int, String> { _ in work.asObservable() }
    let (enabled, executing) = (record(action.enabled), record(action.executing))
    let elements = record(action.elements)
    let refused = record(action.errors.map { if case .notEnabled = $0 { "refused" } else { "failed" } })
    scheduler.scheduleAt(100) { _ = action.execute(1) }
    scheduler.scheduleAt(115) { _ = action.execute(2) }
    scheduler.start()
    XCTAssertEqual(enabled.events, [.next(0, true), .next(100, false), .next(130, true)])
    XCTAssertEqual(executing.events, [.next(0, false), .next(100, true), .next(130, false)])
    XCTAssertEqual(elements.events, [.next(110, "a"), .next(120, "b")])
    XCTAssertEqual(refused.events, [.next(115, "refused")])
    XCTAssertEqual(work.subscriptions, [Subscription(100, 130)])
  }

  /// An observer executes the action again when an execution ends. The observers behind it are told so, too.
  func testAnObserverThatExecutesTheAction() {
    let work = PublishSubject<Int>()
    let action = Action<Int, Int> { $0 == 1 ? work.asObservable() : .never() }
    action.executing.skip(2).filter { !$0 }.take(1).subscribe(onNext: { _ in action.execute(2) }).disposed(by: bag)
    let (executing, enabled) = (record(action.executing), record(action.enabled))
    action.execute(1)
    work.onCompleted()
    XCTAssertEqual(executing.events.map(\.value.element), [false, true, false, true])
    XCTAssertEqual(enabled.events.map(\.value.element), [true, false, true, false])
  }

  func testAFailureIsToldAndTheNextExecutionIsAccepted() {
    let work = scheduler.createColdObservable([.error(10, TestError.one)]) as TestableObservable<Int>
    let action = Action<Void, Int> { work.asObservable() }
    let enabled = record(action.enabled)
    let errors = record(
      action.errors.map { error -> TestError? in
        if case .underlyingError(let error) = error { error as? TestError } else { nil }
      })
    for time in [100, 200] { scheduler.scheduleAt(time) { _ = action.execute(()) } }
    scheduler.start()
    XCTAssertEqual(errors.events, [.next(110, .one), .next(210, .one)])
    XCTAssertEqual(
      enabled.events, [.next(0, true), .next(100, false), .next(110, true), .next(200, false), .next(210, true)])
  }

  func testItIsEnabledOnlyIfItIsAllowed() {
    let allowed = scheduler.createHotObservable([.next(50, true), .next(150, false)])
    let action = Action<Int, Int>(enabledIf: allowed.asObservable()) { .just($0) }
    let (enabled, elements) = (record(action.enabled), record(action.elements))
    for time in [40, 100, 160] { scheduler.scheduleAt(time) { action.inputs.onNext(time) } }
    scheduler.start()
    XCTAssertEqual(elements.events, [.next(100, 100)])
    XCTAssertEqual(
      enabled.events, [.next(0, false), .next(50, true), .next(100, false), .next(100, true), .next(150, false)])
  }

  func testALateObserverOfAnExecutionGetsItsResult() {
    let action = Action<Int, Int> { .of($0, $0 + 1) }
    let result = action.execute(1)
    XCTAssertEqual(record(result).events, [.next(0, 1), .next(0, 2), .completed(0)])
  }

  func testAnActionThatIsReleasedStopsItsWork() {
    let work = PublishSubject<Int>()
    var action: Action<Void, Int>? = Action { work.asObservable() }
    action?.execute(())
    XCTAssertTrue(work.hasObservers)
    weak let released = action
    work.onCompleted()
    action = nil
    XCTAssertNil(released)
  }
}
