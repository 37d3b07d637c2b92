// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class SingleElementTests: XCTestCase {
  func testExactlyOne() {
    assertMarbles("210:1 250:|", { $0.single() }, "210:1 250:|", subscribed: "200-250")
    assertMarbles("210:1 220:2 230:3 250:|", { $0.single { $0 == 2 } }, "220:2 250:|", subscribed: "200-250")
  }

  func testNone() {
    assertMarbles("250:|", { $0.single() }, "250:\(RxError.noElements)", subscribed: "200-250")
    assertMarbles("210:1 250:|", { $0.single { $0 == 2 } }, "250:\(RxError.noElements)", subscribed: "200-250")
  }

  func testMoreThanOne() {
    assertMarbles(
      "210:1 220:2 250:|", { $0.single() }, "210:1 220:\(RxError.moreThanOneElement)", subscribed: "200-220")
    assertMarbles(
      "210:1 220:2 230:4 250:|", { $0.single { $0 % 2 == 0 } }, "220:2 230:\(RxError.moreThanOneElement)",
      subscribed: "200-230")
  }

  func testEndings() {
    assertMarbles("210:1", { $0.single() }, "210:1", subscribed: "200-1000")
    assertMarbles("210:1 250:x", { $0.single() }, "210:1 250:x", subscribed: "200-250")
    assertMarbles("210:1 250:x", { $0.single { _ in false } }, "250:x", subscribed: "200-250")
    assertMarbles("210:1 250:|", disposedAt: 240, { $0.single() }, "210:1", subscribed: "200-240")
  }

  func testErrorOfTheClosure() {
    assertMarbles("210:1 250:|", { $0.single { _ in throw TestError() } }, "210:x", subscribed: "200-210")
  }
}
