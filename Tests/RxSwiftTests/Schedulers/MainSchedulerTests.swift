// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class MainSchedulerTests: XCTestCase {
  func testRunsAtOnceOnTheMainQueue() {
    let log = Log()
    _ = MainScheduler.instance.schedule(()) { _ in
      log.add("action")
      return Disposables.create()
    }
    log.add("after")
    XCTAssertEqual(log.lines, ["action", "after"])
    MainScheduler.ensureExecutingOnScheduler()
    MainScheduler.ensureRunningOnMainThread(errorMessage: "not main")
  }

  func testNestedActionsWait() {
    let log = Log()
    let done = Signal()
    _ = MainScheduler.instance.schedule(()) { _ in
      _ = MainScheduler.instance.schedule(()) { _ in
        log.add("inner")
        done.give()
        return Disposables.create()
      }
      log.add("outer")
      return Disposables.create()
    }
    done.wait()
    XCTAssertEqual(log.lines, ["outer", "inner"])
  }

  func testAsyncInstanceNeverRunsAtOnce() {
    let log = Log()
    let done = Signal()
    _ = MainScheduler.asyncInstance.schedule(()) { _ in
      log.add("action")
      done.give()
      return Disposables.create()
    }
    log.add("after")
    done.wait()
    XCTAssertEqual(log.lines, ["after", "action"])
  }

  func testAFewEventsInEachTurnKeepTheOrderOfTheMainQueue() {
    let log = Log()
    let subjects = (0..<3).map { _ in PublishSubject<Int>() }
    let subscriptions = subjects.enumerated().map { index, subject in
      subject.observe(on: MainScheduler.asyncInstance).subscribe(onNext: { turn in
        // A slow observer: after a flood, the turn would be over now.
        if index == 1 { Thread.sleep(forTimeInterval: 0.003) }
        log.add("\(turn): \(index)")
      })
    }
    for turn in 0..<100 {
      let done = Signal()
      for subject in subjects { subject.onNext(turn) }
      DispatchQueue.main.async {
        log.add("\(turn): block")
        done.give()
      }
      done.wait()
    }
    for subscription in subscriptions { subscription.dispose() }
    XCTAssertEqual(log.lines, (0..<100).flatMap { turn in ["0", "1", "2", "block"].map { "\(turn): \($0)" } })
  }

  func testComesToTheMainQueueFromAnotherThread() {
    let done = Signal()
    inParallel(1) { _ in
      _ = MainScheduler.instance.schedule(()) { _ in
        MainScheduler.ensureExecutingOnScheduler()
        done.give()
        return Disposables.create()
      }
    }
    done.wait()
  }

  func testADisposedActionDoesNotRun() {
    let count = Counter()
    let done = Signal()
    MainScheduler.asyncInstance.schedule(()) { _ in
      count.add()
      return Disposables.create()
    }.dispose()
    DispatchQueue.main.async { done.give() }
    done.wait()
    XCTAssertEqual(count.value, 0)
  }
}
