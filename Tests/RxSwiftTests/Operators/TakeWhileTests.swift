// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class TakeWhileTests: XCTestCase {
  func testPassesOnAsLongAsTheConditionHolds() {
    assertMarbles("210:1 220:2 230:3 240:1", { $0.take(while: { $0 < 3 }) }, "210:1 220:2 230:|", subscribed: "200-230")
    assertMarbles("210:1 250:|", { $0.take(while: { _ in true }) }, "210:1 250:|", subscribed: "200-250")
    assertMarbles("210:1 250:|", { $0.take(while: { _ in false }) }, "210:|", subscribed: "200-210")
  }

  func testInclusive() {
    assertMarbles(
      "210:1 220:2 230:3 240:1", { $0.take(while: { $0 < 3 }, behavior: .inclusive) }, "210:1 220:2 230:3 230:|",
      subscribed: "200-230")
    assertMarbles("250:|", { $0.take(while: { $0 < 3 }, behavior: .inclusive) }, "250:|", subscribed: "200-250")
  }

  func testEndings() {
    assertMarbles("210:1", { $0.take(while: { _ in true }) }, "210:1", subscribed: "200-1000")
    assertMarbles("210:1 250:x", { $0.take(while: { _ in true }) }, "210:1 250:x", subscribed: "200-250")
    assertMarbles("210:1 220:2", disposedAt: 215, { $0.take(while: { _ in true }) }, "210:1", subscribed: "200-215")
  }

  func testErrorOfTheClosure() {
    assertMarbles("210:1 250:|", { $0.take(while: { _ in throw TestError() }) }, "210:x", subscribed: "200-210")
    assertMarbles(
      "210:1 250:|", { $0.take(while: { _ in throw TestError() }, behavior: .inclusive) }, "210:x",
      subscribed: "200-210")
  }

  func testReentrantElementIsTooLateAfterTheLast() {
    let source = ManualSource<Int>()
    let log = Log()
    _ = source.take(while: { $0 < 2 }, behavior: .inclusive).subscribe {
      log.add("\($0)")
      source.send(1)
    }
    source.send(2)
    XCTAssertEqual(log.lines, ["next(2)", "completed"])
  }

  @available(*, deprecated)
  func testOldName() {
    assertMarbles("210:1 220:2", { $0.takeWhile { $0 < 2 } }, "210:1 220:|", subscribed: "200-220")
  }
}
