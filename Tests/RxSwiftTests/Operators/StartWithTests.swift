// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

final class StartWithTests: XCTestCase {
  func testEmitsFirst() {
    assertMarbles("210:1 250:|", { $0.startWith(7, 8) }, "200:7 200:8 210:1 250:|", subscribed: "200-250")
    assertMarbles("210:1 250:|", { $0.startWith(7).startWith(6) }, "200:6 200:7 210:1 250:|", subscribed: "200-250")
    assertMarbles("250:|", { $0.startWith() }, "250:|", subscribed: "200-250")
    XCTAssertEqual(events(of: Observable.of(1, 2).startWith(0)), "0 1 2 |")
  }

  func testEndings() {
    assertMarbles("210:1", { $0.startWith(7) }, "200:7 210:1", subscribed: "200-1000")
    assertMarbles("250:x", { $0.startWith(7) }, "200:7 250:x", subscribed: "200-250")
    assertMarbles("210:1", disposedAt: 205, { $0.startWith(7) }, "200:7", subscribed: "200-205")
  }

  func testSubscribesUpstreamEvenIfTheFirstElementsWereEnough() {
    assertMarbles("210:1", { $0.startWith(7, 8).take(1) }, "200:7 200:|", subscribed: "200-200")
  }
}
