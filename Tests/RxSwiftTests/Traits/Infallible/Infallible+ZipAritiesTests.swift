// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

final class InfallibleZipAritiesTests: XCTestCase {
  func testWithASelector() {
    let one = Infallible.just(1)
    @Sendable func sum(_ elements: Int...) -> Int { elements.reduce(0, +) }
    XCTAssertEqual(events(of: Infallible.zip(one, one) { sum($0, $1) }.asObservable()), "2 |")
    XCTAssertEqual(events(of: Infallible.zip(one, one, one) { sum($0, $1, $2) }.asObservable()), "3 |")
    XCTAssertEqual(events(of: Infallible.zip(one, one, one, one) { sum($0, $1, $2, $3) }.asObservable()), "4 |")
    XCTAssertEqual(
      events(of: Infallible.zip(one, one, one, one, one) { sum($0, $1, $2, $3, $4) }.asObservable()), "5 |")
    XCTAssertEqual(
      events(of: Infallible.zip(one, one, one, one, one, one) { sum($0, $1, $2, $3, $4, $5) }.asObservable()), "6 |")
    XCTAssertEqual(
      events(of: Infallible.zip(one, one, one, one, one, one, one) { sum($0, $1, $2, $3, $4, $5, $6) }.asObservable()),
      "7 |")
    XCTAssertEqual(
      events(
        of: Infallible.zip(one, one, one, one, one, one, one, one) { sum($0, $1, $2, $3, $4, $5, $6, $7) }
          .asObservable()), "8 |")
  }

  func testPairsInOrder() {
    let zipped = Infallible.zip(Infallible.of(1, 2, 3), Infallible.of(10, 20)) { $0 + $1 }
    XCTAssertEqual(events(of: zipped.asObservable()), "11 22 |")
  }
}
