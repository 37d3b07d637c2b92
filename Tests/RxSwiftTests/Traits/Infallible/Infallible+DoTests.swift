// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class InfallibleDoTests: XCTestCase {
  func testCallsAtEachPoint() {
    let log = Log()
    _ = Infallible.just(1).do(
      onNext: { log.add("on \($0)") }, afterNext: { log.add("after \($0)") }, onCompleted: { log.add("onCompleted") },
      afterCompleted: { log.add("afterCompleted") }, onSubscribe: { log.add("onSubscribe") }
    )
    .subscribe { log.add("\($0)") }
    XCTAssertEqual(
      log.lines, ["onSubscribe", "on 1", "next(1)", "after 1", "onCompleted", "completed", "afterCompleted"])
    log.clear()
    Infallible<Int>.never()
      .do(
        onSubscribe: { log.add("onSubscribe") }, onSubscribed: { log.add("onSubscribed") },
        onDispose: { log.add("onDispose") }
      )
      .subscribe().dispose()
    XCTAssertEqual(log.lines, ["onSubscribe", "onSubscribed", "onDispose"])
  }

  func testDebugPassesEverythingOn() {
    XCTAssertEqual(events(of: Infallible.of(1, 2).debug("numbers").asObservable()), "1 2 |")
  }
}
