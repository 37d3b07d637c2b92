// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class SkipWhileTests: XCTestCase {
  func testDropsAsLongAsTheConditionHolds() {
    assertMarbles(
      "210:1 220:2 230:3 240:1 250:|", { $0.skip(while: { $0 < 3 }) }, "230:3 240:1 250:|", subscribed: "200-250")
    assertMarbles("210:1 250:|", { $0.skip(while: { _ in true }) }, "250:|", subscribed: "200-250")
    assertMarbles("210:1 250:|", { $0.skip(while: { _ in false }) }, "210:1 250:|", subscribed: "200-250")
  }

  func testAsksNoMoreAfterTheFirstFalse() {
    let calls = Counter()
    assertMarbles(
      "210:1 220:2 230:3",
      {
        $0.skip(while: {
          calls.add()
          return $0 < 2
        })
      }, "220:2 230:3", subscribed: "200-1000")
    XCTAssertEqual(calls.value, 2)
  }

  func testEndings() {
    assertMarbles("210:1 250:x", { $0.skip(while: { _ in true }) }, "250:x", subscribed: "200-250")
    assertMarbles("210:1 220:2", disposedAt: 215, { $0.skip(while: { _ in false }) }, "210:1", subscribed: "200-215")
  }

  func testErrorOfTheClosure() {
    assertMarbles("210:1 250:|", { $0.skip(while: { _ in throw TestError() }) }, "210:x", subscribed: "200-210")
  }

  @available(*, deprecated)
  func testOldName() {
    assertMarbles("210:1 220:2", { $0.skipWhile { $0 < 2 } }, "220:2", subscribed: "200-1000")
  }
}
