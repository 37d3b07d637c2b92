// SPDX-License-Identifier: MIT
import RxKit
import RxSwift
import XCTest

final class DisposedTests: XCTestCase {
  func testASubscriptionEndsWithItsGroup() {
    let (numbers, group) = (PublishSubject<Int>(), CompositeDisposable())
    numbers.subscribe().disposed(by: group)
    XCTAssertTrue(numbers.hasObservers)
    group.dispose()
    XCTAssertFalse(numbers.hasObservers)
    numbers.subscribe().disposed(by: group)
    XCTAssertFalse(numbers.hasObservers, "the group had ended")
  }
}
