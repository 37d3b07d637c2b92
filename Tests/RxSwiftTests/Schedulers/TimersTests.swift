// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

/// Many timers of one scheduler.
final class TimersTests: XCTestCase {
  private let schedulers: [any SchedulerType] = [
    SerialDispatchQueueScheduler(qos: .userInitiated), ConcurrentDispatchQueueScheduler(qos: .userInitiated),
    ConcurrentMainScheduler.instance, MainScheduler.instance,
  ]

  /// Actions in the order of their times, which lie between those that are taken before and after each is scheduled; they
  /// are spread over half a second, in an order of their own.
  func testRunsInOrder() {
    let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
    let (order, done) = (Box<[Int]>([]), expectation(description: "done"))
    var due: [(earliest: DispatchTime, latest: DispatchTime)] = []
    for index in 0..<200 {
      let delay = DispatchTimeInterval.milliseconds(25 * (1 + (index * 37 % 200) / 10))
      let earliest = DispatchTime.now() + delay
      _ = scheduler.scheduleRelative(index, dueTime: delay) { index in
        order.value.append(index)
        if order.value.count == 200 { done.fulfill() }
        return Disposables.create()
      }
      due.append((earliest, DispatchTime.now() + delay))
    }
    wait(for: [done], timeout: 60)
    // What comes first was not due later, for certain, than what follows; two milliseconds are the timers' resolution.
    for (first, second) in zip(order.value, order.value.dropFirst()) {
      XCTAssertLessThanOrEqual(due[first].earliest, due[second].latest + .milliseconds(2))
    }
  }

  func testAnEarlierTimerOvertakes() {
    for scheduler in schedulers {
      let (late, early) = (Counter(), Signal())
      let last = scheduler.scheduleRelative((), dueTime: .seconds(60)) { _ in
        late.add()
        return Disposables.create()
      }
      let first = scheduler.scheduleRelative((), dueTime: .milliseconds(2)) { _ in
        early.give()
        return Disposables.create()
      }
      early.wait()
      XCTAssertEqual(late.value, 0)
      last.dispose()
      first.dispose()
    }
  }

  /// A timer after all others were disposed, and one after all others have run.
  func testTimersAfterTheLast() {
    for scheduler in schedulers {
      for round in 0..<3 {
        let disposed = (0..<100).map { _ in
          scheduler.scheduleRelative((), dueTime: .seconds(600)) { _ in Disposables.create() }
        }
        for timer in disposed { timer.dispose() }
        let fired = Signal()
        let timer = scheduler.scheduleRelative((), dueTime: .milliseconds(round)) { _ in
          fired.give()
          return Disposables.create()
        }
        fired.wait()
        timer.dispose()
      }
    }
  }

  /// An action that takes its time does not keep others of a concurrent scheduler waiting.
  func testConcurrentTimersDoNotWaitForEachOther() {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    let (isSecondDone, end) = (DispatchSemaphore(value: 0), Signal())
    for index in 0..<2 {
      _ = scheduler.scheduleRelative(index, dueTime: .milliseconds(1 + index)) { index in
        if index == 1 {
          isSecondDone.signal()
        } else if isSecondDone.wait(timeout: .now() + 60) == .success {
          end.give()
        }
        return Disposables.create()
      }
    }
    end.wait()
  }

  /// What is disposed does not run, whatever its neighbours do; and everything else does, exactly once.
  func testDisposalAmongMany() throws {
    for scheduler in schedulers {
      try undisturbed(pausesBelow: 0.02) { meter in
        let (wanted, wrong, done) = (AtomicCounter(), AtomicCounter(), Signal())
        for index in 0..<400 {
          let isWanted = index % 4 == 0
          meter.mark()
          let timer = scheduler.scheduleRelative((), dueTime: .milliseconds(20 + index % 7)) { _ in
            (isWanted ? wanted : wrong).add()
            if isWanted, wanted.value == 100 { done.give() }
            return Disposables.create()
          }
          if !isWanted { timer.dispose() }
        }
        meter.mark()
        done.wait()
        return {
          XCTAssertEqual(wanted.value, 100)
          XCTAssertEqual(wrong.value, 0)
        }
      }
    }
  }

  func testTimersOutliveTheirScheduler() {
    let fired = Signal()
    func schedule() {
      _ = SerialDispatchQueueScheduler(qos: .userInitiated).scheduleRelative((), dueTime: .milliseconds(2)) { _ in
        fired.give()
        return Disposables.create()
      }
    }
    schedule()
    fired.wait()
  }

  func testTimersFromManyThreads() {
    let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
    let (count, done) = (AtomicCounter(), Signal())
    inParallel(4) { thread in
      for index in 0..<2_000 {
        let timer = scheduler.scheduleRelative((), dueTime: .microseconds(index % 50)) { _ in
          count.add()
          return Disposables.create()
        }
        if index % 2 == thread % 2 { timer.dispose() }
      }
    }
    _ = scheduler.scheduleRelative((), dueTime: .milliseconds(5)) { _ in
      done.give()
      return Disposables.create()
    }
    done.wait()
    XCTAssertGreaterThanOrEqual(count.value, 4_000)
    XCTAssertLessThanOrEqual(count.value, 8_000)
  }
}
