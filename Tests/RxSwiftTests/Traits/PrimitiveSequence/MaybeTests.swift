// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class MaybeTests: XCTestCase {
  func testCreateDeliversTheFirstOutcomeOnly() {
    let outcomes: [(MaybeEvent<Int>, String)] = [
      (.success(1), "success(1)"), (.completed, "completed"),
      (.error(TestError()), "error(\(String(reflecting: TestError())))"),
    ]
    for (outcome, expected) in outcomes {
      let log = Log()
      _ = Maybe<Int>.create { maybe in
        maybe(outcome)
        maybe(.success(2))
        maybe(.completed)
        maybe(.error(TestError()))
        return Disposables.create { log.add("stopped") }
      }
      .subscribe { log.add("\($0)") }
      XCTAssertEqual(log.lines, [expected, "stopped"])
    }
  }

  func testAsAnObservable() {
    XCTAssertEqual(events(of: Maybe<Int>.just(1).asObservable()), "1 |")
    XCTAssertEqual(events(of: Maybe<Int>.empty().asObservable()), "|")
    XCTAssertEqual(events(of: Maybe<Int>.error(TestError()).asObservable()), "x")
    XCTAssertEqual(events(of: Maybe<Int>.never().asObservable()), "")
  }

  func testAnElementIsTheOnlyOutcome() {
    let log = Log()
    let subscription = Maybe<Int>.just(1).subscribe(
      onSuccess: { log.add("success \($0)") }, onError: { _ in log.add("error") },
      onCompleted: { log.add("completed") },
      onDisposed: { log.add("disposed") })
    subscription.dispose()
    XCTAssertEqual(log.lines, ["success 1", "disposed"])
  }

  func testCompletion() {
    let log = Log()
    _ = Maybe<Int>.empty().subscribe(
      onSuccess: { log.add("success \($0)") }, onError: { _ in log.add("error") },
      onCompleted: { log.add("completed") },
      onDisposed: { log.add("disposed") })
    XCTAssertEqual(log.lines, ["completed", "disposed"])
  }

  func testError() {
    let log = Log()
    _ = Maybe<Int>.error(TestError()).subscribe(
      onSuccess: { log.add("success \($0)") }, onError: { _ in log.add("error") },
      onCompleted: { log.add("completed") },
      onDisposed: { log.add("disposed") })
    XCTAssertEqual(log.lines, ["error", "disposed"])
  }

  func testDisposal() {
    let log = Log()
    let subscription = Maybe<Int>.never().subscribe(onDisposed: { log.add("disposed") })
    subscription.dispose()
    subscription.dispose()
    XCTAssertEqual(log.lines, ["disposed"])
  }

  func testWithAnObjectCallsAsLongAsItLives() {
    let log = Log()
    func subscribe(_ maybe: Maybe<Int>, _ object: Box<String>) {
      _ = maybe.subscribe(
        with: object, onSuccess: { log.add("\($0.value) \($1)") },
        onError: { object, _ in log.add("\(object.value) error") },
        onCompleted: { log.add("\($0.value) completed") }, onDisposed: { log.add("\($0.value) disposed") })
    }
    let object = Box("a")
    subscribe(.just(1), object)
    subscribe(.empty(), object)
    subscribe(.error(TestError()), object)
    XCTAssertEqual(log.lines, ["a 1", "a disposed", "a completed", "a disposed", "a error", "a disposed"])

    let subject = PublishSubject<Int>()
    subscribe(subject.asMaybe(), Box("gone"))
    log.clear()
    subject.onCompleted()
    XCTAssertEqual(log.lines, [])
  }
}
