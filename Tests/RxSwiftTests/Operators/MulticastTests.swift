// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class MulticastTests: XCTestCase {
  func testLetsEventsThroughWhileConnected() {
    let log = Log()
    let source = PublishSubject<Int>()
    let connectable = logged(source, log).multicast(PublishSubject<Int>())
    let first = connectable.subscribe { log.add("a \($0)") }
    _ = connectable.map { $0 * 10 }.subscribe { log.add("b \($0)") }
    source.onNext(1)
    let connection = connectable.connect()
    source.onNext(2)
    first.dispose()
    source.onNext(3)
    connection.dispose()
    source.onNext(4)
    XCTAssertEqual(log.lines, ["subscribe", "a next(2)", "b next(20)", "b next(30)", "dispose"])
  }

  func testConnectingAgainReturnsTheSameConnection() {
    let log = Log()
    let connectable = logged(PublishSubject<Int>(), log).multicast(PublishSubject<Int>())
    let first = connectable.connect()
    let second = connectable.connect()
    XCTAssertTrue(first as AnyObject === second as AnyObject)
    first.dispose()
    second.dispose()
    XCTAssertEqual(log.lines, ["subscribe", "dispose"])
    let third = connectable.connect()
    XCTAssertFalse(first as AnyObject === third as AnyObject)
    first.dispose()
    XCTAssertEqual(log.lines, ["subscribe", "dispose", "subscribe"])
    third.dispose()
    XCTAssertEqual(log.lines, ["subscribe", "dispose", "subscribe", "dispose"])
  }

  func testTheSameSubjectEndsForGood() {
    let log = Log()
    let source = PublishSubject<Int>()
    let connectable = logged(source, log).multicast(PublishSubject<Int>())
    _ = connectable.subscribe { log.add("a \($0)") }
    _ = connectable.connect()
    source.onError(TestError())
    _ = connectable.subscribe { log.add("b \($0)") }
    XCTAssertEqual(log.lines, ["subscribe", "dispose", "a error(TestError())", "b error(TestError())"])
  }

  func testEachConnectionHasASubjectOfItsOwn() {
    let log = Log()
    let source = Box(PublishSubject<Int>())
    let connectable = logged(Observable.deferred { source.value }, log)
      .multicast(makeSubject: { () -> ReplaySubject<Int> in
        log.add("make")
        return ReplaySubject.create(bufferSize: 1)
      })
    _ = connectable.subscribe { log.add("a \($0)") }
    _ = connectable.connect()
    source.value.onNext(1)
    _ = connectable.subscribe { log.add("b \($0)") }
    source.value.onCompleted()
    source.value = PublishSubject()
    _ = connectable.subscribe { log.add("c \($0)") }
    _ = connectable.connect()
    source.value.onNext(2)
    XCTAssertEqual(
      log.lines,
      [
        "make", "subscribe", "a next(1)", "b next(1)", "dispose", "a completed", "b completed", "make", "subscribe",
        "c next(2)",
      ])
  }

  func testConnectingDuringTheEndStartsANewConnection() {
    let log = Log()
    let source = Box(PublishSubject<Int>())
    let connectable = logged(Observable.deferred { source.value }, log)
      .multicast(makeSubject: { PublishSubject<Int>() })
    _ = connectable.subscribe(onCompleted: {
      source.value = PublishSubject()
      _ = connectable.subscribe { log.add("b \($0)") }
      _ = connectable.connect()
    })
    _ = connectable.connect()
    source.value.onCompleted()
    source.value.onNext(1)
    XCTAssertEqual(log.lines, ["subscribe", "dispose", "subscribe", "b next(1)"])
  }

  func testASubjectOfTheUsers() {
    let log = Log()
    let source = PublishSubject<Int>()
    let connectable = source.multicast(Doubling())
    _ = connectable.subscribe { log.add("\($0)") }
    _ = connectable.connect()
    source.onNext(4)
    source.onCompleted()
    XCTAssertEqual(log.lines, ["next(44)", "completed"])
  }

  func testSelector() {
    let log = Log()
    let source = PublishSubject<Int>()
    let result = logged(source, log).multicast(
      { PublishSubject<Int>() },
      selector: { shared in
        let other = PublishSubject<Int>()
        _ = shared.map { $0 * 10 }.subscribe(other)
        _ = shared.subscribe(other)
        return other
      })
    let subscription = result.subscribe { log.add("\($0)") }
    source.onNext(1)
    source.onNext(2)
    subscription.dispose()
    XCTAssertEqual(log.lines, ["subscribe", "next(10)", "next(1)", "next(20)", "next(2)", "dispose"])
  }

  func testErrorsOfTheSelectors() {
    let log = Log()
    let source = logged(PublishSubject<Int>(), log)
    _ = source.multicast({ () -> PublishSubject<Int> in throw TestError() }, selector: { $0 })
      .subscribe { log.add("\($0)") }
    _ = source.multicast({ PublishSubject<Int>() }, selector: { _ -> Observable<Int> in throw TestError() })
      .subscribe { log.add("\($0)") }
    XCTAssertEqual(log.lines, ["error(TestError())", "error(TestError())"])
  }

  func testReleases() {
    weak var connectable: ConnectableObservable<Int>?
    weak var captured: Log?
    let source = PublishSubject<Int>()
    do {
      let log = Log()
      captured = log
      let strong = source.map { element -> Int in
        log.add("\(element)")
        return element
      }.multicast(makeSubject: { PublishSubject<Int>() })
      connectable = strong
      let subscription = strong.subscribe(onNext: { log.add("\($0)") })
      let connection = strong.connect()
      source.onNext(1)
      subscription.dispose()
      connection.dispose()
    }
    XCTAssertNil(connectable)
    XCTAssertNil(captured)
    XCTAssertFalse(source.hasObservers)
  }

  func testConnectingFromManyThreads() {
    let log = Counter()
    let source = PublishSubject<Int>()
    let connectable = Observable<Int>.create { observer in
      log.add()
      return source.subscribe(observer)
    }.multicast(makeSubject: { PublishSubject<Int>() })
    let connections = (0..<4).map { _ in Box<(any Disposable)?>(nil) }
    inParallel(4) { connections[$0].value = connectable.connect() }
    XCTAssertEqual(log.value, 1)
    for connection in connections { connection.value?.dispose() }
    XCTAssertFalse(source.hasObservers)
  }
}

/// A subject whose observers get each number twice, as digits.
private final class Doubling: SubjectType, ObserverType {
  typealias Element = Int
  private let subject = PublishSubject<Int>()

  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
    subject.map { $0 * 11 }.subscribe(observer)
  }
  func on(_ event: Event<Int>) { subject.on(event) }
  func asObserver() -> Doubling { self }
}
