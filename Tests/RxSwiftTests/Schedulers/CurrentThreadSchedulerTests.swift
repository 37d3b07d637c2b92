// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class CurrentThreadSchedulerTests: XCTestCase {
  private let scheduler = CurrentThreadScheduler.instance

  func testTheFirstActionRunsAtOnceAndNestedOnesAfterIt() {
    let log = Log()
    _ = scheduler.schedule("outer") { [scheduler] name in
      log.add("begin \(name)")
      for inner in ["a", "b"] {
        _ = scheduler.schedule(inner) { inner in
          log.add(inner)
          _ = scheduler.schedule(()) { _ in
            log.add("in \(inner)")
            return Disposables.create()
          }
          return Disposables.create()
        }
      }
      log.add("end \(name)")
      return Disposables.create()
    }
    XCTAssertEqual(log.lines, ["begin outer", "end outer", "a", "b", "in a", "in b"])
  }

  func testIsScheduleRequired() {
    XCTAssertTrue(CurrentThreadScheduler.isScheduleRequired)
    _ = scheduler.schedule(()) { _ in
      XCTAssertFalse(CurrentThreadScheduler.isScheduleRequired)
      inParallel(1) { _ in XCTAssertTrue(CurrentThreadScheduler.isScheduleRequired) }
      return Disposables.create()
    }
    XCTAssertTrue(CurrentThreadScheduler.isScheduleRequired)
  }

  func testADisposedActionDoesNotRun() {
    let log = Log()
    _ = scheduler.schedule(()) { [scheduler] _ in
      let item = scheduler.schedule(()) { _ in
        log.add("disposed")
        return Disposables.create()
      }
      item.dispose()
      return Disposables.create()
    }
    XCTAssertEqual(log.lines, [])
  }

  func testDisposesWhatTheActionReturned() {
    let log = Log()
    let outer = scheduler.schedule(()) { _ in Disposables.create { log.add("outer") } }
    outer.dispose()
    let inner = Box<(any Disposable)?>(nil)
    _ = scheduler.schedule(()) { [scheduler] _ in
      inner.value = scheduler.schedule(()) { _ in Disposables.create { log.add("inner") } }
      return Disposables.create()
    }
    XCTAssertEqual(log.lines, ["outer"])
    inner.value?.dispose()
    inner.value?.dispose()
    XCTAssertEqual(log.lines, ["outer", "inner"])
  }

  func testDisposedByItsOwnAction() {
    let log = Log()
    let inner = Box<(any Disposable)?>(nil)
    _ = scheduler.schedule(()) { [scheduler] _ in
      inner.value = scheduler.schedule(()) { _ in
        inner.value?.dispose()
        return Disposables.create { log.add("returned too late") }
      }
      return Disposables.create()
    }
    XCTAssertEqual(log.lines, ["returned too late"])
  }

  func testManyWaitingActions() {
    let count = Counter()
    _ = scheduler.schedule(()) { [scheduler] _ in
      for _ in 0..<10_000 {
        _ = scheduler.schedule(()) { _ in
          count.add()
          return Disposables.create()
        }
      }
      return Disposables.create()
    }
    XCTAssertEqual(count.value, 10_000)
  }
}
