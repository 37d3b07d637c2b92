// SPDX-License-Identifier: MIT
import RxRelay
import RxSwift
import RxTestSupport
import XCTest

final class PublishRelayTests: XCTestCase {
  func testDeliversToThoseSubscribedWhenTheElementComes() {
    let log = Log()
    let relay = PublishRelay<Int>()
    relay.accept(1)
    let first = log.follow(relay, "a")
    relay.accept(2)
    _ = log.follow(relay.asObservable().map { $0 * 10 }, "b")
    _ = log.follow(relay.asInfallible().asObservable(), "c")
    first.dispose()
    relay.accept(3)
    XCTAssertEqual(log.lines, ["a next(2)", "b next(30)", "c next(3)"])
  }

  func testNestedOrder() {
    let log = Log()
    let relay = PublishRelay<Int>()
    _ = relay.subscribe(onNext: {
      log.add("a \($0)")
      if $0 == 1 { relay.accept(2) }
    })
    _ = relay.subscribe(onNext: { log.add("b \($0)") })
    relay.accept(1)
    XCTAssertEqual(log.lines, ["a 1", "a 2", "b 2", "b 1"])
  }

  func testReleases() {
    weak var relay: PublishRelay<Int>?
    weak var captured: Log?
    do {
      let log = Log()
      let strong = PublishRelay<Int>()
      (relay, captured) = (strong, log)
      _ = log.follow(strong, "a")
      _ = log.follow(strong.map { $0 }, "a")
      strong.accept(1)
      XCTAssertEqual(log.lines.count, 2)
    }
    XCTAssertNil(relay)
    XCTAssertNil(captured)
  }

  func testManyThreads() {
    let log = Log()
    let relay = PublishRelay<Int>()
    _ = relay.subscribe(onNext: { log.add("\($0)") })
    inParallel(4) { thread in
      for index in 0..<2000 { relay.accept(thread * 2000 + index) }
    }
    XCTAssertEqual(log.lines.count, 8000)
    XCTAssertEqual(Set(log.lines).count, 8000)
  }
}
