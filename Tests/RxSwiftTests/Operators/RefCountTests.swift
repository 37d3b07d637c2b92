// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class RefCountTests: XCTestCase {
  func testConnectsForTheFirstAndDisconnectsAfterTheLast() {
    let log = Log()
    let source = PublishSubject<Int>()
    let counted = logged(source, log).publish().refCount()
    for round in 0..<2 {
      let first = counted.subscribe { log.add("a \($0)") }
      let second = counted.subscribe { log.add("b \($0)") }
      source.onNext(round)
      first.dispose()
      first.dispose()
      source.onNext(10 + round)
      second.dispose()
      source.onNext(20)
    }
    XCTAssertEqual(
      log.lines,
      [
        "subscribe", "a next(0)", "b next(0)", "b next(10)", "dispose",
        "subscribe", "a next(1)", "b next(1)", "b next(11)", "dispose",
      ])
  }

  func testConnectsAnewAfterTheEnd() {
    let log = Log()
    let source = Box(PublishSubject<Int>())
    let counted = logged(Observable.deferred { source.value }, log).publish().refCount()
    let first = counted.subscribe { log.add("a \($0)") }
    source.value.onError(TestError())
    source.value = PublishSubject()
    let second = counted.subscribe { log.add("b \($0)") }
    // The first observer was counted for the connection that ended, so it does not count now.
    first.dispose()
    source.value.onNext(1)
    second.dispose()
    XCTAssertEqual(
      log.lines, ["subscribe", "dispose", "a error(TestError())", "subscribe", "b next(1)", "dispose"])
  }

  func testASubjectThatEndedIsNotConnectedAgain() {
    let log = Log()
    let counted = logged(Observable.of(1), log).multicast(ReplaySubject<Int>.create(bufferSize: 1)).refCount()
    _ = counted.subscribe { log.add("a \($0)") }
    _ = counted.subscribe { log.add("b \($0)") }
    XCTAssertEqual(
      log.lines, ["subscribe", "a next(1)", "dispose", "a completed", "b next(1)", "b completed"])
  }

  func testEverybodyLeavesWhileItConnects() {
    let log = Log()
    let counted = logged(
      Observable<Int>.create { observer in
        observer.onNext(1)
        observer.onNext(2)
        return PublishSubject<Int>().subscribe { _ in }
      }, log
    ).publish().refCount()
    _ = counted.take(1).subscribe { log.add("\($0)") }
    XCTAssertEqual(log.lines, ["subscribe", "next(1)", "completed", "dispose"])
    _ = counted.take(1).subscribe { log.add("\($0)") }
    XCTAssertEqual(log.lines.count, 8)
  }

  func testManyThreads() {
    let balance = Counter()
    let source = PublishSubject<Int>()
    let counted = balanced(source, balance).publish().refCount()
    inParallel(4) { _ in
      for _ in 0..<3000 { counted.subscribe(onNext: { _ in }).dispose() }
    }
    XCTAssertEqual(balance.value, 0)
    XCTAssertFalse(source.hasObservers)
  }

  func testReleases() {
    weak var captured: Log?
    let source = PublishSubject<Int>()
    do {
      let log = Log()
      captured = log
      let counted = source.publish().refCount()
      let subscription = counted.subscribe(onNext: { log.add("\($0)") })
      source.onNext(1)
      subscription.dispose()
    }
    XCTAssertNil(captured)
  }

  /// An observer that was counted for a connection that has ended does not count when it leaves, even if another
  /// observer has started a new connection before.
  func testLeavingAfterTheEndDoesNotCountForTheNextConnection() {
    let source = ManualSource<Int>()
    let shared = source.asObservable().publish().refCount()
    let (second, third) = (SerialDisposable(), SerialDisposable())
    _ = shared.subscribe(onCompleted: {
      third.disposable = shared.subscribe(onNext: { _ in })
      second.dispose()
    })
    second.disposable = shared.subscribe(onNext: { _ in })
    source.send(.completed)
    XCTAssertEqual(source.subscriptions, 2)
    let fourth = shared.subscribe(onNext: { _ in })
    XCTAssertEqual(source.subscriptions, 2)
    third.dispose()
    XCTAssertEqual(source.disposals, 1)
    fourth.dispose()
    XCTAssertEqual(source.disposals, 2)
  }

  /// The first observer leaves because of what the second one receives at once. The second one stays.
  func testAnObserverThatLeavesWhileAnotherSubscribesIsNotTheLast() {
    let source = ManualSource<Int>()
    let shared = source.asObservable().replay(1).refCount()
    let first = shared.subscribe(onNext: { _ in })
    source.send(1)
    let log = Log()
    let second = shared.subscribe(onNext: { element in
      if element == 1 { first.dispose() }
      log.add("\(element)")
    })
    source.send(2)
    XCTAssertEqual(log.lines, ["1", "2"])
    XCTAssertEqual(source.subscriptions, 1)
    second.dispose()
    XCTAssertEqual(source.disposals, 1)
  }
}
