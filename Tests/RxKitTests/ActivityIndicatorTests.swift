// SPDX-License-Identifier: MIT
import RxKit
import RxSwift
import RxTest
import XCTest

final class ActivityIndicatorTests: XCTestCase {
  func testItIsActiveWhileAnyTrackedSequenceIsSubscribedTo() {
    let scheduler = TestScheduler(initialClock: 0)
    let activity = ActivityIndicator()
    let observer = scheduler.createObserver(Bool.self)
    let one = scheduler.createColdObservable([.next(10, 1), .completed(100)])
    let two = scheduler.createColdObservable([.error(100, TestError.one)]) as TestableObservable<Int>
    let subscriptions = CompositeDisposable()
    _ = subscriptions.insert(activity.asObservable().subscribe(observer))
    scheduler.scheduleAt(200) {
      _ = subscriptions.insert(one.asObservable().trackActivity(activity).subscribe())
    }
    scheduler.scheduleAt(250) {
      _ = subscriptions.insert(two.asObservable().trackActivity(activity).subscribe(onError: { _ in }))
    }
    scheduler.start()
    XCTAssertEqual(observer.events, [.next(0, false), .next(200, true), .next(350, false)])
    XCTAssertFalse(activity.isActive)
    subscriptions.dispose()
  }

  func testDisposingEndsTheActivity() {
    let activity = ActivityIndicator()
    let subscription = Observable<Int>.never().trackActivity(activity).subscribe()
    XCTAssertTrue(activity.isActive)
    subscription.dispose()
    XCTAssertFalse(activity.isActive)
  }

  func testEachSubscriptionCounts() {
    let activity = ActivityIndicator()
    let source = Observable<Int>.never().trackActivity(activity)
    let first = source.subscribe()
    let second = source.subscribe()
    first.dispose()
    XCTAssertTrue(activity.isActive)
    second.dispose()
    XCTAssertFalse(activity.isActive)
  }

  func testSubscriptionsOnManyThreadsLeaveNothingBehind() {
    let activity = ActivityIndicator()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<200 { Observable.just(1).trackActivity(activity).subscribe().dispose() }
    }
    XCTAssertFalse(activity.isActive)
  }

  /// An observer begins something when nothing is in progress any more. The observers behind it are told so, too.
  func testAnObserverThatBeginsSomething() {
    let (activity, first, bag) = (ActivityIndicator(), PublishSubject<Int>(), DisposeBag())
    let changes = activity.asObservable().skip(2)
    changes.filter { !$0 }.take(1).subscribe(onNext: { _ in
      Observable<Int>.never().trackActivity(activity).subscribe().disposed(by: bag)
      XCTAssertTrue(activity.isActive)
    }).disposed(by: bag)
    let states = Log<Bool>()
    activity.asObservable().subscribe(onNext: { states.append($0) }).disposed(by: bag)
    first.trackActivity(activity).subscribe().disposed(by: bag)
    first.onCompleted()
    XCTAssertEqual(states.all, [false, true, false, true])
    XCTAssertTrue(activity.isActive)
  }
}

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
