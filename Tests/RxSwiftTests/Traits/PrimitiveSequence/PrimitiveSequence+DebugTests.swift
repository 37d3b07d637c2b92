// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class PrimitiveSequenceDebugTests: XCTestCase {
  func testDebugPassesEverythingOn() {
    XCTAssertEqual(events(of: Single.just(1).debug("single").asObservable()), "1 |")
    XCTAssertEqual(
      events(of: Completable.error(TestError()).debug("completable", trimOutput: true).asObservable()), "x")
  }
}
