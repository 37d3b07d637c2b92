// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class PublishTests: XCTestCase {
  func testLateSubscribersMissWhatWas() {
    let log = Log()
    let source = PublishSubject<Int>()
    let published = logged(source, log).publish()
    let connection = published.connect()
    source.onNext(1)
    _ = published.subscribe { log.add("a \($0)") }
    source.onNext(2)
    _ = published.subscribe { log.add("b \($0)") }
    source.onNext(3)
    connection.dispose()
    source.onNext(4)
    XCTAssertEqual(log.lines, ["subscribe", "a next(2)", "a next(3)", "b next(3)", "dispose"])
  }

  func testAfterTheEndItCanBeConnectedAgain() {
    let log = Log()
    let published = logged(Observable.of(1, 2), log).publish()
    for name in ["a", "b"] {
      _ = published.subscribe { log.add("\(name) \($0)") }
      _ = published.connect()
    }
    XCTAssertEqual(
      log.lines,
      [
        "subscribe", "a next(1)", "a next(2)", "a completed", "dispose",
        "subscribe", "b next(1)", "b next(2)", "b completed", "dispose",
      ])
  }
}
