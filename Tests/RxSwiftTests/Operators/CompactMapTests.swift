// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class CompactMapTests: XCTestCase {
  func testTransformsAndDropsNil() {
    assertMarbles(
      "210:1 220:2 230:3 250:|", { $0.compactMap { $0 == 2 ? nil : "\($0)!" } }, "210:1! 230:3! 250:|",
      subscribed: "200-250")
  }

  func testEndings() {
    assertMarbles("210:1", { $0.compactMap { $0 } }, "210:1", subscribed: "200-1000")
    assertMarbles("250:|", { $0.compactMap { $0 } }, "250:|", subscribed: "200-250")
    assertMarbles("210:1 250:x", { $0.compactMap { _ in Int?.none } }, "250:x", subscribed: "200-250")
    assertMarbles("210:1 220:2", disposedAt: 215, { $0.compactMap { $0 } }, "210:1", subscribed: "200-215")
  }

  func testErrorOfTheClosure() {
    assertMarbles(
      "210:1 220:2 230:3", { $0.compactMap { if $0 == 2 { throw TestError() } else { return $0 } } }, "210:1 220:x",
      subscribed: "200-220")
  }

  func testNestedOptionals() {
    let source = Observable<Int?>.of(1, nil, 3)
    XCTAssertEqual(events(of: source.compactMap { $0 }), "1 3 |")
    XCTAssertEqual(events(of: source.compactMap { Optional.some($0) }.map { $0 ?? -1 }), "1 -1 3 |")
  }
}
