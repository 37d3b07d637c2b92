// SPDX-License-Identifier: MIT
import Foundation
import XCTest

@testable import RxSwift

/// An observer waits, by means the library does not know of, for a thread that sends to the same subject. The call of that
/// thread gives up waiting for its turn; its event is delivered in order nevertheless.
final class BlockedObserverTests: XCTestCase {
  /// How many seconds a call takes at most. The library looks up the lines of a report in the debug information during the call. A busy
  /// machine needed 18 seconds for the first report.
  private let limit = 100.0

  /// Everything that waits here ends by itself, so that a failure does not stop the other tests.
  private let patience = 10.0

  func testTheObserverWaitsForTheMainThread() {
    let (subject, received, isInside) = (PublishSubject<Int>(), Notes<Int>(), DispatchSemaphore(value: 0))
    let (patience, overdue) = (patience, AtomicCounter())
    let subscription = subject.subscribe(onNext: { number in
      received.add(number)
      guard number == 1 else { return }
      isInside.signal()
      // `DispatchQueue.main.sync`, but with an end.
      let work = DispatchWorkItem {}
      DispatchQueue.main.async(execute: work)
      if work.wait(timeout: .now() + patience) == .timedOut { overdue.add() }
    })
    let over = Signal()
    let other = Call {
      subject.onNext(1)
      over.give()
    }
    other.start()
    XCTAssertEqual(isInside.wait(timeout: .now() + patience), .success)
    XCTAssertLessThan(seconds { subject.onNext(2) }, limit)
    over.wait(limit)
    XCTAssertEqual(overdue.value, 0)
    XCTAssertEqual(received.all, [1, 2])
    subscription.dispose()
  }

  func testALockAroundTheCallAndInTheObserver() {
    let (subject, received, lock) = (PublishSubject<Int>(), Notes<Int>(), NSRecursiveLock())
    let (isLocked, patience, overdue) = (DispatchSemaphore(value: 0), patience, AtomicCounter())
    let other = Call {
      lock.withLock {
        isLocked.signal()
        subject.onNext(2)
      }
    }
    let subscription = subject.subscribe(onNext: { number in
      if number == 1 {
        other.start()
        _ = isLocked.wait(timeout: .now() + patience)
      }
      if lock.lock(before: Date(timeIntervalSinceNow: patience)) { lock.unlock() } else { overdue.add() }
      received.add(number)
    })
    XCTAssertLessThan(seconds { subject.onNext(1) }, limit)
    other.join()
    XCTAssertEqual(overdue.value, 0)
    XCTAssertEqual(received.all, [1, 2])
    subscription.dispose()
  }

  /// The same with the lock held by both calls that send, in an operator with two sources.
  func testALockAroundTheCallOfAnotherSource() {
    let (first, second, received) = (PublishSubject<Int>(), PublishSubject<Int>(), Notes<String>())
    let (lock, isLocked, patience, overdue) = (
      NSRecursiveLock(), DispatchSemaphore(value: 0), patience, AtomicCounter()
    )
    let other = Call {
      lock.withLock {
        isLocked.signal()
        second.onNext(2)
      }
    }
    let subscription = Observable.combineLatest(first, second.startWith(0)).subscribe(onNext: { pair in
      if pair == (1, 0) {
        other.start()
        _ = isLocked.wait(timeout: .now() + patience)
      }
      if lock.lock(before: Date(timeIntervalSinceNow: patience)) { lock.unlock() } else { overdue.add() }
      received.add("\(pair.0) \(pair.1)")
    })
    XCTAssertLessThan(seconds { first.onNext(1) }, limit)
    other.join()
    XCTAssertEqual(overdue.value, 0)
    XCTAssertEqual(received.all, ["1 0", "1 2"])
    subscription.dispose()
  }

  func testTheObserverWaitsForAThreadThatSendsToTheSameSubject() {
    let (subject, received, overdue) = (PublishSubject<Int>(), Notes<Int>(), AtomicCounter())
    let (other, patience) = (Call { subject.onNext(2) }, patience)
    let subscription = subject.subscribe(onNext: { number in
      received.add(number)
      guard number == 1 else { return }
      if !other.run(upTo: patience) { overdue.add() }
      // What waits already comes before what is sent now.
      subject.onNext(3)
    })
    XCTAssertLessThan(seconds { subject.onNext(1) }, limit)
    other.join()
    XCTAssertEqual(overdue.value, 0)
    XCTAssertEqual(received.all, [1, 2, 3])
    subscription.dispose()
  }

  func testTheObserverWaitsForAnEndThatAnotherThreadSends() {
    let (subject, received, overdue) = (PublishSubject<Int>(), Notes<String>(), AtomicCounter())
    let (other, patience) = (Call { subject.onCompleted() }, patience)
    let subscription = subject.subscribe(
      onNext: { number in
        received.add("\(number)")
        if !other.run(upTo: patience) { overdue.add() }
      }, onCompleted: { received.add("|") })
    XCTAssertLessThan(seconds { subject.onNext(1) }, limit)
    other.join()
    XCTAssertEqual(overdue.value, 0)
    XCTAssertEqual(received.all, ["1", "|"])
    subscription.dispose()
  }
}
