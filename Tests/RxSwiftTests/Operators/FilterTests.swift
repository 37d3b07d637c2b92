// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class FilterTests: XCTestCase {
  func testLetsThroughWhatFulfilsTheCondition() {
    assertMarbles(
      "210:1 220:2 230:3 240:4 250:|", { $0.filter { $0 % 2 == 0 } }, "220:2 240:4 250:|", subscribed: "200-250")
    assertMarbles("210:1 250:|", { $0.filter { _ in false } }, "250:|", subscribed: "200-250")
    assertMarbles("210:1 250:|", { $0.filter { _ in true } }, "210:1 250:|", subscribed: "200-250")
  }

  func testEndings() {
    assertMarbles("210:1", { $0.filter { _ in true } }, "210:1", subscribed: "200-1000")
    assertMarbles("250:|", { $0.filter { _ in true } }, "250:|", subscribed: "200-250")
    assertMarbles("210:1 250:x", { $0.filter { _ in false } }, "250:x", subscribed: "200-250")
    assertMarbles("210:1 220:2", disposedAt: 215, { $0.filter { _ in true } }, "210:1", subscribed: "200-215")
  }

  func testErrorOfTheClosure() {
    assertMarbles(
      "210:1 220:2 230:3", { $0.filter { if $0 == 2 { throw TestError() } else { return true } } }, "210:1 220:x",
      subscribed: "200-220")
  }

  func testPassesElementsOfAnySize() {
    XCTAssertEqual(events(of: Observable.of("a", "bb", "ccc").filter { $0.count != 2 }), "a ccc |")
    XCTAssertEqual(events(of: Observable.of([1], [], [2, 3]).filter { !$0.isEmpty }), "[1] [2, 3] |")
  }
}
