// SPDX-License-Identifier: MIT
import Foundation
import RxSwift
import RxTest
import XCTest

final class TestSchedulerTests: XCTestCase {
  private let scheduler = TestScheduler(initialClock: 0)

  func testStartSubscribesAndDisposesAtTheGivenTimes() {
    // What a hot observable emits at the time of the subscription comes first: it was scheduled first.
    let source = scheduler.createHotObservable([.next(149, 0), .next(150, 1), .next(299, 2), .next(301, 3)])
    let observer: TestableObserver<Int> = scheduler.start(created: 100, subscribed: 149, disposed: 300) { source }
    XCTAssertEqual(source.subscriptions, [Subscription(149, 300)])
    XCTAssertEqual(observer.events, [.next(150, 1), .next(299, 2)])
  }

  func testStartByDefaultLastsFrom200To1000() {
    XCTAssertEqual(TestScheduler.Defaults.created, 100)
    let source = scheduler.createHotObservable([.next(199, 1), .next(201, 2), .next(999, 3), .next(1001, 4)])
    let observer: TestableObserver<Int> = scheduler.start { source }
    XCTAssertEqual(source.subscriptions, [Subscription(200, 1000)])
    XCTAssertEqual(observer.events, [.next(201, 2), .next(999, 3)])
  }

  func testStartDisposedAt() {
    let source = scheduler.createColdObservable([.next(10, 1), .next(100, 2)])
    let observer: TestableObserver<Int> = scheduler.start(disposed: 250) { source.asObservable() }
    XCTAssertEqual(source.subscriptions, [Subscription(200, 250)])
    XCTAssertEqual(observer.events, [.next(210, 1)])
  }

  func testColdEventsCountFromEachSubscription() {
    let source = scheduler.createColdObservable([.next(10, "a"), .completed(20)])
    let first = scheduler.createObserver(String.self)
    let second = scheduler.createObserver(String.self)
    scheduler.scheduleAt(100) { _ = source.asObservable().subscribe(first) }
    scheduler.scheduleAt(105) { _ = source.asObservable().subscribe(second) }
    scheduler.start()
    XCTAssertEqual(first.events, [.next(110, "a"), .completed(120)])
    XCTAssertEqual(second.events, [.next(115, "a"), .completed(125)])
    XCTAssertEqual(source.subscriptions, [Subscription(100, 120), Subscription(105, 125)])
    XCTAssertEqual(source.recordedEvents, [.next(10, "a"), .completed(20)])
  }

  func testSubscriptionsThatDoNotEnd() {
    let source = scheduler.createHotObservable([.next(10, 1)])
    _ = source.asObservable().subscribe(scheduler.createObserver(Int.self))
    scheduler.start()
    XCTAssertEqual(source.subscriptions, [Subscription(0)])
    XCTAssertEqual(source.subscriptions.first?.unsubscribe, Int.max)
  }

  func testProcessingDelay() {
    func timeOfAction(_ scheduler: TestScheduler) -> Int? {
      let observer = scheduler.createObserver(Int.self)
      _ = scheduler.schedule(()) { _ in
        observer.onNext(0)
        return Disposables.create()
      }
      scheduler.start()
      return observer.events.first?.time
    }
    XCTAssertEqual(timeOfAction(TestScheduler(initialClock: 5)), 6)
    XCTAssertEqual(timeOfAction(TestScheduler(initialClock: 5, simulateProcessingDelay: false)), 5)
    XCTAssertEqual(scheduler.adjustScheduledTime(7), 7)
    XCTAssertEqual(scheduler.adjustScheduledTime(0), 1)
    let withoutDelay = TestScheduler(initialClock: 10, simulateProcessingDelay: false)
    XCTAssertEqual(withoutDelay.adjustScheduledTime(5), 10)
    XCTAssertEqual(withoutDelay.adjustScheduledTime(11), 11)
  }

  func testResolution() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
    let observer = scheduler.createObserver(Int.self)
    _ = scheduler.scheduleRelative((), dueTime: .milliseconds(500)) { _ in
      observer.onNext(0)
      return Disposables.create()
    }
    scheduler.start()
    XCTAssertEqual(observer.events, [.next(5, 0)])
    XCTAssertEqual(scheduler.now, Date(timeIntervalSince1970: 0.5))
  }

  func testAColdSequenceIsSilentForAnObserverThatWasDisposedItself() {
    let scheduler = TestScheduler(initialClock: 0)
    let cold = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .completed(30)])
    let observer = scheduler.createObserver(Int.self)
    // Captured variables: what is scheduled runs on the thread that calls `start`, so it need not be Sendable.
    var subscription: (any Disposable)?
    scheduler.scheduleAt(200) { subscription = cold.subscribe(observer) }
    scheduler.scheduleAt(215) { subscription?.dispose() }
    scheduler.scheduleAt(217) { subscription?.dispose() }
    scheduler.start()
    XCTAssertEqual(observer.events, [.next(210, 1)])
    XCTAssertEqual(cold.subscriptions, [Subscription(200, 215)])
  }

  /// An observer that only its subscription retains may dispose other subscriptions when it goes.
  func testAnObserverThatDisposesAnotherSubscriptionWhenItIsReleased() {
    final class Owner: ObserverType {
      let bag = DisposeBag()
      func on(_ event: Event<Int>) {}
    }
    let hot = TestScheduler(initialClock: 0).createHotObservable([.next(1, 1)])
    var owner: Owner? = Owner()
    hot.subscribe(onNext: { _ in }).disposed(by: owner!.bag)
    let subscription = hot.subscribe(owner!)
    owner = nil
    subscription.dispose()
    XCTAssertEqual(hot.subscriptions, [Subscription(0, 0), Subscription(0, 0)])
  }
}
