// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class RecursiveSchedulingTests: XCTestCase {
  func testSchedulesItselfAgain() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log()
    _ = scheduler.scheduleRecursive(3) { state, recurse in
      log.add("\(scheduler.clock):\(state)")
      if state > 0 { recurse(state - 1) }
    }
    scheduler.start()
    XCTAssertEqual(log.lines, ["1:3", "2:2", "3:1", "4:0"])
  }

  func testDisposalStopsIt() {
    let scheduler = TestScheduler(initialClock: 0)
    let count = Counter()
    let recursion = Box(
      scheduler.scheduleRecursive(()) { _, recurse in
        count.add()
        recurse(())
      })
    scheduler.scheduleAt(5) { recursion.value.dispose() }
    scheduler.start()
    XCTAssertEqual(count.value, 4)
  }

  func testMayScheduleSeveralTimes() {
    let scheduler = TestScheduler(initialClock: 0)
    let count = Counter()
    _ = scheduler.scheduleRecursive(3) { depth, recurse in
      count.add()
      guard depth > 0 else { return }
      recurse(depth - 1)
      recurse(depth - 1)
    }
    scheduler.start()
    XCTAssertEqual(count.value, 15)
  }

  func testDeepRecursionOnTheCurrentThread() {
    let count = Counter()
    _ = CurrentThreadScheduler.instance.scheduleRecursive(100_000) { left, recurse in
      count.add()
      if left > 1 { recurse(left - 1) }
    }
    XCTAssertEqual(count.value, 100_000)
  }

  func testReleasesTheActionWhenDisposed() {
    final class Owner: Sendable {}
    weak var gone: Owner?
    let scheduler = TestScheduler(initialClock: 0)
    func schedule() -> any Disposable {
      let owner = Owner()
      gone = owner
      return scheduler.scheduleRecursive(()) { _, recurse in
        _ = owner
        recurse(())
      }
    }
    let recursion = schedule()
    XCTAssertNotNil(gone)
    recursion.dispose()
    XCTAssertNil(gone)
  }
}
