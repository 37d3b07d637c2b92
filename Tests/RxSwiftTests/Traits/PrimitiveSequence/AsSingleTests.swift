// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class AsSingleTests: XCTestCase {
  func testNoElements() {
    assertMarbles(
      "150:1 250:|", { $0.asSingle().asObservable() }, "250:\(RxError.noElements)", subscribed: "200-250")
  }

  func testOneElementIsHeldBackUntilTheEnd() {
    assertMarbles("150:1 210:2 250:|", { $0.asSingle().asObservable() }, "250:2 250:|", subscribed: "200-250")
  }

  func testTheSecondElementIsAnErrorAtOnce() {
    assertMarbles(
      "150:1 210:2 220:3 250:|", { $0.asSingle().asObservable() }, "220:\(RxError.moreThanOneElement)",
      subscribed: "200-220")
  }

  func testAnErrorOfTheSequenceBeforeAndAfterAnElement() {
    assertMarbles("150:1 210:x", { $0.asSingle().asObservable() }, "210:x", subscribed: "200-210")
    assertMarbles("150:1 210:2 220:x", { $0.asSingle().asObservable() }, "220:x", subscribed: "200-220")
  }

  func testNeverAndDisposal() {
    assertMarbles("150:1", { $0.asSingle().asObservable() }, "", subscribed: "200-1000")
    assertMarbles("150:1 210:2 400:|", disposedAt: 300, { $0.asSingle().asObservable() }, "", subscribed: "200-300")
  }

  func testNilIsAnElement() {
    let log = Log()
    _ = Observable<Int?>.just(nil).asSingle().subscribe { log.add("\($0)") }
    XCTAssertEqual(log.lines, ["success(nil)"])
  }

  func testEachSubscriptionHoldsItsOwnElement() {
    let log = Log()
    let single = Observable.just(1).asSingle()
    _ = single.subscribe { log.add("\($0)") }
    _ = single.subscribe { log.add("\($0)") }
    XCTAssertEqual(log.lines, ["success(1)", "success(1)"])
  }

  func testNothingFollowsReentrantly() {
    let log = Log()
    let source = ManualSource<Int>()
    _ = source.asSingle().subscribe(
      onSuccess: { element in
        log.add("\(element)")
        source.send(.next(9))
        source.send(.error(TestError()))
      }, onFailure: { log.add("\($0)") })
    source.send(1)
    source.send(.completed)
    XCTAssertEqual(log.lines, ["1"])
    XCTAssertEqual(source.disposals, 1)
  }

  func testReleasesTheElement() {
    let source = ManualSource<Box<Int>>()
    let element = WeakBox<Box<Int>>(nil)
    let subscription = source.asSingle().subscribe()
    do {
      let object = Box(1)
      element.object = object
      source.send(object)
    }
    XCTAssertNotNil(element.object)
    source.send(.completed)
    XCTAssertNil(element.object)
    withExtendedLifetime(subscription) {}
  }
}
