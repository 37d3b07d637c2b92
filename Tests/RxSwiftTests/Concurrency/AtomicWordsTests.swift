// SPDX-License-Identifier: MIT
import Foundation
import RxSwift
import XCTest

/// Objects with an atomic word, used by two threads at once. What goes wrong is seen by the thread sanitizer above all.
final class AtomicWordsTests: XCTestCase {
  private let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)

  /// Counts from any thread.
  private final class Count: @unchecked Sendable {
    // Sendable: `value` is touched under the lock only.
    private let lock = NSLock()
    private var value = 0

    func add() { lock.withLock { value += 1 } }

    var total: Int { lock.withLock { value } }
  }

  func testTimersThatAreDisposedWhenTheyFire() {
    let rounds = 500
    let fired = Count()
    let ended = DispatchGroup()
    for round in 0..<rounds {
      ended.enter()
      let timer = Observable<Int>.timer(.microseconds(100), scheduler: scheduler)
        .subscribe(onNext: { _ in fired.add() }, onDisposed: { ended.leave() })
      // About the time at which the timer fires, a little before or after.
      let pause = DispatchTime.now() + .microseconds(50 + round % 100)
      while DispatchTime.now() < pause {}
      timer.dispose()
    }
    XCTAssertEqual(ended.wait(timeout: .now() + 60), .success)
    XCTAssertLessThanOrEqual(fired.total, rounds)
  }

  func testInnerSequencesThatEndAtOnce() {
    for _ in 0..<100 {
      let elements = Count()
      let ends = Count()
      let done = DispatchSemaphore(value: 0)
      let subscription = Observable.range(start: 0, count: 8)
        .flatMap { [scheduler] _ in Observable<Int>.timer(.microseconds(50), scheduler: scheduler) }
        .subscribe(onNext: { _ in elements.add() }, onCompleted: { ends.add() }, onDisposed: { done.signal() })
      XCTAssertEqual(done.wait(timeout: .now() + 60), .success)
      XCTAssertEqual(elements.total, 8)
      XCTAssertEqual(ends.total, 1)
      subscription.dispose()
    }
  }

  func testFlatMapFirstTakesTheNextOneWhenTheFirstHasEnded() {
    for _ in 0..<100 {
      let ends = Count()
      let begun = Count()
      let done = DispatchSemaphore(value: 0)
      let subscription = Observable<Int>.interval(.microseconds(20), scheduler: scheduler)
        .take(20)
        .flatMapFirst { [scheduler] _ in
          begun.add()
          return Observable<Int>.timer(.microseconds(30), scheduler: scheduler)
        }
        .subscribe(onCompleted: { ends.add() }, onDisposed: { done.signal() })
      XCTAssertEqual(done.wait(timeout: .now() + 60), .success)
      XCTAssertEqual(ends.total, 1)
      XCTAssertGreaterThanOrEqual(begun.total, 1)
      subscription.dispose()
    }
  }

  func testOneOfManyThreadsDisposes() {
    for _ in 0..<200 {
      let disposals = Count()
      let single = SingleAssignmentDisposable()
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        if thread == 0 { single.setDisposable(Disposables.create { disposals.add() }) } else { single.dispose() }
      }
      XCTAssertTrue(single.isDisposed)
      XCTAssertEqual(disposals.total, 1)
    }
  }
}
