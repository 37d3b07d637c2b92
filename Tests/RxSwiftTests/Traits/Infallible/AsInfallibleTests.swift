// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class AsInfallibleTests: XCTestCase {
  func testEmitsAnElementInsteadOfFailing() {
    assertMarbles(
      "210:1 220:x", { $0.asInfallible(onErrorJustReturn: 9).asObservable() }, "210:1 220:9 220:|",
      subscribed: "200-220")
    assertMarbles(
      "210:1 220:|", { $0.asInfallible(onErrorJustReturn: 9).asObservable() }, "210:1 220:|", subscribed: "200-220")
  }

  func testFallsBackInsteadOfFailing() {
    assertMarbles(
      "210:1 220:x", { $0.asInfallible(onErrorFallbackTo: .of(7, 8)).asObservable() }, "210:1 220:7 220:8 220:|",
      subscribed: "200-220")
  }

  func testRecoversFromTheError() {
    assertMarbles(
      "210:1 220:x", { $0.asInfallible { $0 is TestError ? .just(5) : .empty() }.asObservable() },
      "210:1 220:5 220:|", subscribed: "200-220")
  }

  func testOfASingle() {
    XCTAssertEqual(events(of: Single<Int>.error(TestError()).asInfallible(onErrorJustReturn: 1).asObservable()), "1 |")
  }
}
