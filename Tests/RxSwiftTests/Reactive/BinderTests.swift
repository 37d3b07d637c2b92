// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class BinderTests: XCTestCase {
  func testCallsTheBindingAtOnceOnTheMainThread() {
    let label = Label()
    let binder = Binder<String>(label) { label, text in label.text = text }
    binder.onNext("a")
    XCTAssertEqual(label.text, "a")
    binder.asObserver().onNext("b")
    XCTAssertEqual(label.text, "b")
    binder.onCompleted()
    binder.onNext("c")
    XCTAssertEqual(label.text, "c")
  }

  func testHopsToTheMainThread() {
    let (label, done) = (Label(), expectation(description: "bound"))
    let binder = Binder<String>(label) { label, text in
      label.text = text
      done.fulfill()
    }
    DispatchQueue.global().async { binder.onNext("from elsewhere") }
    wait(for: [done], timeout: 60)
    XCTAssertEqual(label.text, "from elsewhere")
  }

  func testOnASchedulerOfYourChoice() {
    let scheduler = TestScheduler(initialClock: 0)
    let (log, target) = (Log(), Box(1))
    let binder = Binder<Int>(target, scheduler: scheduler) { target, value in
      log.add("\(scheduler.clock): \(target.value + value)")
    }
    scheduler.scheduleAt(100) { binder.onNext(10) }
    scheduler.start()
    XCTAssertEqual(log.lines, ["101: 11"])
  }

  func testOffTheMainThreadOnASchedulerOfYourChoice() {
    let (counter, target) = (Counter(), Box(1))
    let binder = Binder<Int>(target, scheduler: CurrentThreadScheduler.instance) { _, value in counter.add(value) }
    inParallel(1) { _ in binder.onNext(5) }
    XCTAssertEqual(counter.value, 5)
  }

  func testDoesNotRetainTheTarget() {
    let log = Log()
    var target: Box<Int>? = Box(1)
    let weakly = WeakBox(target)
    let binder = Binder<Int>(target!) { target, value in log.add("\(target.value) \(value)") }
    binder.onNext(1)
    target = nil
    XCTAssertNil(weakly.object)
    binder.onNext(2)
    XCTAssertEqual(log.lines, ["1 1"])
  }
}

// Sendable: bindings change it on the main thread, and tests read it there.
private final class Label: @unchecked Sendable {
  var text = ""
}
