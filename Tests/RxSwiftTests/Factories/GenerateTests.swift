// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class GenerateTests: XCTestCase {
  func testEmitsStatesAsLongAsTheConditionHolds() {
    XCTAssertEqual(events(of: numbers()), "0 1 2 3 |")
    XCTAssertEqual(marbles { numbers($0) }, "201:0 202:1 203:2 204:3 205:|")
    XCTAssertEqual(marbles(disposedAt: 203) { numbers($0) }, "201:0 202:1")
    XCTAssertEqual(
      events(of: Observable.generate(initialState: 0, condition: { _ in false }, iterate: { $0 })), "|")
  }

  func testErrorsOfTheClosures() {
    XCTAssertEqual(events(of: numbers(failsAt: 1)), "0 1 x")
    XCTAssertEqual(marbles { numbers($0, failsAt: 1) }, "201:0 202:1 203:x")
    let failing = Observable.generate(initialState: 0, condition: { _ in throw TestError() }, iterate: { $0 })
    XCTAssertEqual(events(of: failing), "x")
  }

  func testIteratesOnlyWhenTheNextElementIsDue() {
    let calls = Counter()
    let endless = Observable.generate(
      initialState: 0, condition: { _ in true },
      iterate: {
        calls.add()
        return $0 + 1
      })
    XCTAssertEqual(events(of: endless.take(3)), "0 1 2 |")
    XCTAssertEqual(calls.value, 2)
  }

  func testTakesTurns() {
    let log = Log()
    _ = Observable<Int>.create { _ in
      _ = numbers().take(2).subscribe { log.add(marble($0)) }
      _ = Observable.of(10, 20).subscribe { log.add(marble($0)) }
      return Disposables.create()
    }.subscribe()
    XCTAssertEqual(log.lines, ["0", "10", "1", "|", "20", "|"])
  }
}

private func numbers(
  _ scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance, failsAt bad: Int = .max
) -> Observable<Int> {
  .generate(initialState: 0, condition: { $0 <= 3 }, scheduler: scheduler) {
    if $0 == bad { throw TestError() }
    return $0 + 1
  }
}
