// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class OperationQueueSchedulerTests: XCTestCase {
  func testRunsOnItsQueue() {
    let queue = OperationQueue()
    let scheduler = OperationQueueScheduler(operationQueue: queue, queuePriority: .high)
    XCTAssertTrue(scheduler.operationQueue === queue)
    XCTAssertEqual(scheduler.queuePriority, .high)
    let count = Counter()
    _ = scheduler.schedule(2) { state in
      count.add(state)
      return Disposables.create()
    }
    queue.waitUntilAllOperationsAreFinished()
    XCTAssertEqual(count.value, 2)
  }

  func testADisposedActionDoesNotRun() {
    let queue = OperationQueue()
    queue.isSuspended = true
    let count = Counter()
    OperationQueueScheduler(operationQueue: queue).schedule(()) { _ in
      count.add()
      return Disposables.create()
    }.dispose()
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()
    XCTAssertEqual(count.value, 0)
  }
}
