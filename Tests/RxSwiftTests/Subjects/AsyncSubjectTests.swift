// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class AsyncSubjectTests: XCTestCase {
  func testEmitsTheLastElementWhenItCompletes() {
    let log = Log()
    let subject = AsyncSubject<Int>()
    _ = subject.subscribe { log.add("a \($0)") }
    _ = subject.map { $0 * 10 }.subscribe { log.add("b \($0)") }
    subject.onNext(1)
    subject.onNext(2)
    XCTAssertEqual(log.lines, [])
    subject.onCompleted()
    subject.onNext(3)
    subject.onError(TestError())
    _ = subject.subscribe { log.add("c \($0)") }
    XCTAssertEqual(
      log.lines, ["a next(2)", "b next(20)", "a completed", "b completed", "c next(2)", "c completed"])
  }

  func testCompletesWithoutAnElement() {
    let log = Log()
    let subject = AsyncSubject<Int>()
    _ = subject.subscribe { log.add("a \($0)") }
    subject.onCompleted()
    _ = subject.subscribe { log.add("b \($0)") }
    XCTAssertEqual(log.lines, ["a completed", "b completed"])
  }

  func testFailsWithoutTheElement() {
    let log = Log()
    let subject = AsyncSubject<Int>()
    _ = subject.subscribe { log.add("a \($0)") }
    subject.onNext(1)
    subject.onError(TestError())
    subject.onCompleted()
    _ = subject.subscribe { log.add("b \($0)") }
    XCTAssertEqual(log.lines, ["a error(TestError())", "b error(TestError())"])
  }

  func testHasObservers() {
    let subject = AsyncSubject<Int>()
    XCTAssertFalse(subject.hasObservers)
    let subscription = subject.subscribe { _ in }
    XCTAssertTrue(subject.hasObservers)
    subscription.dispose()
    XCTAssertFalse(subject.hasObservers)
    _ = subject.subscribe { _ in }
    subject.onCompleted()
    XCTAssertFalse(subject.hasObservers)
  }

  func testNestedEventsAtTheEndAreIgnored() {
    let log = Log()
    let subject = AsyncSubject<Int>()
    _ = subject.subscribe { event in
      log.add("\(event)")
      subject.onNext(2)
      subject.onCompleted()
    }
    subject.onNext(1)
    subject.onCompleted()
    XCTAssertEqual(log.lines, ["next(1)", "completed"])
  }

  func testReleasesElementsThatWillNotBeEmitted() {
    weak var element: Log?
    weak var subject: AsyncSubject<Log>?
    do {
      let strong = AsyncSubject<Log>()
      subject = strong
      _ = strong.subscribe { _ in }
      do {
        let first = Log()
        element = first
        strong.onNext(first)
      }
      strong.onError(TestError())
      XCTAssertNil(element)
    }
    XCTAssertNil(subject)
  }

  func testASubjectThatIsGoneBeforeItsEndEmitsNothing() {
    var subject: AsyncSubject<Int>? = AsyncSubject()
    let log = Log()
    _ = subject?.subscribe { log.add(marble($0)) }
    subject?.onNext(1)
    subject = nil
    XCTAssertEqual(log.lines, [])
  }
}
