// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class ErrorTests: XCTestCase {
  func testFailsOnSubscription() {
    XCTAssertEqual(marbles { _ in Observable<Int>.error(TestError()) }, "200:x")
    XCTAssertEqual(events(of: Observable<Int>.error(RxError.timeout).filter { _ in true }), "\(RxError.timeout)")
  }
}
