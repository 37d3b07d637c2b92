// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class ToArrayTests: XCTestCase {
  func testCollectsEverything() {
    assertMarbles("210:1 220:2 250:|", { $0.toArray().asObservable() }, "250:[1, 2] 250:|", subscribed: "200-250")
    assertMarbles("250:|", { $0.toArray().asObservable() }, "250:[] 250:|", subscribed: "200-250")
    assertMarbles("210:1", { $0.toArray().asObservable() }, "", subscribed: "200-1000")
    assertMarbles("210:1 250:x", { $0.toArray().asObservable() }, "250:x", subscribed: "200-250")
    assertMarbles("210:1 250:|", disposedAt: 240, { $0.toArray().asObservable() }, "", subscribed: "200-240")
  }

  func testIsASingle() {
    let log = Log()
    let single: Single<[String]> = Observable.of("a", "b").toArray()
    _ = single.subscribe(onSuccess: { log.add("\($0)") })
    XCTAssertEqual(log.lines, [#"["a", "b"]"#])
  }
}
