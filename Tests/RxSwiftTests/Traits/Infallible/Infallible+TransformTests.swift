// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

final class InfallibleTransformTests: XCTestCase {
  private let numbers = Infallible.of(1, 2, 3)

  func testMap() { XCTAssertEqual(events(of: numbers.map { $0 * 10 }.asObservable()), "10 20 30 |") }

  func testCompactMap() {
    XCTAssertEqual(events(of: numbers.compactMap { $0 == 2 ? nil : $0 }.asObservable()), "1 3 |")
  }

  func testScan() {
    XCTAssertEqual(events(of: numbers.scan(10) { $0 + $1 }.asObservable()), "11 13 16 |")
    XCTAssertEqual(events(of: numbers.scan(into: 10) { $0 += $1 }.asObservable()), "11 13 16 |")
  }

  func testStartWith() { XCTAssertEqual(events(of: numbers.startWith(0).asObservable()), "0 1 2 3 |") }
}
