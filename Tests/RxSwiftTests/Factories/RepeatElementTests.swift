// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class RepeatElementTests: XCTestCase {
  func testRepeatsUntilDisposed() {
    XCTAssertEqual(events(of: Observable.repeatElement("a").take(3)), "a a a |")
    XCTAssertEqual(marbles(disposedAt: 204) { .repeatElement(7, scheduler: $0) }, "201:7 202:7 203:7")
  }

  func testEndsInTheMiddleOfAnElement() {
    let count = Counter()
    _ = Observable.repeatElement(1).map { $0 + 1 }.take(while: { _ in count.value < 5 }).subscribe { _ in count.add() }
    XCTAssertEqual(count.value, 6)
  }
}
