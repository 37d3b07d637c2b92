// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class PrimitiveSequenceErrorsTests: XCTestCase {
  func testCatch() {
    XCTAssertEqual(events(of: Single<Int>.error(TestError()).catch { _ in .just(2) }.asObservable()), "2 |")
    XCTAssertEqual(events(of: Single.just(1).catch { _ in .just(2) }.asObservable()), "1 |")
    XCTAssertEqual(events(of: Single<Int>.error(RxError.unknown).catch { _ in throw TestError() }.asObservable()), "x")
    XCTAssertEqual(events(of: Maybe<Int>.error(TestError()).catch { _ in .empty() }.asObservable()), "|")
    XCTAssertEqual(events(of: Completable.error(TestError()).catch { _ in .empty() }.asObservable()), "|")
  }

  func testCatchAndReturn() {
    XCTAssertEqual(events(of: Single<Int>.error(TestError()).catchAndReturn(2).asObservable()), "2 |")
    XCTAssertEqual(events(of: Single.just(1).catchAndReturn(2).asObservable()), "1 |")
    XCTAssertEqual(events(of: Maybe<Int>.error(TestError()).catchAndReturn(2).asObservable()), "2 |")
    XCTAssertEqual(events(of: Maybe<Int>.empty().catchAndReturn(2).asObservable()), "|")
  }

  func testRetry() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.error(10, TestError())] as [Recorded<Event<Int>>])
    let observer = scheduler.start { source.asSingle().retry(3).asObservable() }
    XCTAssertEqual(observer.events, [.error(230, TestError())])
    XCTAssertEqual(source.subscriptions, [Subscription(200, 210), Subscription(210, 220), Subscription(220, 230)])
  }

  func testRetryUntilItSucceeds() {
    let attempts = Box(0)
    let single = Single<Int>.deferred {
      attempts.value += 1
      return attempts.value < 3 ? .error(TestError()) : .just(attempts.value)
    }
    XCTAssertEqual(events(of: single.retry(5).asObservable()), "3 |")
  }

  func testRetryWhen() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.error(10, TestError())] as [Recorded<Event<Int>>])
    let observer = scheduler.start {
      source.asSingle().retry { (errors: Observable<any Error>) in errors.take(2) }.asObservable()
    }
    // The end of the answers is an answer to the error that comes after it.
    XCTAssertEqual(observer.events, [.completed(230)])
    XCTAssertEqual(source.subscriptions, [Subscription(200, 210), Subscription(210, 220), Subscription(220, 230)])
  }

  func testRetryWhenAnErrorOfOneType() {
    let attempts = Box(0)
    let single = Single<Int>.deferred {
      attempts.value += 1
      return .error(attempts.value < 3 ? TestError() : RxError.timeout)
    }
    let log = Log()
    _ = single.retry { (errors: Observable<TestError>) in errors }.subscribe { log.add("\($0)") }
    XCTAssertEqual(log.lines, ["failure(\(RxError.timeout))"])
    XCTAssertEqual(attempts.value, 3)
  }

  func testFormerNames() {
    (Former.self as any Deprecated.Type).test()
  }
}

/// Uses what is deprecated without a warning: a witness of a protocol may be deprecated itself.
private protocol Deprecated {
  static func test()
}

private enum Former: Deprecated {
  @available(*, deprecated)
  static func test() {
    let failing = Single<Int>.error(TestError())
    XCTAssertEqual(events(of: failing.catchError { _ in .just(2) }.asObservable()), "2 |")
    XCTAssertEqual(events(of: failing.catchErrorJustReturn(3).asObservable()), "3 |")
    XCTAssertEqual(events(of: Maybe<Int>.error(TestError()).catchErrorJustReturn(3).asObservable()), "3 |")
    XCTAssertEqual(
      events(of: failing.retryWhen { (errors: Observable<any Error>) in errors.take(1) }.asObservable()), "|")
    XCTAssertEqual(
      events(of: failing.retryWhen { (errors: Observable<TestError>) in errors.take(1) }.asObservable()), "|")
    XCTAssertEqual(events(of: failing.observeOn(CurrentThreadScheduler.instance).asObservable()), "x")
    XCTAssertEqual(events(of: failing.subscribeOn(CurrentThreadScheduler.instance).asObservable()), "x")
  }
}
