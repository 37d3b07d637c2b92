// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class AsMaybeTests: XCTestCase {
  func testNoElements() {
    assertMarbles("150:1 250:|", { $0.asMaybe().asObservable() }, "250:|", subscribed: "200-250")
  }

  func testOneElementIsHeldBackUntilTheEnd() {
    assertMarbles("150:1 210:2 250:|", { $0.asMaybe().asObservable() }, "250:2 250:|", subscribed: "200-250")
  }

  func testTheSecondElementIsAnErrorAtOnce() {
    assertMarbles(
      "150:1 210:2 220:3 250:|", { $0.asMaybe().asObservable() }, "220:\(RxError.moreThanOneElement)",
      subscribed: "200-220")
  }

  func testAnErrorOfTheSequence() {
    assertMarbles("210:2 220:x", { $0.asMaybe().asObservable() }, "220:x", subscribed: "200-220")
  }

  func testNeverAndDisposal() {
    assertMarbles("150:1", { $0.asMaybe().asObservable() }, "", subscribed: "200-1000")
    assertMarbles("210:2 400:|", disposedAt: 300, { $0.asMaybe().asObservable() }, "", subscribed: "200-300")
  }

  func testOfASingle() {
    XCTAssertEqual(events(of: Single.just(1).asMaybe().asObservable()), "1 |")
    XCTAssertEqual(events(of: Single<Int>.error(TestError()).asMaybe().asObservable()), "x")
  }
}
