// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class AnonymousDisposableTests: XCTestCase {
  func testRunsItsActionOnce() {
    let count = Counter()
    let disposable = Disposables.create { count.add() }
    XCTAssertFalse(disposable.isDisposed)
    disposable.dispose()
    disposable.dispose()
    XCTAssertTrue(disposable.isDisposed)
    XCTAssertEqual(count.value, 1)
  }

  func testDisposedInsideOfItsAction() {
    let count = Counter()
    let disposable = Box<(any Cancelable)?>(nil)
    disposable.value = Disposables.create {
      XCTAssertEqual(disposable.value?.isDisposed, true)
      disposable.value?.dispose()
      count.add()
    }
    disposable.value?.dispose()
    XCTAssertEqual(count.value, 1)
  }

  func testReleasesItsActionWhenDisposed() {
    var object: BooleanDisposable? = BooleanDisposable()
    let weak = WeakBox(object)
    let disposable = Disposables.create { [object] in object?.dispose() }
    object = nil
    XCTAssertNotNil(weak.object)
    disposable.dispose()
    XCTAssertNil(weak.object)
  }

  func testRunsOnceOnSeveralThreads() {
    for _ in 0..<2_000 {
      let count = Counter()
      let disposable = Disposables.create { count.add() }
      let shared = Box(disposable)
      DispatchQueue.concurrentPerform(iterations: 2) { _ in shared.value.dispose() }
      XCTAssertEqual(count.value, 1)
    }
  }
}
