// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class TakeUntilPredicateTests: XCTestCase {
  func testPassesOnUntilTheConditionHolds() {
    assertMarbles("210:1 220:2 230:3 240:1", { $0.take(until: { $0 > 2 }) }, "210:1 220:2 230:|", subscribed: "200-230")
    assertMarbles("210:1 250:|", { $0.take(until: { _ in false }) }, "210:1 250:|", subscribed: "200-250")
    assertMarbles("210:1 250:|", { $0.take(until: { _ in true }) }, "210:|", subscribed: "200-210")
  }

  func testInclusive() {
    assertMarbles(
      "210:1 220:2 230:3 240:1", { $0.take(until: { $0 > 2 }, behavior: .inclusive) }, "210:1 220:2 230:3 230:|",
      subscribed: "200-230")
  }

  func testEndings() {
    assertMarbles("210:1", { $0.take(until: { _ in false }) }, "210:1", subscribed: "200-1000")
    assertMarbles("210:1 250:x", { $0.take(until: { _ in false }) }, "210:1 250:x", subscribed: "200-250")
    assertMarbles("210:1 220:2", disposedAt: 215, { $0.take(until: { _ in false }) }, "210:1", subscribed: "200-215")
  }

  func testErrorOfTheClosure() {
    assertMarbles("210:1 250:|", { $0.take(until: { _ in throw TestError() }) }, "210:x", subscribed: "200-210")
  }

  @available(*, deprecated)
  func testOldName() {
    assertMarbles("210:1 220:2", { $0.takeUntil(.exclusive) { $0 > 1 } }, "210:1 220:|", subscribed: "200-220")
    assertMarbles("210:1 220:2", { $0.takeUntil(.inclusive) { $0 > 1 } }, "210:1 220:2 220:|", subscribed: "200-220")
  }

  func testBehaviorsCompare() {
    XCTAssertNotEqual(TakeBehavior.inclusive, .exclusive)
    XCTAssertEqual(Set([TakeBehavior.inclusive, .inclusive, .exclusive]).count, 2)
  }
}
