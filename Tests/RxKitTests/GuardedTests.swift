// SPDX-License-Identifier: MIT
import Dispatch
import RxKit
import XCTest

final class GuardedTests: XCTestCase {
  func testNoChangeIsLostBetweenThreads() {
    let count = Guarded(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1000 { count.withLock { $0 += 1 } }
    }
    XCTAssertEqual(count.withLock { $0 }, 8000)
  }

  func testTheLockIsFreeAfterAnError() {
    struct Failed: Error {}
    let values = Guarded([1])
    XCTAssertThrowsError(
      try values.withLock {
        $0.append(2)
        throw Failed()
      })
    XCTAssertEqual(values.withLock { $0.removeLast() }, 2)
    XCTAssertEqual(values.withLock { $0 }, [1])
  }
}
