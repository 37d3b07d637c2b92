// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class DisposablesTests: XCTestCase {
  private func logging(_ log: Log, _ names: String...) -> [any Disposable] {
    names.map { name in Disposables.create { log.add(name) } }
  }

  func testCreateWithoutArgumentsDoesNothing() {
    let disposable = Disposables.create()
    disposable.dispose()
    disposable.dispose()
    let log = Log()
    Disposables.create([disposable] + logging(log, "a") + [disposable]).dispose()
    XCTAssertEqual(log.lines, ["a"])
  }

  func testTwo() {
    let log = Log()
    let all = logging(log, "a", "b")
    let both = Disposables.create(all[0], all[1])
    XCTAssertFalse(both.isDisposed)
    both.dispose()
    both.dispose()
    XCTAssertTrue(both.isDisposed)
    XCTAssertEqual(log.lines, ["a", "b"])
  }

  func testThree() {
    let log = Log()
    let all = logging(log, "a", "b", "c")
    Disposables.create(all[0], all[1], all[2]).dispose()
    XCTAssertEqual(log.lines, ["a", "b", "c"])
  }

  func testMore() {
    let log = Log()
    let all = logging(log, "a", "b", "c", "d", "e")
    Disposables.create(all[0], all[1], all[2], all[3], all[4]).dispose()
    XCTAssertEqual(log.lines, ["a", "b", "c", "d", "e"])
  }

  func testArrays() {
    for count in 0..<5 {
      let counter = Counter()
      let disposable = Disposables.create((0..<count).map { _ in Disposables.create { counter.add() } })
      disposable.dispose()
      disposable.dispose()
      XCTAssertTrue(disposable.isDisposed)
      XCTAssertEqual(counter.value, count)
    }
  }
}
