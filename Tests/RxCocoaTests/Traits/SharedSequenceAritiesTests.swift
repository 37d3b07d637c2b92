// SPDX-License-Identifier: MIT
import RxCocoa
import RxSwift
import RxTestSupport
import XCTest

final class SharedSequenceAritiesTests: XCTestCase {
  private func first<Element>(_ driver: Driver<Element>) -> String {
    let log = Log()
    driver.drive(onNext: { log.add("\($0)") }).dispose()
    return log.lines.joined(separator: " ")
  }

  private let one = BehaviorRelay(value: 1).asDriver()
  private nonisolated static func sum(_ elements: Int...) -> Int { elements.reduce(0, +) }

  func testCombineLatestWithASelector() {
    XCTAssertEqual(first(Driver.combineLatest(one, one) { Self.sum($0, $1) }), "2")
    XCTAssertEqual(first(Driver.combineLatest(one, one, one) { Self.sum($0, $1, $2) }), "3")
    XCTAssertEqual(first(Driver.combineLatest(one, one, one, one) { Self.sum($0, $1, $2, $3) }), "4")
    XCTAssertEqual(first(Driver.combineLatest(one, one, one, one, one) { Self.sum($0, $1, $2, $3, $4) }), "5")
    XCTAssertEqual(first(Driver.combineLatest(one, one, one, one, one, one) { Self.sum($0, $1, $2, $3, $4, $5) }), "6")
    XCTAssertEqual(
      first(Driver.combineLatest(one, one, one, one, one, one, one) { Self.sum($0, $1, $2, $3, $4, $5, $6) }), "7")
    XCTAssertEqual(
      first(Driver.combineLatest(one, one, one, one, one, one, one, one) { Self.sum($0, $1, $2, $3, $4, $5, $6, $7) }),
      "8")
  }

  func testCombineLatestTuples() {
    XCTAssertEqual(first(Driver.combineLatest(one, one)), "(1, 1)")
    XCTAssertEqual(first(Driver.combineLatest(one, one, one)), "(1, 1, 1)")
    XCTAssertEqual(first(Driver.combineLatest(one, one, one, one)), "(1, 1, 1, 1)")
    XCTAssertEqual(first(Driver.combineLatest(one, one, one, one, one)), "(1, 1, 1, 1, 1)")
    XCTAssertEqual(first(Driver.combineLatest(one, one, one, one, one, one)), "(1, 1, 1, 1, 1, 1)")
    XCTAssertEqual(first(Driver.combineLatest(one, one, one, one, one, one, one)), "(1, 1, 1, 1, 1, 1, 1)")
    XCTAssertEqual(first(Driver.combineLatest(one, one, one, one, one, one, one, one)), "(1, 1, 1, 1, 1, 1, 1, 1)")
  }

  func testZipWithASelector() {
    XCTAssertEqual(first(Driver.zip(one, one) { Self.sum($0, $1) }), "2")
    XCTAssertEqual(first(Driver.zip(one, one, one) { Self.sum($0, $1, $2) }), "3")
    XCTAssertEqual(first(Driver.zip(one, one, one, one) { Self.sum($0, $1, $2, $3) }), "4")
    XCTAssertEqual(first(Driver.zip(one, one, one, one, one) { Self.sum($0, $1, $2, $3, $4) }), "5")
    XCTAssertEqual(first(Driver.zip(one, one, one, one, one, one) { Self.sum($0, $1, $2, $3, $4, $5) }), "6")
    XCTAssertEqual(first(Driver.zip(one, one, one, one, one, one, one) { Self.sum($0, $1, $2, $3, $4, $5, $6) }), "7")
    XCTAssertEqual(
      first(Driver.zip(one, one, one, one, one, one, one, one) { Self.sum($0, $1, $2, $3, $4, $5, $6, $7) }), "8")
  }

  func testZipTuples() {
    XCTAssertEqual(first(Driver.zip(one, one)), "(1, 1)")
    XCTAssertEqual(first(Driver.zip(one, one, one)), "(1, 1, 1)")
    XCTAssertEqual(first(Driver.zip(one, one, one, one)), "(1, 1, 1, 1)")
    XCTAssertEqual(first(Driver.zip(one, one, one, one, one)), "(1, 1, 1, 1, 1)")
    XCTAssertEqual(first(Driver.zip(one, one, one, one, one, one)), "(1, 1, 1, 1, 1, 1)")
    XCTAssertEqual(first(Driver.zip(one, one, one, one, one, one, one)), "(1, 1, 1, 1, 1, 1, 1)")
    XCTAssertEqual(first(Driver.zip(one, one, one, one, one, one, one, one)), "(1, 1, 1, 1, 1, 1, 1, 1)")
  }
}
