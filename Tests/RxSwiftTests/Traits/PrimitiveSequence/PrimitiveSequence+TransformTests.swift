// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class PrimitiveSequenceTransformTests: XCTestCase {
  func testMap() {
    XCTAssertEqual(events(of: Single.just(1).map { $0 * 2 }.asObservable()), "2 |")
    XCTAssertEqual(events(of: Single.just(1).map { _ -> Int in throw TestError() }.asObservable()), "x")
    XCTAssertEqual(events(of: Single<Int>.error(TestError()).map { $0 * 2 }.asObservable()), "x")
    XCTAssertEqual(events(of: Maybe.just(1).map { $0 * 2 }.asObservable()), "2 |")
    XCTAssertEqual(events(of: Maybe.just(1).map { _ -> Int in throw TestError() }.asObservable()), "x")
    XCTAssertEqual(events(of: Maybe<Int>.empty().map { $0 * 2 }.asObservable()), "|")
  }

  func testFilter() {
    XCTAssertEqual(events(of: Single.just(1).filter { $0 == 1 }.asObservable()), "1 |")
    XCTAssertEqual(events(of: Single.just(1).filter { $0 == 2 }.asObservable()), "|")
    XCTAssertEqual(events(of: Single.just(1).filter { _ in throw TestError() }.asObservable()), "x")
    XCTAssertEqual(events(of: Maybe.just(1).filter { $0 == 1 }.asObservable()), "1 |")
    XCTAssertEqual(events(of: Maybe.just(1).filter { $0 == 2 }.asObservable()), "|")
    XCTAssertEqual(events(of: Maybe.just(1).filter { _ in throw TestError() }.asObservable()), "x")
  }

  func testCompactMap() {
    XCTAssertEqual(events(of: Single.just("1").compactMap { Int($0) }.asObservable()), "1 |")
    XCTAssertEqual(events(of: Single.just("a").compactMap { Int($0) }.asObservable()), "|")
    XCTAssertEqual(events(of: Single.just("a").compactMap { _ -> Int? in throw TestError() }.asObservable()), "x")
    XCTAssertEqual(events(of: Maybe.just("1").compactMap { Int($0) }.asObservable()), "1 |")
    XCTAssertEqual(events(of: Maybe.just("a").compactMap { Int($0) }.asObservable()), "|")
    XCTAssertEqual(events(of: Maybe.just("a").compactMap { _ -> Int? in throw TestError() }.asObservable()), "x")
  }

  func testIfEmpty() {
    XCTAssertEqual(events(of: Maybe<Int>.empty().ifEmpty(default: 5).asObservable()), "5 |")
    XCTAssertEqual(events(of: Maybe.just(1).ifEmpty(default: 5).asObservable()), "1 |")
    XCTAssertEqual(events(of: Maybe<Int>.error(TestError()).ifEmpty(default: 5).asObservable()), "x")
    XCTAssertEqual(events(of: Maybe<Int>.empty().ifEmpty(switchTo: Single.just(6)).asObservable()), "6 |")
    XCTAssertEqual(events(of: Maybe<Int>.empty().ifEmpty(switchTo: Maybe.just(6)).asObservable()), "6 |")
    XCTAssertEqual(events(of: Maybe<Int>.empty().ifEmpty(switchTo: Maybe<Int>.empty()).asObservable()), "|")
    XCTAssertEqual(events(of: Maybe.just(1).ifEmpty(switchTo: Single.just(6)).asObservable()), "1 |")
  }
}
