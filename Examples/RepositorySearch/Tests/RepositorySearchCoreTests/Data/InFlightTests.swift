// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

@testable import RepositorySearchCore

final class InFlightTests: XCTestCase {
  func testRequestsAreForgottenWhenTheyEndHoweverTheyEnd() {
    let inFlight = InFlight<String, Int>()
    let subject = PublishSubject<Int>()
    let ends: [@Sendable () -> Void] = [{ subject.onNext(1) }]
    let disposed = inFlight.request("a") { subject.asObservable() }.subscribe()
    XCTAssertEqual(inFlight.count, 1)
    ends.forEach { $0() }
    XCTAssertEqual(inFlight.count, 1)
    disposed.dispose()
    XCTAssertEqual(inFlight.count, 0)
    _ = inFlight.request("b") { .just(1) }.subscribe()
    XCTAssertEqual(inFlight.count, 0)
    _ = inFlight.request("c") { .error(SearchError.timedOut) }.subscribe(onError: { _ in })
    XCTAssertEqual(inFlight.count, 0)
  }

  func testDifferentKeysAreDifferentRequests() {
    let inFlight = InFlight<Int, Int>()
    let subscriptions = (0..<3).map { key in inFlight.request(key) { .never() }.subscribe() }
    XCTAssertEqual(inFlight.count, 3)
    subscriptions.forEach { $0.dispose() }
    XCTAssertEqual(inFlight.count, 0)
  }
}
