// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

final class SerialDispatchQueueSchedulerTests: XCTestCase {
  private let checks = DispatchSchedulerChecks(scheduler: SerialDispatchQueueScheduler(internalSerialQueueName: "test"))

  func testRunsEveryAction() { checks.runsEveryAction() }
  func testRelativeIsNotEarly() { checks.relativeIsNotEarly() }
  func testADisposedActionDoesNotRun() throws { try checks.aDisposedActionDoesNotRun() }
  func testPeriodicHandsOnItsStateAndNeverRunsBesideItself() {
    checks.periodicHandsOnItsStateAndNeverRunsBesideItself()
  }
  func testPeriodicDisposedInsideOfItsAction() { checks.periodicDisposedInsideOfItsAction() }
}
