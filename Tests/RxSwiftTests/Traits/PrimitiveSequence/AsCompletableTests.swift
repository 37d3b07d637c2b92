// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class AsCompletableTests: XCTestCase {
  func testOfASequenceWithoutElements() {
    assertMarbles("210:1 250:|", { $0.ignoreElements().asCompletable().asObservable() }, "250:|", subscribed: "200-250")
    assertMarbles("210:1 250:x", { $0.ignoreElements().asCompletable().asObservable() }, "250:x", subscribed: "200-250")
    assertMarbles("210:1", { $0.ignoreElements().asCompletable().asObservable() }, "", subscribed: "200-1000")
  }

  func testOfASingle() {
    assertMarbles(
      "210:1 220:2", { $0.take(1).asSingle().asCompletable().asObservable() }, "210:|", subscribed: "200-210")
    XCTAssertEqual(events(of: Single<Int>.error(TestError()).asCompletable().asObservable()), "x")
    XCTAssertEqual(events(of: Single.just("of any type").asCompletable().asObservable()), "|")
  }
}
