// SPDX-License-Identifier: MIT
import RxCocoa
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class DriverTests: XCTestCase {
  func testRecoversFromErrors() {
    let recoveries: [(String, (Observable<Int>) -> Driver<Int>)] = [
      ("1 9 |", { $0.asDriver(onErrorJustReturn: 9) }),
      ("1 7 8 |", { $0.asDriver(onErrorDriveWith: .of(7, 8)) }),
      ("1 5 |", { $0.asDriver { $0 is TestError ? .just(5) : .empty() } }),
    ]
    for (expected, recover) in recoveries {
      let log = Log()
      let source = PublishSubject<Int>()
      let subscription = recover(source).drive(onNext: { log.add("\($0)") }, onCompleted: { log.add("|") })
      source.onNext(1)
      source.onError(TestError())
      drainMainQueue()
      XCTAssertEqual(log.lines.joined(separator: " "), expected)
      subscription.dispose()
    }
  }

  func testSharesOneSubscriptionAndReplaysTheLatest() {
    let scheduler = TestScheduler(initialClock: 0)
    SharingScheduler.mock(scheduler: scheduler) {
      let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(250, 3), .completed(300)])
      let driver = source.asDriver(onErrorJustReturn: -1)
      let (first, second) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
      let late = scheduler.createObserver(Int.self)
      scheduler.scheduleAt(200) { _ = driver.drive(first) }
      scheduler.scheduleAt(230) { _ = driver.drive(second) }
      scheduler.scheduleAt(400) { _ = driver.drive(late) }
      scheduler.start()
      XCTAssertEqual(first.events, [.next(211, 1), .next(221, 2), .next(251, 3), .completed(301)])
      XCTAssertEqual(second.events, [.next(230, 2), .next(251, 3), .completed(301)])
      XCTAssertEqual(late.events, [])
      XCTAssertEqual(source.subscriptions.first, Subscription(200, 300))
    }
  }

  func testForgetsTheLatestWhenNobodyIsSubscribed() {
    let log = Log()
    let source = PublishSubject<Int>()
    let driver = source.asDriver(onErrorJustReturn: 0)
    let first = driver.drive()
    source.onNext(1)
    first.dispose()
    XCTAssertFalse(source.hasObservers)
    let second = driver.drive(onNext: { log.add("\($0)") })
    XCTAssertEqual(log.lines, [])
    source.onNext(2)
    second.dispose()
    XCTAssertEqual(log.lines, ["2"])
  }

  func testDeliversOnTheMainThread() {
    let (source, done) = (PublishSubject<Int>(), expectation(description: "delivered"))
    let received = Box<[Int]>([])
    let subscription = source.asDriver(onErrorJustReturn: 0).drive(onNext: { element in
      MainActor.preconditionIsolated()
      received.value.append(element)
      if element == 2 { done.fulfill() }
    })
    Thread.detachNewThread {
      source.onNext(1)
      source.onNext(2)
    }
    wait(for: [done], timeout: 60)
    XCTAssertEqual(received.value, [1, 2])
    subscription.dispose()
  }

  func testOfRelaysAndInfallibles() {
    let log = Log()
    let relay = BehaviorRelay(value: 1)
    let subscriptions = [
      relay.asDriver().drive(onNext: { log.add("relay \($0)") }),
      relay.asInfallible().asDriver().drive(onNext: { log.add("infallible \($0)") }),
      relay.asDriver().asDriver().drive(onNext: { log.add("driver \($0)") }),
    ]
    relay.accept(2)
    XCTAssertEqual(
      log.lines, ["relay 1", "infallible 1", "driver 1", "relay 2", "infallible 2", "driver 2"])
    for subscription in subscriptions { subscription.dispose() }
  }

  func testDrivesObservers() {
    let log = Log()
    let (a, b) = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil))
    let (c, d) = (ReplayRelay<Int>.create(bufferSize: 1), ReplayRelay<Int?>.create(bufferSize: 1))
    let driver = Driver.of(1, 2)
    _ = driver.drive(a)
    _ = driver.drive(b)
    _ = driver.drive(c)
    _ = driver.drive(d)
    drainMainQueue()
    XCTAssertEqual(a.value, 2)
    XCTAssertEqual(b.value, 2)
    _ = c.subscribe(onNext: { log.add("\($0)") })
    _ = d.subscribe(onNext: { log.add("\($0!)") })
    _ = driver.drive(AnyObserver<Int> { log.add("\($0)") }, AnyObserver<Int> { log.add("\($0)") })
    drainMainQueue()
    _ = Driver.just(3).drive(AnyObserver<Int?> { log.add("\($0.map { $0! })") })
    XCTAssertEqual(
      log.lines,
      ["2", "2", "next(1)", "next(1)", "next(2)", "next(2)", "completed", "completed", "next(3)", "completed"])
  }

  func testTransformations() {
    let result = Driver.just(1).drive { (source: Observable<Int>) in source.map { $0 + 1 } }
    let log = Log()
    _ = result.subscribe(onNext: { log.add("\($0)") })
    let curried: (Observable<Int>) -> (Int) -> Observable<Int> = { source in { term in source.map { $0 + term } } }
    _ = Driver.just(1).drive(curried, curriedArgument: 10).subscribe(onNext: { log.add("\($0)") })
    XCTAssertEqual(log.lines, ["2", "11"])
  }

  func testWithAnObjectCallsAsLongAsItLives() {
    let log = Log()
    let relay = BehaviorRelay(value: 1)
    var object: Box<String>? = Box("here")
    let weakly = WeakBox(object)
    let subscription = relay.asDriver().drive(
      with: object!, onNext: { log.add("\($0.value) \($1)") }, onDisposed: { log.add("disposed \($0.value)") })
    object = nil
    XCTAssertNil(weakly.object)
    relay.accept(2)
    subscription.dispose()
    XCTAssertEqual(log.lines, ["here 1"])
    let other = Box("other")
    _ = Driver.just(1).drive(
      with: other, onNext: { log.add("\($0.value) \($1)") }, onCompleted: { log.add("completed \($0.value)") },
      onDisposed: { log.add("disposed \($0.value)") })
    XCTAssertEqual(log.lines.dropFirst(), ["other 1", "completed other", "disposed other"])
  }
}
