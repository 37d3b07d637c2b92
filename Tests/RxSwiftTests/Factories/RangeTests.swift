// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

final class RangeTests: XCTestCase {
  func testEmitsConsecutiveIntegers() {
    XCTAssertEqual(events(of: Observable.range(start: 3, count: 4)), "3 4 5 6 |")
    XCTAssertEqual(events(of: Observable.range(start: -1, count: 2)), "-1 0 |")
    XCTAssertEqual(events(of: Observable.range(start: 3, count: 0)), "|")
    XCTAssertEqual(events(of: Observable<UInt8>.range(start: 0, count: 0)), "|")
  }

  func testBoundaries() {
    XCTAssertEqual(events(of: Observable.range(start: Int.max, count: 1)), "\(Int.max) |")
    XCTAssertEqual(events(of: Observable<Int8>.range(start: 126, count: 2)), "126 127 |")
    XCTAssertEqual(events(of: Observable<UInt8>.range(start: 254, count: 2)), "254 255 |")
    XCTAssertEqual(events(of: Observable<Int8>.range(start: .min, count: 127).takeLast(1)), "-2 |")
    XCTAssertEqual(events(of: Observable<UInt8>.range(start: 1, count: 255).takeLast(1)), "255 |")
  }

  func testScheduler() {
    XCTAssertEqual(marbles { .range(start: 7, count: 3, scheduler: $0) }, "201:7 202:8 203:9 204:|")
    XCTAssertEqual(marbles(disposedAt: 203) { .range(start: 7, count: 3, scheduler: $0) }, "201:7 202:8")
    XCTAssertEqual(marbles { .range(start: 7, count: 0, scheduler: $0) }, "201:|")
  }
}
