// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class ConnectableObservableTests: XCTestCase {
  func testNothingHappensBeforeItIsConnected() {
    let log = Log()
    let connectable: ConnectableObservable<Int> = logged(.just(1), log).publish()
    _ = connectable.subscribe { log.add("\($0)") }
    XCTAssertEqual(log.lines, [])
    _ = connectable.connect()
    XCTAssertEqual(log.lines, ["subscribe", "next(1)", "completed", "dispose"])
  }

  func testDisconnectsInTheMiddleOfAnEvent() {
    let log = Log()
    let source = PublishSubject<Int>()
    let connectable = logged(source, log).publish()
    let connection = Box<(any Disposable)?>(nil)
    _ = connectable.subscribe(onNext: {
      log.add("a \($0)")
      connection.value?.dispose()
    })
    _ = connectable.subscribe(onNext: { log.add("b \($0)") })
    connection.value = connectable.connect()
    source.onNext(1)
    source.onNext(2)
    XCTAssertEqual(log.lines, ["subscribe", "a 1", "dispose", "b 1"])
  }
}
