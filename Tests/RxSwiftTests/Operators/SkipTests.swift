// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

final class SkipTests: XCTestCase {
  func testDropsTheFirst() {
    assertMarbles("210:1 220:2 230:3 250:|", { $0.skip(2) }, "230:3 250:|", subscribed: "200-250")
    assertMarbles("210:1 220:2 250:|", { $0.skip(2) }, "250:|", subscribed: "200-250")
    assertMarbles("210:1 250:|", { $0.skip(5) }, "250:|", subscribed: "200-250")
    assertMarbles("210:1 250:|", { $0.skip(0) }, "210:1 250:|", subscribed: "200-250")
    assertMarbles("210:1 250:|", { $0.skip(-1) }, "210:1 250:|", subscribed: "200-250")
  }

  func testEndings() {
    assertMarbles("210:1 220:2", { $0.skip(1) }, "220:2", subscribed: "200-1000")
    assertMarbles("210:1 250:x", { $0.skip(1) }, "250:x", subscribed: "200-250")
    assertMarbles("210:1 220:2 230:3", disposedAt: 225, { $0.skip(1) }, "220:2", subscribed: "200-225")
  }
}
