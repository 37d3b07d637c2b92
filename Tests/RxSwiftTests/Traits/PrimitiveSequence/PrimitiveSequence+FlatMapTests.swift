// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class PrimitiveSequenceFlatMapTests: XCTestCase {
  func testFlatMapOfASingle() {
    XCTAssertEqual(events(of: Single.just(1).flatMap { .just($0 + 1) }.asObservable()), "2 |")
    XCTAssertEqual(events(of: Single.just(1).flatMap { _ in Single<Int>.error(TestError()) }.asObservable()), "x")
    XCTAssertEqual(events(of: Single.just(1).flatMap { _ -> Single<Int> in throw TestError() }.asObservable()), "x")
    XCTAssertEqual(events(of: Single<Int>.error(TestError()).flatMap { .just($0) }.asObservable()), "x")
    XCTAssertEqual(events(of: Single.just(1).flatMap { _ in Single<Int>.never() }.asObservable()), "")
  }

  func testFlatMapMaybe() {
    XCTAssertEqual(events(of: Single.just(1).flatMapMaybe { Maybe.just($0 + 1) }.asObservable()), "2 |")
    XCTAssertEqual(events(of: Single.just(1).flatMapMaybe { _ in Maybe<Int>.empty() }.asObservable()), "|")
    XCTAssertEqual(events(of: Single.just(1).flatMapMaybe { _ -> Maybe<Int> in throw TestError() }.asObservable()), "x")
  }

  func testFlatMapCompletable() {
    XCTAssertEqual(events(of: Single.just(1).flatMapCompletable { _ in .empty() }.asObservable()), "|")
    XCTAssertEqual(events(of: Single.just(1).flatMapCompletable { _ in .error(TestError()) }.asObservable()), "x")
    XCTAssertEqual(
      events(of: Single.just(1).flatMapCompletable { _ -> Completable in throw TestError() }.asObservable()), "x")
  }

  func testFlatMapOfAMaybe() {
    XCTAssertEqual(events(of: Maybe.just(1).flatMap { .just($0 + 1) }.asObservable()), "2 |")
    XCTAssertEqual(events(of: Maybe.just(1).flatMap { _ in Maybe<Int>.empty() }.asObservable()), "|")
    XCTAssertEqual(events(of: Maybe<Int>.empty().flatMap { .just($0) }.asObservable()), "|")
    XCTAssertEqual(events(of: Maybe.just(1).flatMap { _ -> Maybe<Int> in throw TestError() }.asObservable()), "x")
  }
}
