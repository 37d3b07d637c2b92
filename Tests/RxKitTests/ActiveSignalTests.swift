// SPDX-License-Identifier: MIT
import RxKit
import RxSwift
import RxTest
import XCTest

final class ActiveSignalTests: XCTestCase {
  private let scheduler = TestScheduler(initialClock: 0)
  private let bag = DisposeBag()

  private func record<Element>(_ source: Observable<Element>) -> TestableObserver<Element> {
    let observer = scheduler.createObserver(Element.self)
    source.subscribe(observer).disposed(by: bag)
    return observer
  }

  /// A view that appears at 100, disappears at 200 and appears again at 300.
  private func signal() -> ActiveSignal {
    let signal = ActiveSignal()
    for (time, isActive) in [(100, true), (200, false), (300, true)] {
      scheduler.scheduleAt(time) { signal.isActive = isActive }
    }
    return signal
  }

  func testItTellsWhenTheViewAppearsAndDisappears() {
    let signal = signal()
    let (appears, disappears) = (
      record(signal.didBecomeActive.map { true }), record(signal.didBecomeInactive.map { true })
    )
    scheduler.scheduleAt(150) { signal.isActive = true }
    scheduler.start()
    XCTAssertEqual(appears.events, [.next(100, true), .next(300, true)])
    XCTAssertEqual(disappears.events, [.next(200, true)])
  }

  func testWorkStopsWhileTheViewIsAwayAndResumes() {
    let signal = signal()
    let source = scheduler.createHotObservable([
      .next(50, 1), .next(150, 2), .next(250, 3), .next(350, 4), .completed(400),
    ])
    let observer = record(signal.forwardWhileActive(source.asObservable()))
    scheduler.start()
    XCTAssertEqual(observer.events, [.next(150, 2), .next(350, 4), .completed(400)])
    XCTAssertEqual(source.subscriptions, [Subscription(100, 200), Subscription(300, 400)])
  }

  func testElementsAreHeldBackWhileTheViewIsAwayAndTheLastOneComesWhenItAppears() {
    let signal = signal()
    let source = scheduler.createHotObservable([
      .next(110, 1), .next(120, 2), .next(210, 3), .next(220, 4), .next(290, 5), .next(295, 6), .next(310, 7),
      .completed(400),
    ])
    let observer = record(signal.throttleWhileInactive(source.asObservable(), .seconds(30), scheduler: scheduler))
    scheduler.start()
    XCTAssertEqual(
      observer.events, [.next(110, 1), .next(120, 2), .next(250, 4), .next(300, 6), .next(310, 7), .completed(400)])
    XCTAssertEqual(source.subscriptions, [Subscription(0, 400)])
  }

  /// A source that depends on the signal speaks in the period that has begun.
  func testASourceThatDependsOnTheSignalSpeaksOncePerPeriod() {
    let signal = ActiveSignal(isActive: true)
    let observer = record(
      signal.throttleWhileInactive(signal.active.map { $0 ? "here" : "away" }, scheduler: scheduler))
    signal.isActive = false
    signal.isActive = true
    XCTAssertEqual(observer.events.compactMap(\.value.element), ["here", "away", "here"])
  }

  func testTheLastElementComesWhenTheSourceEndsWhileTheViewIsAway() {
    let signal = ActiveSignal()
    let observer = record(signal.throttleWhileInactive(Observable.of(1, 2), scheduler: scheduler))
    XCTAssertEqual(observer.events, [.next(0, 2), .completed(0)])
  }

  /// An observer that sends the view away again stops the work of those that hear of it later.
  func testTheLastStateIsTheLastOneForAll() {
    let signal = ActiveSignal()
    let source = PublishSubject<Int>()
    signal.didBecomeActive.subscribe(onNext: { signal.isActive = false }).disposed(by: bag)
    let states = record(signal.active)
    let observer = record(signal.forwardWhileActive(source))
    signal.isActive = true
    XCTAssertEqual(states.events.compactMap(\.value.element), [false, true, false])
    XCTAssertFalse(source.hasObservers, "the work goes on though the view is away")
    source.onNext(1)
    XCTAssertEqual(observer.events, [])
  }

  func testErrorsPassEitherWay() {
    for isActive in [true, false] {
      let signal = ActiveSignal(isActive: isActive)
      let source = PublishSubject<Int>()
      let observer = record(signal.throttleWhileInactive(source, scheduler: scheduler))
      source.onError(TestError.one)
      XCTAssertEqual(observer.events, [.error(0, TestError.one)])
    }
  }
}
