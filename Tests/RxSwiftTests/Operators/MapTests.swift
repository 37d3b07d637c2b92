// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class MapTests: XCTestCase {
  func testTransformsEachElement() {
    assertMarbles("150:9 210:1 220:2 250:|", { $0.map { $0 * 10 } }, "210:10 220:20 250:|", subscribed: "200-250")
  }

  func testEndings() {
    assertMarbles("210:1", { $0.map { $0 } }, "210:1", subscribed: "200-1000")
    assertMarbles("250:|", { $0.map { $0 } }, "250:|", subscribed: "200-250")
    assertMarbles("210:1 250:x", { $0.map { $0 } }, "210:1 250:x", subscribed: "200-250")
    assertMarbles("210:1 220:2 250:|", disposedAt: 215, { $0.map { $0 } }, "210:1", subscribed: "200-215")
  }

  func testErrorOfTheClosure() {
    assertMarbles(
      "210:1 220:2 230:3 250:|",
      { $0.map { element in if element == 2 { throw TestError() } else { return element } } },
      "210:1 220:x", subscribed: "200-220")
  }

  func testChangesTheType() {
    assertMarbles("210:1 250:|", { $0.map { "<\($0)>" }.map { $0.count } }, "210:3 250:|", subscribed: "200-250")
    assertMarbles("210:1 250:|", { $0.map { [$0, $0] } }, "210:[1, 1] 250:|", subscribed: "200-250")
    assertMarbles("210:1 250:|", { $0.map { ($0, Int8(2), "c") } }, "210:(1, 2, \"c\") 250:|", subscribed: "200-250")
    assertMarbles("210:1 250:|", { $0.map { Int16($0) }.map { $0 > 0 } }, "210:true 250:|", subscribed: "200-250")
    assertMarbles("210:1 250:|", { $0.map { Optional($0) }.map { $0 ?? 0 } }, "210:1 250:|", subscribed: "200-250")
  }

  func testLongChain() {
    var sequence = Observable.of(1, 2)
    for _ in 0..<500 { sequence = sequence.map { $0 + 1 } }
    XCTAssertEqual(events(of: sequence), "501 502 |")
  }
}
