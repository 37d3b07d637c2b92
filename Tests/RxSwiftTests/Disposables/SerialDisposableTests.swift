// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class SerialDisposableTests: XCTestCase {
  func testReplacingDisposesThePreviousOne() {
    let log = Log()
    let serial = SerialDisposable()
    serial.disposable = Disposables.create { log.add("a") }
    XCTAssertEqual(log.lines, [])
    serial.disposable = Disposables.create { log.add("b") }
    XCTAssertEqual(log.lines, ["a"])
    serial.dispose()
    serial.dispose()
    XCTAssertEqual(log.lines, ["a", "b"])
    XCTAssertTrue(serial.isDisposed)
  }

  func testSetAfterDisposal() {
    let count = Counter()
    let serial = SerialDisposable()
    XCTAssertFalse(serial.isDisposed)
    serial.dispose()
    serial.disposable = Disposables.create { count.add() }
    XCTAssertEqual(count.value, 1)
  }

  func testReplacedInsideOfADisposal() {
    let log = Log()
    let serial = SerialDisposable()
    serial.disposable = Disposables.create {
      log.add("a")
      serial.disposable = Disposables.create { log.add("c") }
    }
    serial.disposable = Disposables.create { log.add("b") }
    XCTAssertEqual(log.lines, ["a", "b"])
    serial.dispose()
    XCTAssertEqual(log.lines, ["a", "b", "c"])
  }

  func testEachIsDisposedOnceOnSeveralThreads() {
    for _ in 0..<200 {
      let count = Counter()
      let serial = SerialDisposable()
      inParallel(4) { thread in
        for _ in 0..<25 { serial.disposable = Disposables.create { count.add() } }
        if thread == 0 { serial.dispose() }
      }
      XCTAssertEqual(count.value, 100)
    }
  }
}
