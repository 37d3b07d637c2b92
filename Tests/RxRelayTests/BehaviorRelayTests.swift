// SPDX-License-Identifier: MIT
import RxRelay
import RxSwift
import RxTestSupport
import XCTest

final class BehaviorRelayTests: XCTestCase {
  func testSubscribersReceiveTheCurrentValueFirst() {
    let log = Log()
    let relay = BehaviorRelay(value: 1)
    XCTAssertEqual(relay.value, 1)
    _ = log.follow(relay, "a")
    relay.accept(2)
    XCTAssertEqual(relay.value, 2)
    _ = log.follow(relay.asObservable().map { $0 * 10 }, "b")
    _ = log.follow(relay.asInfallible().asObservable(), "c")
    XCTAssertEqual(log.lines, ["a next(1)", "a next(2)", "b next(20)", "c next(2)"])
  }

  func testTheValueIsCurrentInsideOfItsEvent() {
    let log = Log()
    let relay = BehaviorRelay(value: 0)
    _ = relay.subscribe(onNext: {
      log.add("\($0) \(relay.value)")
      if $0 == 1 { relay.accept(2) }
    })
    relay.accept(1)
    XCTAssertEqual(log.lines, ["0 0", "1 1", "2 2"])
  }

  func testReplacedValuesAreReleased() {
    weak var first: Log?
    let relay: BehaviorRelay<Log>
    do {
      let value = Log()
      first = value
      relay = BehaviorRelay(value: value)
    }
    XCTAssertNotNil(first)
    relay.accept(Log())
    XCTAssertNil(first)
  }

  func testTheValueGoesWithTheRelay() {
    let bag = DisposeBag()
    weak var value: Log?
    do {
      let log = Log()
      value = log
      let relay = BehaviorRelay(value: log)
      relay.map { _ in 1 }.subscribe().disposed(by: bag)
      relay.map { _ in 1 }.debounce(.seconds(1), scheduler: MainScheduler.instance).subscribe().disposed(by: bag)
    }
    XCTAssertNil(value)
    withExtendedLifetime(bag) {}
  }

  func testEachThreadSeesItsOwnValueOrANewerOne() {
    let relay = BehaviorRelay(value: [0, 0])
    let log = Log()
    _ = relay.subscribe(onNext: { log.add("\($0)") })
    let stale = PublishRelay<Void>()
    let staleCount = Log()
    _ = stale.subscribe(onNext: { staleCount.add("stale") })
    inParallel(4) { thread in
      for index in 1...2000 {
        relay.accept([thread, index])
        let value = relay.value
        if value[0] == thread, value[1] != index { stale.accept(()) }
      }
    }
    XCTAssertEqual(staleCount.lines, [])
    XCTAssertEqual(log.lines.count, 8001)
    XCTAssertEqual(log.lines.last, "\(relay.value)")
  }
}
