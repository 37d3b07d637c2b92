// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class InfallibleShareTests: XCTestCase {
  func testSharesOneSubscription() {
    let source = ManualSource<Int>()
    let shared = source.asInfallible(onErrorJustReturn: 0).share()
    let log = Log()
    let first = shared.subscribe(onNext: { log.add("a \($0)") })
    let second = shared.subscribe(onNext: { log.add("b \($0)") })
    XCTAssertEqual(source.subscriptions, 1)
    source.send(1)
    XCTAssertEqual(log.lines, ["a 1", "b 1"])
    first.dispose()
    second.dispose()
    XCTAssertEqual(source.disposals, 1)
  }

  func testReplays() {
    let source = ManualSource<Int>()
    let shared = source.asInfallible(onErrorJustReturn: 0).share(replay: 1)
    let log = Log()
    let first = shared.subscribe()
    source.send(1, 2)
    let second = shared.subscribe(onNext: { log.add("\($0)") })
    XCTAssertEqual(log.lines, ["2"])
    first.dispose()
    second.dispose()
  }
}
