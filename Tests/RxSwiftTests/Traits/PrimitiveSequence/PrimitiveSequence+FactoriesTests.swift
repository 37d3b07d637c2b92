// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class PrimitiveSequenceFactoriesTests: XCTestCase {
  func testSingle() {
    XCTAssertEqual(events(of: Single.just(1).asObservable()), "1 |")
    XCTAssertEqual(events(of: Single<Int>.error(TestError()).asObservable()), "x")
    XCTAssertEqual(events(of: Single<Int>.never().asObservable()), "")
  }

  func testJustOnAScheduler() {
    for sequence in [
      { Single.just(1, scheduler: $0).asObservable() }, { Maybe.just(1, scheduler: $0).asObservable() },
    ] as [(any SchedulerType) -> Observable<Int>] {
      let scheduler = TestScheduler(initialClock: 0)
      let observer = scheduler.start { sequence(scheduler) }
      XCTAssertEqual(observer.events, [.next(201, 1), .completed(202)])
    }
  }

  func testDeferred() {
    let count = Box(0)
    let single = Single<Int>.deferred {
      count.value += 1
      return .just(count.value)
    }
    XCTAssertEqual(count.value, 0)
    XCTAssertEqual(events(of: single.asObservable()), "1 |")
    XCTAssertEqual(events(of: single.asObservable()), "2 |")
    XCTAssertEqual(events(of: Maybe<Int>.deferred { throw TestError() }.asObservable()), "x")
    XCTAssertEqual(events(of: Completable.deferred { .empty() }.asObservable()), "|")
  }

  func testUsing() {
    let log = Log()
    let made = Completable.using(
      { () -> ResourceInUse in
        log.add("made")
        return ResourceInUse(log)
      },
      primitiveSequenceFactory: { resource in
        resource.log.add("used")
        return .empty()
      })
    XCTAssertEqual(log.lines, [])
    _ = made.subscribe { log.add("\($0)") }
    XCTAssertEqual(log.lines, ["made", "used", "completed", "released"])
    log.clear()
    let failing = Maybe<Int>.using({ ResourceInUse(log) }, primitiveSequenceFactory: { _ in throw TestError() })
    _ = failing.subscribe { log.add("\($0)") }
    XCTAssertEqual(log.lines, ["error(\(String(reflecting: TestError())))", "released"])
  }

  func testTimer() {
    for sequence in [
      { Single<Int>.timer(.seconds(10), scheduler: $0).asObservable() },
      { Maybe<Int>.timer(.seconds(10), scheduler: $0).asObservable() },
    ] as [(any SchedulerType) -> Observable<Int>] {
      let scheduler = TestScheduler(initialClock: 0)
      let observer = scheduler.start { sequence(scheduler) }
      XCTAssertEqual(observer.events, [.next(210, 0), .completed(210)])
    }
  }
}

private final class ResourceInUse: Disposable {
  let log: Log
  init(_ log: Log) { self.log = log }
  func dispose() { log.add("released") }
}
