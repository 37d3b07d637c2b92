// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class ElementAtTests: XCTestCase {
  func testEmitsTheElementAndCompletes() {
    assertMarbles("210:1 220:2 230:3 250:|", { $0.element(at: 0) }, "210:1 210:|", subscribed: "200-210")
    assertMarbles("210:1 220:2 230:3 250:|", { $0.element(at: 1) }, "220:2 220:|", subscribed: "200-220")
    assertMarbles("210:1 220:2 250:|", { $0.element(at: 1) }, "220:2 220:|", subscribed: "200-220")
  }

  func testOutOfRange() {
    assertMarbles("210:1 250:|", { $0.element(at: 1) }, "250:\(RxError.argumentOutOfRange)", subscribed: "200-250")
    assertMarbles("250:|", { $0.element(at: 0) }, "250:\(RxError.argumentOutOfRange)", subscribed: "200-250")
  }

  func testEndings() {
    assertMarbles("210:1", { $0.element(at: 1) }, "", subscribed: "200-1000")
    assertMarbles("210:1 250:x", { $0.element(at: 1) }, "250:x", subscribed: "200-250")
    assertMarbles("210:1 220:2", disposedAt: 215, { $0.element(at: 1) }, "", subscribed: "200-215")
  }

  func testReentrantElementIsTooLate() {
    let source = ManualSource<Int>()
    let log = Log()
    _ = source.element(at: 0).subscribe {
      log.add("\($0)")
      source.send(2)
    }
    source.send(1)
    XCTAssertEqual(log.lines, ["next(1)", "completed"])
  }

  @available(*, deprecated)
  func testOldName() {
    assertMarbles("210:1 220:2", { $0.elementAt(1) }, "220:2 220:|", subscribed: "200-220")
  }
}
