// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class BehaviorSubjectTests: XCTestCase {
  func testSubscribersReceiveTheCurrentValueFirst() {
    let log = Log()
    let subject = BehaviorSubject(value: 1)
    _ = subject.subscribe { log.add("a \($0)") }
    subject.onNext(2)
    _ = subject.map { $0 * 10 }.subscribe { log.add("b \($0)") }
    subject.on(.next(3))
    XCTAssertEqual(log.lines, ["a next(1)", "a next(2)", "b next(20)", "a next(3)", "b next(30)"])
  }

  func testLateSubscribersReceiveTheTerminalEventOnly() {
    let log = Log()
    let completed = BehaviorSubject(value: "x")
    _ = completed.subscribe { log.add("a \($0)") }
    completed.onCompleted()
    completed.onNext("y")
    completed.onError(TestError())
    _ = completed.subscribe { log.add("b \($0)") }
    let failed = BehaviorSubject(value: "x")
    failed.onError(TestError())
    _ = failed.subscribe { log.add("c \($0)") }
    XCTAssertEqual(log.lines, ["a next(x)", "a completed", "b completed", "c error(TestError())"])
  }

  func testValue() throws {
    let subject = BehaviorSubject(value: 1)
    XCTAssertEqual(try subject.value(), 1)
    subject.onNext(2)
    XCTAssertEqual(try subject.value(), 2)
    let inside = Box<[Int]>([])
    _ = subject.subscribe(onNext: {
      inside.value.append((try? subject.value()) ?? -1)
      if $0 == 3 { subject.onNext(4) }
    })
    subject.onNext(3)
    XCTAssertEqual(inside.value, [2, 3, 4])
    XCTAssertEqual(try subject.value(), 4)
    subject.onCompleted()
    subject.onNext(5)
    XCTAssertEqual(try subject.value(), 4)
  }

  func testValueThrowsTheTerminalError() {
    let subject = BehaviorSubject(value: 1)
    subject.onError(TestError())
    XCTAssertThrowsError(try subject.value()) { XCTAssertTrue($0 is TestError) }
  }

  func testDispose() {
    let log = Log()
    let subject = BehaviorSubject(value: 1)
    _ = subject.subscribe { log.add("a \($0)") }
    XCTAssertTrue(subject.hasObservers)
    subject.dispose()
    XCTAssertTrue(subject.isDisposed)
    XCTAssertFalse(subject.hasObservers)
    subject.onNext(2)
    subject.onError(TestError())
    XCTAssertThrowsError(try subject.value()) { error in
      guard case RxError.disposed(let object) = error else { return XCTFail("\(error)") }
      XCTAssertTrue(object === subject)
    }
    _ = subject.subscribe(onError: { if case RxError.disposed = $0 { log.add("disposed") } })
    XCTAssertEqual(log.lines, ["a next(1)", "disposed"])
  }

  func testAnEventInTheMiddleOfTheFirstValueReachesTheNewObserverToo() {
    let log = Log()
    let subject = BehaviorSubject(value: 1)
    _ = subject.subscribe(onNext: { log.add("a \($0)") })
    _ = subject.subscribe(onNext: {
      log.add("b \($0)")
      if $0 == 1 { subject.onNext(2) }
    })
    XCTAssertEqual(log.lines, ["a 1", "b 1", "a 2", "b 2"])
  }

  func testNestedOrder() {
    let log = Log()
    let subject = BehaviorSubject(value: 0)
    _ = subject.subscribe(onNext: {
      log.add("a \($0)")
      if $0 == 1 { subject.onNext(2) }
    })
    _ = subject.subscribe(onNext: { log.add("b \($0)") })
    subject.onNext(1)
    XCTAssertEqual(log.lines, ["a 0", "b 0", "a 1", "a 2", "b 2", "b 1"])
  }

  func testReleasesReplacedValuesAndTheSubject() {
    weak var first: Log?
    weak var subject: BehaviorSubject<Log>?
    do {
      let strong: BehaviorSubject<Log>
      do {
        let value = Log()
        first = value
        strong = BehaviorSubject(value: value)
      }
      subject = strong
      _ = strong.map { $0.lines }.subscribe(onNext: { _ in })
      XCTAssertNotNil(first)
      strong.onNext(Log())
      XCTAssertNil(first)
      XCTAssertTrue(strong.hasObservers)
    }
    XCTAssertNil(subject)
  }

  func testAnObservableOutlivesItsSubject() {
    let log = Log()
    let mapped = BehaviorSubject(value: 1).map { $0 + 1 }
    _ = mapped.subscribe { log.add("\($0)") }
    XCTAssertEqual(log.lines, ["next(2)"])
  }

  func testValueIsWhatTheThreadSetOrNewer() {
    let subject = BehaviorSubject(value: [0, 0])
    let delivered = Box<[[Int]]>([])
    let stale = Counter()
    _ = subject.subscribe(onNext: { delivered.value.append($0) })
    inParallel(4) { thread in
      for index in 1...5000 {
        subject.onNext([thread, index])
        // Newer ones of this thread do not exist, and those of other threads are newer.
        if let value = try? subject.value(), value[0] == thread, value[1] != index { stale.add() }
      }
    }
    XCTAssertEqual(stale.value, 0)
    XCTAssertEqual(delivered.value.count, 20_001)
    XCTAssertEqual(try subject.value(), delivered.value.last)
    for thread in 0..<4 {
      XCTAssertEqual(delivered.value.dropFirst().filter { $0[0] == thread }.map { $0[1] }, Array(1...5000))
    }
  }

  func testASubscriberDuringEventsOfOtherThreadsMissesNothing() {
    let subject = BehaviorSubject(value: 0)
    let gaps = Counter()
    inParallel(3) { thread in
      if thread == 0 {
        for index in 1...20_000 { subject.onNext(index) }
      } else {
        for _ in 0..<2000 {
          let last = Box<Int?>(nil)
          let subscription = subject.subscribe(onNext: { element in
            if let known = last.value, known + 1 != element { gaps.add() }
            last.value = element
          })
          subscription.dispose()
        }
      }
    }
    XCTAssertEqual(gaps.value, 0)
    XCTAssertFalse(subject.hasObservers)
    XCTAssertEqual(try subject.value(), 20_000)
  }
}
