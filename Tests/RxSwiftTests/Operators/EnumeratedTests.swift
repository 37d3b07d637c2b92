// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class EnumeratedTests: XCTestCase {
  func testCountsFromZero() {
    assertMarbles(
      "210:7 220:8 250:|", { $0.enumerated() }, "210:(index: 0, element: 7) 220:(index: 1, element: 8) 250:|",
      subscribed: "200-250")
  }

  func testEndings() {
    assertMarbles("250:|", { $0.enumerated() }, "250:|", subscribed: "200-250")
    assertMarbles("250:x", { $0.enumerated() }, "250:x", subscribed: "200-250")
    assertMarbles("210:7", disposedAt: 300, { $0.enumerated().map { $0.index } }, "210:0", subscribed: "200-300")
  }

  func testReentrantElementsCountOn() {
    let source = ManualSource<String>()
    let log = Log()
    _ = source.enumerated().subscribe(onNext: { index, element in
      log.add("\(index)\(element)")
      if index == 0 { source.send("b") }
    })
    source.send("a", "c")
    XCTAssertEqual(log.lines, ["0a", "1b", "2c"])
  }
}
