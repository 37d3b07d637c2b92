// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class JustTests: XCTestCase {
  func testEmitsAndCompletesOnSubscription() {
    XCTAssertEqual(events(of: Observable.just(42)), "42 |")
    XCTAssertEqual(events(of: Observable.just("a")), "a |")
    XCTAssertEqual(marbles { _ in .just(42) }, "200:42 200:|")
  }

  func testScheduler() {
    XCTAssertEqual(marbles { .just(42, scheduler: $0) }, "201:42 202:|")
    XCTAssertEqual(marbles(disposedAt: 201) { .just(42, scheduler: $0) }, "")
    XCTAssertEqual(marbles(disposedAt: 202) { .just(42, scheduler: $0) }, "201:42")
    XCTAssertEqual(marbles { Observable.just(42, scheduler: $0).take(1) }, "201:42 201:|")
    XCTAssertEqual(events(of: Observable.just(42, scheduler: CurrentThreadScheduler.instance)), "42 |")
  }

  func testIsNotTrampolined() {
    let log = Log()
    _ = Observable<Int>.create { _ in
      _ = Observable.just(1).subscribe { log.add(marble($0)) }
      log.add("subscribed")
      return Disposables.create()
    }.subscribe()
    XCTAssertEqual(log.lines, ["1", "|", "subscribed"])
  }
}
