// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class SingleZipTests: XCTestCase {
  func testOfACollection() {
    let log = Log()
    _ = Single.zip([Single.just(1), .just(2), .just(3)]).subscribe { log.add("\($0)") }
    _ = Single.zip([Single.just(1), .just(2)]) { $0.reduce(0, +) }.subscribe { log.add("\($0)") }
    XCTAssertEqual(log.lines, ["success([1, 2, 3])", "success(3)"])
  }

  func testOfAnEmptyCollection() {
    let log = Log()
    _ = Single.zip([Single<Int>]()).subscribe { log.add("\($0)") }
    _ = Single.zip([Single<Int>]()) { $0.count }.subscribe { log.add("\($0)") }
    _ = Single.zip([Single<Int>]()) { _ -> Int in throw TestError() }.subscribe { log.add("\($0)") }
    XCTAssertEqual(log.lines, ["success([])", "success(0)", "failure(\(String(reflecting: TestError())))"])
  }

  func testTheFirstErrorIsTheOutcome() {
    let log = Log()
    let pending = PublishSubject<Int>()
    _ = Single.zip([pending.asSingle(), .error(TestError())]).subscribe { log.add("\($0)") }
    XCTAssertEqual(log.lines, ["failure(\(String(reflecting: TestError())))"])
    XCTAssertFalse(pending.hasObservers)
  }
}
