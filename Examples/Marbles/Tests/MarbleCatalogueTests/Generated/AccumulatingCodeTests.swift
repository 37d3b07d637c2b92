// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by scripts/marbles: the tests that the playground shows.
import Foundation
import RxCocoa
import RxKit
import RxMarbles
import RxRelay
import RxSwift
import RxTest
import XCTest

final class AccumulatingCodeTests: XCTestCase {
  func testScan() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1--2--3--4-|", of: Int.self).asObservable()
    let result = source.scan(0) { $0 + $1 }

    scheduler.expect(result).emits("-1--3--6--A-|", values: ["1": 1, "3": 3, "6": 6, "A": 10])
  }

  func testScanInto() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1--2--3--4-|", of: Int.self).asObservable()
    let result = source.scan(into: 0) { $0 += $1 }

    scheduler.expect(result).emits("-1--3--6--A-|", values: ["1": 1, "3": 3, "6": 6, "A": 10])
  }

  func testReduce() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1--2--3--4-|", of: Int.self).asObservable()
    let result = source.reduce(0) { $0 + $1 }

    scheduler.expect(result).emits("------------[A|]", values: ["A": 10])
  }

  func testReduceResult() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1--2--3--4-|", of: Int.self).asObservable()
    let result = source.reduce(0, accumulator: +, mapResult: { $0 * 10 })

    scheduler.expect(result).emits("------------[A|]", values: ["A": 100])
  }
}
