// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class ReplayTests: XCTestCase {
  private func lines(_ make: (Observable<Int>) -> ConnectableObservable<Int>) -> [String] {
    let log = Log()
    let source = PublishSubject<Int>()
    let replayed = make(source)
    let connection = replayed.connect()
    for element in 1...4 { source.onNext(element) }
    _ = replayed.subscribe { log.add("\($0)") }
    source.onNext(5)
    connection.dispose()
    source.onNext(6)
    // A new connection remembers nothing.
    _ = replayed.subscribe { log.add("again \($0)") }
    return log.lines
  }

  func testRepeatsTheLastElements() {
    XCTAssertEqual(lines { $0.replay(0) }, ["next(5)"])
    XCTAssertEqual(lines { $0.replay(1) }, ["next(4)", "next(5)"])
    XCTAssertEqual(lines { $0.replay(3) }, ["next(2)", "next(3)", "next(4)", "next(5)"])
    XCTAssertEqual(lines { $0.replayAll() }, ["next(1)", "next(2)", "next(3)", "next(4)", "next(5)"])
  }

  func testTheEndStartsAnew() {
    let log = Log()
    let replayed = logged(Observable.of(1, 2), log).replayAll()
    _ = replayed.connect()
    _ = replayed.subscribe { log.add("\($0)") }
    _ = replayed.connect()
    XCTAssertEqual(
      log.lines, ["subscribe", "dispose", "subscribe", "next(1)", "next(2)", "completed", "dispose"])
  }
}
