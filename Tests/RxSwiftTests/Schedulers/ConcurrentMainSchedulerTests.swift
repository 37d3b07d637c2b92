// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

final class ConcurrentMainSchedulerTests: XCTestCase {
  func testNestedActionsRunAtOnce() {
    let log = Log()
    _ = ConcurrentMainScheduler.instance.schedule(()) { _ in
      _ = ConcurrentMainScheduler.instance.schedule(()) { _ in
        log.add("inner")
        return Disposables.create()
      }
      log.add("outer")
      return Disposables.create()
    }
    XCTAssertEqual(log.lines, ["inner", "outer"])
  }

  func testRelative() {
    let done = Signal()
    _ = ConcurrentMainScheduler.instance.scheduleRelative((), dueTime: .milliseconds(5)) { _ in
      MainScheduler.ensureRunningOnMainThread()
      done.give()
      return Disposables.create()
    }
    done.wait()
  }
}
