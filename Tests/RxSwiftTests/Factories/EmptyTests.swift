// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

final class EmptyTests: XCTestCase {
  func testCompletesOnSubscription() {
    XCTAssertEqual(marbles { _ in Observable<Int>.empty() }, "200:|")
    XCTAssertEqual(events(of: Observable<String>.empty().map { $0.count }), "|")
  }
}
