// SPDX-License-Identifier: MIT
import Foundation
import RxSwift
import RxTestSupport
import XCTest

/// What holds for the schedulers of dispatch queues, serial and concurrent.
struct DispatchSchedulerChecks {
  let scheduler: any SchedulerType & Sendable

  func runsEveryAction() {
    let count = Counter()
    let done = Signal()
    for _ in 0..<1_000 {
      _ = scheduler.schedule(()) { _ in
        count.add()
        if count.value == 1_000 { done.give() }
        return Disposables.create()
      }
    }
    done.wait()
    XCTAssertEqual(count.value, 1_000)
  }

  func relativeIsNotEarly() {
    let done = Signal()
    let start = scheduler.now
    _ = scheduler.scheduleRelative((), dueTime: .milliseconds(50)) { [scheduler] _ in
      XCTAssertGreaterThanOrEqual(scheduler.now.timeIntervalSince(start), 0.045)
      done.give()
      return Disposables.create()
    }
    done.wait()
  }

  func aDisposedActionDoesNotRun() throws {
    try undisturbed(pausesBelow: 0.02) { meter in
      let count = Counter()
      scheduler.scheduleRelative((), dueTime: .milliseconds(20)) { _ in
        count.add()
        return Disposables.create()
      }.dispose()
      meter.mark()
      Thread.sleep(forTimeInterval: 0.08)
      return { XCTAssertEqual(count.value, 0) }
    }
  }

  func periodicHandsOnItsStateAndNeverRunsBesideItself() {
    let states = Box<[Int]>([])
    let inside = Counter()
    let done = Signal()
    let timer = scheduler.schedulePeriodic(0, startAfter: .milliseconds(1), period: .milliseconds(2)) { state in
      inside.add()
      XCTAssertEqual(inside.value, 1)
      if state < 5 { states.value.append(state) }
      if state == 4 { done.give() }
      Thread.sleep(forTimeInterval: 0.004)
      inside.add(-1)
      return state + 1
    }
    done.wait()
    timer.dispose()
    XCTAssertEqual(states.value, [0, 1, 2, 3, 4])
  }

  func periodicDisposedInsideOfItsAction() {
    let (count, isSet, done) = (Counter(), DispatchSemaphore(value: 0), Signal())
    let timer = SingleAssignmentDisposable()
    timer.setDisposable(
      scheduler.schedulePeriodic((), startAfter: .milliseconds(1), period: .milliseconds(2)) { _ in
        isSet.wait()
        count.add()
        timer.dispose()
        done.give()
        // Another turn is not to wait for ever.
        isSet.signal()
      })
    isSet.signal()
    done.wait()
    Thread.sleep(forTimeInterval: 0.05)
    XCTAssertEqual(count.value, 1)
  }
}
