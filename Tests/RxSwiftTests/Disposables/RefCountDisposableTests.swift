// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class RefCountDisposableTests: XCTestCase {
  func testDisposedWithoutRetainers() {
    let content = BooleanDisposable()
    let counted = RefCountDisposable(disposable: content)
    XCTAssertFalse(counted.isDisposed)
    counted.dispose()
    XCTAssertTrue(content.isDisposed)
    XCTAssertTrue(counted.isDisposed)
  }

  func testWaitsForItsRetainers() {
    let content = BooleanDisposable()
    let counted = RefCountDisposable(disposable: content)
    let first = counted.retain()
    let second = counted.retain()
    first.dispose()
    first.dispose()
    counted.dispose()
    counted.dispose()
    XCTAssertFalse(content.isDisposed)
    XCTAssertFalse(counted.isDisposed)
    second.dispose()
    XCTAssertTrue(content.isDisposed)
    XCTAssertTrue(counted.isDisposed)
  }

  func testRetainersAloneDoNotDispose() {
    let content = BooleanDisposable()
    let counted = RefCountDisposable(disposable: content)
    counted.retain().dispose()
    XCTAssertFalse(content.isDisposed)
  }

  func testRetainAfterDisposal() {
    let counted = RefCountDisposable(disposable: Disposables.create())
    counted.dispose()
    counted.retain().dispose()
    XCTAssertTrue(counted.isDisposed)
  }

  func testDisposesOnceOnSeveralThreads() {
    for _ in 0..<500 {
      let count = Counter()
      let counted = RefCountDisposable(disposable: Disposables.create { count.add() })
      inParallel(4) { thread in
        let retained = counted.retain()
        if thread == 0 { counted.dispose() }
        retained.dispose()
      }
      XCTAssertEqual(count.value, 1)
    }
  }
}
