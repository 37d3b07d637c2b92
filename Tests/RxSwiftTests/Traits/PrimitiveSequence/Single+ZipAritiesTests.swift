// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class SingleZipAritiesTests: XCTestCase {
  func testArities() {
    let one = Single.just(1)
    @Sendable func sum(_ elements: Int...) -> Int { elements.reduce(0, +) }
    XCTAssertEqual(events(of: Single.zip(one, one) { $0 + $1 }.asObservable()), "2 |")
    XCTAssertEqual(events(of: Single.zip(one, one, one) { $0 + $1 + $2 }.asObservable()), "3 |")
    XCTAssertEqual(events(of: Single.zip(one, one, one, one) { sum($0, $1, $2, $3) }.asObservable()), "4 |")
    XCTAssertEqual(events(of: Single.zip(one, one, one, one, one) { sum($0, $1, $2, $3, $4) }.asObservable()), "5 |")
    XCTAssertEqual(
      events(of: Single.zip(one, one, one, one, one, one) { sum($0, $1, $2, $3, $4, $5) }.asObservable()), "6 |")
    XCTAssertEqual(
      events(of: Single.zip(one, one, one, one, one, one, one) { sum($0, $1, $2, $3, $4, $5, $6) }.asObservable()),
      "7 |")
    XCTAssertEqual(
      events(
        of: Single.zip(one, one, one, one, one, one, one, one) { sum($0, $1, $2, $3, $4, $5, $6, $7) }.asObservable()),
      "8 |")
  }

  func testTuples() {
    let log = Log()
    let (a, b, c, d) = (Single.just(1), Single.just("b"), Single.just(true), Single.just(4.5))
    _ = Single.zip(a, b).subscribe { log.add("\(try! $0.get())") }
    _ = Single.zip(a, b, c).subscribe { log.add("\(try! $0.get())") }
    _ = Single.zip(a, b, c, d).subscribe { log.add("\(try! $0.get())") }
    _ = Single.zip(a, b, c, d, a).subscribe { log.add("\(try! $0.get())") }
    _ = Single.zip(a, b, c, d, a, b).subscribe { log.add("\(try! $0.get())") }
    _ = Single.zip(a, b, c, d, a, b, c).subscribe { log.add("\(try! $0.get())") }
    _ = Single.zip(a, b, c, d, a, b, c, d).subscribe { log.add("\(try! $0.get())") }
    XCTAssertEqual(
      log.lines,
      [
        #"(1, "b")"#, #"(1, "b", true)"#, #"(1, "b", true, 4.5)"#, #"(1, "b", true, 4.5, 1)"#,
        #"(1, "b", true, 4.5, 1, "b")"#, #"(1, "b", true, 4.5, 1, "b", true)"#,
        #"(1, "b", true, 4.5, 1, "b", true, 4.5)"#,
      ])
  }

  func testAThrowingSelector() {
    let one = Single.just(1)
    XCTAssertEqual(events(of: Single.zip(one, one) { _, _ -> Int in throw TestError() }.asObservable()), "x")
  }
}
