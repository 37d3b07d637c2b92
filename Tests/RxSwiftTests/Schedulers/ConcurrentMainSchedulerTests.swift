// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
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

  /// The scheduler runs the action of each event at once, inside of the action before. The stack does not grow.
  func testManyEventsThatWait() {
    let (subject, done, last) = (PublishSubject<Int>(), Signal(), Box(-1))
    let sent = DispatchSemaphore(value: 0)
    let subscription = subject.observe(on: ConcurrentMainScheduler.instance).subscribe(onNext: { number in
      if number != last.value + 1 { XCTFail("\(number) came after \(last.value)") }
      last.value = number
      if number == 199_999 { done.give() }
    })
    Thread.detachNewThread {
      for number in 0..<200_000 { subject.onNext(number) }
      sent.signal()
    }
    sent.wait()
    done.wait()
    XCTAssertEqual(last.value, 199_999)
    subscription.dispose()
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
