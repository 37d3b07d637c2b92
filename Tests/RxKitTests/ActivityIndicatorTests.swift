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
