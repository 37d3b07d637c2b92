// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

final class BooleanDisposableTests: XCTestCase {
  func testRemembersItsDisposal() {
    let disposable = BooleanDisposable()
    XCTAssertFalse(disposable.isDisposed)
    disposable.dispose()
    XCTAssertTrue(disposable.isDisposed)
    disposable.dispose()
    XCTAssertTrue(disposable.isDisposed)
  }

  func testInitialState() {
    XCTAssertTrue(BooleanDisposable(isDisposed: true).isDisposed)
    XCTAssertFalse(BooleanDisposable(isDisposed: false).isDisposed)
  }
}
