// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class PeriodicByRelativeTests: XCTestCase {
  func testRunsEveryPeriodWithTheLastState() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log()
    let repetition = Box(
      scheduler.schedulePeriodic(1, startAfter: .seconds(5), period: .seconds(10)) { state in
        log.add("\(scheduler.clock):\(state)")
        return state * 2
      })
    scheduler.scheduleAt(30) { repetition.value.dispose() }
    scheduler.start()
    XCTAssertEqual(log.lines, ["5:1", "15:2", "25:4"])
  }

  func testDisposedByItsOwnAction() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log()
    let repetition = Box<(any Disposable)?>(nil)
    repetition.value = scheduler.schedulePeriodic(1, startAfter: .seconds(1), period: .seconds(1)) { state in
      log.add("\(scheduler.clock)")
      if state == 3 { repetition.value?.dispose() }
      return state + 1
    }
    scheduler.start()
    XCTAssertEqual(log.lines, ["1", "2", "3"])
  }
}
