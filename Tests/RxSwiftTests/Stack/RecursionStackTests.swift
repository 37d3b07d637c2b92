// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

/// Recursion through schedulers does not grow the stack: each of these goes a million deep on a small one.
final class RecursionStackTests: XCTestCase {
  func testScheduleRecursiveOnTheCurrentThread() {
    let count = Box(0)
    onASmallStack {
      _ = CurrentThreadScheduler.instance.scheduleRecursive(million) { left, recurse in
        count.value += 1
        if left > 1 { recurse(left - 1) }
      }
    }
    XCTAssertEqual(count.value, million)
  }

  func testNestedSchedulingOnTheCurrentThread() {
    let count = Box(0)
    @Sendable func step(_ left: Int) -> any Disposable {
      count.value += 1
      guard left > 1 else { return Disposables.create() }
      return CurrentThreadScheduler.instance.schedule(left - 1, action: step)
    }
    onASmallStack { _ = CurrentThreadScheduler.instance.schedule(million, action: step) }
    XCTAssertEqual(count.value, million)
    // Disposing goes from each action to the one that it scheduled.
    onASmallStack { CurrentThreadScheduler.instance.schedule(million, action: step).dispose() }
    XCTAssertEqual(count.value, 2 * million)
  }

  func testScheduleRecursiveInVirtualTime() {
    let count = Box(0)
    onASmallStack {
      let scheduler = TestScheduler(initialClock: 0)
      _ = scheduler.scheduleRecursive(million) { left, recurse in
        count.value += 1
        if left > 1 { recurse(left - 1) }
      }
      scheduler.start()
    }
    XCTAssertEqual(count.value, million)
  }

  func testScheduleRecursiveOnAQueue() {
    let (count, done) = (Box(0), expectation(description: "done"))
    let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
    let subscription = scheduler.scheduleRecursive(million) { left, recurse in
      count.value += 1
      if left > 1 { recurse(left - 1) } else { done.fulfill() }
    }
    wait(for: [done], timeout: 120)
    XCTAssertEqual(count.value, million)
    subscription.dispose()
  }

  /// What an observer sends to its source by way of the current thread's queue waits until it has returned.
  func testRecursionThroughASubjectAndTheCurrentThread() {
    let count = Box(0)
    onASmallStack {
      let subject = PublishSubject<Int>()
      _ = subject.observe(on: CurrentThreadScheduler.instance).subscribe(onNext: { value in
        count.value += 1
        if value < million { subject.onNext(value + 1) }
      })
      subject.onNext(1)
    }
    XCTAssertEqual(count.value, million)
  }
}
