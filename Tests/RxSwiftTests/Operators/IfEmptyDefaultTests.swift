// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

final class IfEmptyDefaultTests: XCTestCase {
  func testEmitsTheDefaultInPlaceOfNothing() {
    assertMarbles("250:|", { $0.ifEmpty(default: 7) }, "250:7 250:|", subscribed: "200-250")
    assertMarbles("210:1 250:|", { $0.ifEmpty(default: 7) }, "210:1 250:|", subscribed: "200-250")
    XCTAssertEqual(events(of: Observable<String>.empty().ifEmpty(default: "none")), "none |")
  }

  func testEndings() {
    assertMarbles("210:1", { $0.ifEmpty(default: 7) }, "210:1", subscribed: "200-1000")
    assertMarbles("250:x", { $0.ifEmpty(default: 7) }, "250:x", subscribed: "200-250")
    assertMarbles("250:|", disposedAt: 240, { $0.ifEmpty(default: 7) }, "", subscribed: "200-240")
  }

  func testDisposedByTheDefault() {
    XCTAssertEqual(events(of: Observable<Int>.empty().ifEmpty(default: 7).take(1)), "7 |")
  }
}
