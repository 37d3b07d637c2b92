// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

final class NeverTests: XCTestCase {
  func testEmitsNothing() {
    XCTAssertEqual(marbles { _ in Observable<Int>.never() }, "")
    XCTAssertEqual(events(of: Observable<Int>.never().map { $0 + 1 }), "")
  }

  func testReleasesItsObserver() {
    final class Owner: Sendable {}
    weak var gone: Owner?
    func subscribe() {
      let owner = Owner()
      gone = owner
      let subscription = Observable<Int>.never().subscribe { _ in _ = owner }
      XCTAssertNotNil(gone)
      subscription.dispose()
    }
    subscribe()
    XCTAssertNil(gone)
  }
}
