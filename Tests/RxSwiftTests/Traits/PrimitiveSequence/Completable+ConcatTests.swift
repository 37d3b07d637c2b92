// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class CompletableConcatTests: XCTestCase {
  private func step(_ name: String, _ log: Log, _ outcome: CompletableEvent = .completed) -> Completable {
    Completable.create { completable in
      log.add(name)
      completable(outcome)
      return Disposables.create()
    }
  }

  func testRunsOneAfterTheOther() {
    let log = Log()
    let (a, b, c) = (step("a", log), step("b", log), step("c", log))
    for completable in [
      Completable.concat(a, b, c), Completable.concat([a, b, c]), Completable.concat(AnySequence([a, b, c])),
      a.concat(b).concat(c),
    ] {
      log.clear()
      _ = completable.subscribe { log.add("\($0)") }
      XCTAssertEqual(log.lines, ["a", "b", "c", "completed"])
    }
  }

  func testTheFirstErrorIsTheOutcome() {
    let log = Log()
    _ = Completable.concat(step("a", log), step("b", log, .error(TestError())), step("c", log))
      .subscribe { log.add("\($0)") }
    XCTAssertEqual(log.lines, ["a", "b", "error(\(String(reflecting: TestError())))"])
  }

  func testWaitsForEach() {
    let log = Log()
    let first = PublishSubject<Never>()
    let subscription = first.asCompletable().concat(step("b", log)).subscribe { log.add("\($0)") }
    XCTAssertEqual(log.lines, [])
    first.onCompleted()
    XCTAssertEqual(log.lines, ["b", "completed"])
    subscription.dispose()
  }

  func testALongRow() {
    let count = Box(0)
    let one = Completable.create { completable in
      count.value += 1
      completable(.completed)
      return Disposables.create()
    }
    _ = Completable.concat(repeatElement(one, count: 200_000)).subscribe()
    XCTAssertEqual(count.value, 200_000)
  }
}
