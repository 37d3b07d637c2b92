// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

final class IgnoreElementsTests: XCTestCase {
  func testOnlyTheEndComesThrough() {
    assertMarbles("210:1 220:2 250:|", { $0.ignoreElements() }, "250:|", subscribed: "200-250")
    assertMarbles("210:1 250:x", { $0.ignoreElements() }, "250:x", subscribed: "200-250")
    assertMarbles("210:1", { $0.ignoreElements() }, "", subscribed: "200-1000")
    assertMarbles("210:1", disposedAt: 300, { $0.ignoreElements() }, "", subscribed: "200-300")
    XCTAssertEqual(events(of: Observable.of("a", "b").ignoreElements()), "|")
  }
}
