// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

final class ScanTests: XCTestCase {
  func testEmitsEachIntermediateResult() {
    assertMarbles(
      "210:1 220:2 230:3 250:|", { $0.scan(10) { $0 + $1 } }, "210:11 220:13 230:16 250:|", subscribed: "200-250")
    assertMarbles(
      "210:1 220:2 250:|", { $0.scan("") { $0 + "\($1)" } }, "210:1 220:12 250:|", subscribed: "200-250")
  }

  func testInto() {
    assertMarbles(
      "210:1 220:2 250:|", { $0.scan(into: []) { $0.append($1) } }, "210:[1] 220:[1, 2] 250:|", subscribed: "200-250")
  }

  func testEndings() {
    assertMarbles("210:1", { $0.scan(0) { $0 + $1 } }, "210:1", subscribed: "200-1000")
    assertMarbles("250:|", { $0.scan(0) { $0 + $1 } }, "250:|", subscribed: "200-250")
    assertMarbles("210:1 250:x", { $0.scan(0) { $0 + $1 } }, "210:1 250:x", subscribed: "200-250")
    assertMarbles("210:1 220:2", disposedAt: 215, { $0.scan(0) { $0 + $1 } }, "210:1", subscribed: "200-215")
  }

  func testErrorOfTheClosure() {
    assertMarbles(
      "210:1 220:2 230:3", { $0.scan(0) { if $1 == 2 { throw TestError() } else { return $0 + $1 } } }, "210:1 220:x",
      subscribed: "200-220")
    assertMarbles(
      "210:1 220:2", { $0.scan(into: 0) { if $1 == 2 { throw TestError() } else { $0 += $1 } } }, "210:1 220:x",
      subscribed: "200-220")
  }

  func testEachSubscriptionBeginsWithTheSeed() {
    let sum = Observable.of(1, 2).scan(0) { $0 + $1 }
    XCTAssertEqual(events(of: sum), "1 3 |")
    XCTAssertEqual(events(of: sum), "1 3 |")
  }

  func testReentrantElementAccumulatesFirst() {
    let source = ManualSource<Int>()
    let log = Log()
    _ = source.scan(0) { $0 + $1 }.subscribe(onNext: {
      log.add("\($0)")
      if $0 == 1 { source.send(10) }
    })
    source.send(1, 100)
    XCTAssertEqual(log.lines, ["1", "11", "111"])
  }
}
