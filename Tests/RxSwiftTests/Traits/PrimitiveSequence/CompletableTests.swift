// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class CompletableTests: XCTestCase {
  func testCreateDeliversTheFirstOutcomeOnly() {
    for (outcome, expected) in [
      (CompletableEvent.completed, "completed"), (.error(TestError()), "error(\(String(reflecting: TestError())))"),
    ] {
      let log = Log()
      _ = Completable.create { completable in
        completable(outcome)
        completable(.completed)
        completable(.error(TestError()))
        return Disposables.create { log.add("stopped") }
      }
      .subscribe { log.add("\($0)") }
      XCTAssertEqual(log.lines, [expected, "stopped"])
    }
  }

  func testAsAnObservable() {
    XCTAssertEqual(events(of: Completable.empty().asObservable()), "|")
    XCTAssertEqual(events(of: Completable.error(TestError()).asObservable()), "x")
    XCTAssertEqual(events(of: Completable.never().asObservable()), "")
  }

  func testFunctionsForTheOutcome() {
    let log = Log()
    func subscribe(_ completable: Completable) -> any Disposable {
      completable.subscribe(
        onCompleted: { log.add("completed") }, onError: { _ in log.add("error") }, onDisposed: { log.add("disposed") })
    }
    _ = subscribe(.empty())
    XCTAssertEqual(log.lines, ["completed", "disposed"])
    log.clear()
    _ = subscribe(.error(TestError()))
    XCTAssertEqual(log.lines, ["error", "disposed"])
    log.clear()
    let subscription = subscribe(.never())
    XCTAssertEqual(log.lines, [])
    subscription.dispose()
    XCTAssertEqual(log.lines, ["disposed"])
  }

  func testAnErrorThatNobodyHandlesReachesTheHook() {
    let log = Log()
    let original = Hooks.defaultErrorHandler
    defer { Hooks.defaultErrorHandler = original }
    Hooks.defaultErrorHandler = { _, error in log.add("\(error)") }
    _ = Completable.error(TestError()).subscribe(onCompleted: {})
    XCTAssertEqual(log.lines, ["\(TestError())"])
  }

  func testWithAnObjectCallsAsLongAsItLives() {
    let log = Log()
    func subscribe(_ completable: Completable, _ object: Box<String>) -> any Disposable {
      completable.subscribe(
        with: object, onCompleted: { log.add("\($0.value) completed") },
        onError: { object, _ in log.add("\(object.value) error") },
        onDisposed: { log.add("\($0.value) disposed") })
    }
    let object = Box("a")
    _ = subscribe(.empty(), object)
    _ = subscribe(.error(TestError()), object)
    XCTAssertEqual(log.lines, ["a completed", "a disposed", "a error", "a disposed"])
    log.clear()
    subscribe(.never(), Box("gone")).dispose()
    XCTAssertEqual(log.lines, [])
  }
}
