// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

final class InfallibleTests: XCTestCase {
  func testAsAnObservable() {
    XCTAssertEqual(events(of: Infallible.of(1, 2).asObservable()), "1 2 |")
  }

  func testEventsConvert() {
    XCTAssertEqual(marble(InfallibleEvent.next(1).event), "1")
    XCTAssertEqual(marble(InfallibleEvent<Int>.completed.event), "|")
    XCTAssertEqual(events(of: Observable.of(InfallibleEvent.next(1), .completed, .next(2)).dematerialize()), "1 |")
  }
}
