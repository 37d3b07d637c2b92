// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class MaybeZipAritiesTests: XCTestCase {
  func testArities() {
    let one = Maybe.just(1)
    @Sendable func sum(_ elements: Int...) -> Int { elements.reduce(0, +) }
    XCTAssertEqual(events(of: Maybe.zip(one, one) { $0 + $1 }.asObservable()), "2 |")
    XCTAssertEqual(events(of: Maybe.zip(one, one, one) { $0 + $1 + $2 }.asObservable()), "3 |")
    XCTAssertEqual(events(of: Maybe.zip(one, one, one, one) { sum($0, $1, $2, $3) }.asObservable()), "4 |")
    XCTAssertEqual(events(of: Maybe.zip(one, one, one, one, one) { sum($0, $1, $2, $3, $4) }.asObservable()), "5 |")
    XCTAssertEqual(
      events(of: Maybe.zip(one, one, one, one, one, one) { sum($0, $1, $2, $3, $4, $5) }.asObservable()), "6 |")
    XCTAssertEqual(
      events(of: Maybe.zip(one, one, one, one, one, one, one) { sum($0, $1, $2, $3, $4, $5, $6) }.asObservable()),
      "7 |")
    XCTAssertEqual(
      events(
        of: Maybe.zip(one, one, one, one, one, one, one, one) { sum($0, $1, $2, $3, $4, $5, $6, $7) }.asObservable()),
      "8 |")
  }

  func testTuples() {
    let log = Log()
    let (a, b) = (Maybe.just(1), Maybe.just("b"))
    _ = Maybe.zip(a, b).subscribe { log.add("\($0)") }
    _ = Maybe.zip(a, b, a, b, a, b, a, b).subscribe { log.add("\($0)") }
    XCTAssertEqual(log.lines, [#"success(1, "b")"#, #"success(1, "b", 1, "b", 1, "b", 1, "b")"#])
  }

  func testAnEmptyOneIsTheEnd() {
    XCTAssertEqual(events(of: Maybe.zip(Maybe.just(1), Maybe<Int>.empty()) { $0 + $1 }.asObservable()), "|")
    XCTAssertEqual(events(of: Maybe.zip(Maybe.just(1), Maybe<Int>.error(TestError())) { $0 + $1 }.asObservable()), "x")
  }
}
