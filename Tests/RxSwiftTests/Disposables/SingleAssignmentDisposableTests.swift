// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class SingleAssignmentDisposableTests: XCTestCase {
  func testDisposesItsContentOnce() {
    let count = Counter()
    let single = SingleAssignmentDisposable()
    single.setDisposable(Disposables.create { count.add() })
    XCTAssertFalse(single.isDisposed)
    XCTAssertEqual(count.value, 0)
    single.dispose()
    single.dispose()
    XCTAssertTrue(single.isDisposed)
    XCTAssertEqual(count.value, 1)
  }

  func testSetAfterDisposal() {
    let count = Counter()
    let single = SingleAssignmentDisposable()
    single.dispose()
    XCTAssertEqual(count.value, 0)
    single.setDisposable(Disposables.create { count.add() })
    XCTAssertEqual(count.value, 1)
  }

  func testDisposedInsideOfTheDisposal() {
    let count = Counter()
    let single = SingleAssignmentDisposable()
    single.setDisposable(
      Disposables.create {
        single.dispose()
        count.add()
      })
    single.dispose()
    XCTAssertEqual(count.value, 1)
  }

  func testReleasesItsContent() {
    let single = SingleAssignmentDisposable()
    var content: BooleanDisposable? = BooleanDisposable()
    let weak = WeakBox(content)
    if let content { single.setDisposable(content) }
    content = nil
    XCTAssertNotNil(weak.object)
    single.dispose()
    XCTAssertNil(weak.object)
  }

  func testSettingAndDisposingOnSeveralThreads() {
    for _ in 0..<1_000 {
      let count = Counter()
      let single = SingleAssignmentDisposable()
      inParallel(3) { thread in
        if thread == 0 { single.setDisposable(Disposables.create { count.add() }) } else { single.dispose() }
      }
      XCTAssertEqual(count.value, 1)
    }
  }
}
