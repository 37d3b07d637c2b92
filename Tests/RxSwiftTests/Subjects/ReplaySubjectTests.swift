// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class ReplaySubjectTests: XCTestCase {
  private func replayed(_ subject: ReplaySubject<Int>) -> [String] {
    let log = Log()
    subject.subscribe { log.add("\($0)") }.dispose()
    return log.lines
  }

  func testRepeatsTheLastElements() {
    for (size, expected) in [(0, 0..<0), (1, 9..<10), (2, 8..<10), (3, 7..<10), (10, 0..<10), (11, 0..<10)] {
      let subject = ReplaySubject<Int>.create(bufferSize: size)
      XCTAssertEqual(replayed(subject), [])
      for element in 0..<10 { subject.onNext(element) }
      XCTAssertEqual(replayed(subject), expected.map { "next(\($0))" }, "\(size)")
      subject.onCompleted()
      subject.onNext(10)
      XCTAssertEqual(replayed(subject), expected.map { "next(\($0))" } + ["completed"], "\(size)")
    }
    let all = ReplaySubject<Int>.createUnbounded()
    for element in 0..<1000 { all.on(.next(element)) }
    all.onError(TestError())
    XCTAssertEqual(replayed(all), (0..<1000).map { "next(\($0))" } + ["error(TestError())"])
  }

  func testLateSubscribersGoOnWithTheOthers() {
    let log = Log()
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    _ = subject.subscribe { log.add("a \($0)") }
    for element in 1...3 { subject.onNext(element) }
    _ = subject.map { $0 * 10 }.subscribe { log.add("b \($0)") }
    subject.onNext(4)
    subject.onCompleted()
    XCTAssertEqual(
      log.lines,
      [
        "a next(1)", "a next(2)", "a next(3)", "b next(20)", "b next(30)", "a next(4)", "b next(40)", "a completed",
        "b completed",
      ])
  }

  func testHasObserversAndDispose() {
    for size in [1, 3] {
      let log = Log()
      let subject = ReplaySubject<Int>.create(bufferSize: size)
      XCTAssertFalse(subject.hasObservers)
      let subscription = subject.subscribe { log.add("\($0)") }
      XCTAssertTrue(subject.hasObservers)
      subscription.dispose()
      XCTAssertFalse(subject.hasObservers)
      subject.onNext(1)
      subject.dispose()
      subject.onNext(2)
      subject.onCompleted()
      _ = subject.subscribe(
        onNext: { log.add("\($0)") }, onError: { if case RxError.disposed = $0 { log.add("disposed") } })
      XCTAssertEqual(log.lines, ["disposed"])
    }
  }

  func testElementsThatComeInTheMiddleOfTheReplayFollowInOrder() {
    for size in [1, 2, 5] {
      let log = Log()
      let subject = ReplaySubject<Int>.create(bufferSize: size)
      for element in 1...5 { subject.onNext(element) }
      _ = subject.subscribe(onNext: {
        log.add("\($0)")
        if $0 == 5 { for element in 6...9 { subject.onNext(element) } }
      })
      subject.onNext(10)
      XCTAssertEqual(log.lines, ((6 - size)...10).map { "\($0)" })
      XCTAssertEqual(replayed(subject), ((11 - size)...10).map { "next(\($0))" })
    }
  }

  func testTheEndInTheMiddleOfTheReplay() {
    let log = Log()
    let subject = ReplaySubject<Int>.createUnbounded()
    for element in 1...3 { subject.onNext(element) }
    _ = subject.subscribe { event in
      log.add("\(event)")
      if event.element == 1 { subject.onCompleted() }
    }
    XCTAssertEqual(log.lines, ["next(1)", "next(2)", "next(3)", "completed"])
  }

  func testDisposalInTheMiddleOfTheReplay() {
    let log = Log()
    let subject = ReplaySubject<Int>.createUnbounded()
    for element in 1...3 { subject.onNext(element) }
    _ = subject.take(2).subscribe { log.add("\($0)") }
    XCTAssertEqual(log.lines, ["next(1)", "next(2)", "completed"])
    XCTAssertFalse(subject.hasObservers)
    _ = subject.subscribe(onNext: { _ in subject.dispose() })
    XCTAssertFalse(subject.hasObservers)
  }

  func testReleasesElementsAndTheSubject() {
    weak var element: Log?
    weak var subject: ReplaySubject<Log>?
    do {
      let strong = ReplaySubject<Log>.create(bufferSize: 1)
      subject = strong
      _ = strong.subscribe(onNext: { _ in })
      do {
        let first = Log()
        element = first
        strong.onNext(first)
      }
      XCTAssertNotNil(element)
      strong.onNext(Log())
      XCTAssertNil(element)
    }
    XCTAssertNil(subject)
  }

  func testASubscriberDuringEventsOfOtherThreadsMissesNothing() {
    for size in [1, 2, 100] {
      let subject = ReplaySubject<Int>.create(bufferSize: size)
      let gaps = Counter()
      inParallel(3) { thread in
        if thread == 0 {
          for index in 0..<20_000 { subject.onNext(index) }
        } else {
          for _ in 0..<1000 {
            let last = Box<Int?>(nil)
            subject.subscribe(onNext: { element in
              if let known = last.value, known + 1 != element { gaps.add() }
              last.value = element
            }).dispose()
          }
        }
      }
      XCTAssertEqual(gaps.value, 0, "\(size)")
      XCTAssertEqual(replayed(subject), ((20_000 - size)..<20_000).map { "next(\($0))" })
    }
  }
}
