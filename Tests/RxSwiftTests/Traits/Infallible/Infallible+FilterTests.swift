// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

final class InfallibleFilterTests: XCTestCase {
  private let numbers = Infallible.of(1, 1, 3, 4, 4, 6)

  func testFilter() { XCTAssertEqual(events(of: numbers.filter { $0 > 3 }.asObservable()), "4 4 6 |") }

  func testDistinctUntilChanged() {
    XCTAssertEqual(events(of: numbers.distinctUntilChanged().asObservable()), "1 3 4 6 |")
    XCTAssertEqual(events(of: numbers.distinctUntilChanged { $0 % 2 }.asObservable()), "1 4 |")
    XCTAssertEqual(events(of: numbers.distinctUntilChanged { $1 - $0 < 2 }.asObservable()), "1 3 6 |")
    XCTAssertEqual(events(of: numbers.distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 }).asObservable()), "1 4 |")
    XCTAssertEqual(
      events(of: Infallible.of("a", "b", "cc").distinctUntilChanged(at: \.count).asObservable()), "a cc |")
  }
}
