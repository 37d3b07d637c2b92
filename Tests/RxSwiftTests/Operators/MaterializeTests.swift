// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class MaterializeTests: XCTestCase {
  func testTurnsEventsIntoElements() {
    assertMarbles("210:1 250:|", { $0.materialize() }, "210:next(1) 250:completed 250:|", subscribed: "200-250")
    assertMarbles("250:|", { $0.materialize() }, "250:completed 250:|", subscribed: "200-250")
    assertMarbles("250:x", { $0.materialize() }, "250:error(TestError()) 250:|", subscribed: "200-250")
    assertMarbles("210:1", { $0.materialize() }, "210:next(1)", subscribed: "200-1000")
    assertMarbles("210:1 250:|", disposedAt: 240, { $0.materialize() }, "210:next(1)", subscribed: "200-240")
  }

  func testDisposedByTheTerminalEvent() {
    XCTAssertEqual(events(of: Observable<Int>.empty().materialize().take(1)), "completed |")
    XCTAssertEqual(events(of: Observable<Int>.error(TestError()).materialize().take(1)), "error(TestError()) |")
  }
}
