// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

final class ScheduledDisposableTests: XCTestCase {
  func testDisposesOnItsScheduler() {
    let key = DispatchSpecificKey<Bool>()
    let scheduler = SerialDispatchQueueScheduler(
      internalSerialQueueName: "test", serialQueueConfiguration: { $0.setSpecific(key: key, value: true) })
    let done = expectation(description: "disposed")
    let content = Disposables.create {
      XCTAssertEqual(DispatchQueue.getSpecific(key: key), true)
      done.fulfill()
    }
    let scheduled = ScheduledDisposable(scheduler: scheduler, disposable: content)
    XCTAssertFalse(scheduled.isDisposed)
    XCTAssertTrue(scheduled.scheduler is SerialDispatchQueueScheduler)
    scheduled.dispose()
    scheduled.dispose()
    wait(for: [done], timeout: 60)
    XCTAssertTrue(scheduled.isDisposed)
  }
}
