// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

final class ConcurrentDispatchQueueSchedulerTests: XCTestCase {
  private let checks = DispatchSchedulerChecks(scheduler: ConcurrentDispatchQueueScheduler(qos: .default))

  func testRunsEveryAction() { checks.runsEveryAction() }
  func testRelativeIsNotEarly() { checks.relativeIsNotEarly() }
  func testADisposedActionDoesNotRun() throws { try checks.aDisposedActionDoesNotRun() }
  func testPeriodicHandsOnItsStateAndNeverRunsBesideItself() {
    checks.periodicHandsOnItsStateAndNeverRunsBesideItself()
  }
  func testPeriodicDisposedInsideOfItsAction() { checks.periodicDisposedInsideOfItsAction() }
}
