// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class ExecutorSchedulerTests: XCTestCase {
  func testASerialExecutor() async throws {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) else { throw XCTSkip("There are no task executors.") }
    let executor = QueueExecutor()
    await check(ExecutorScheduler(executor), executor)
  }

  func testATaskExecutor() async throws {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) else { throw XCTSkip("There are no task executors.") }
    let executor = QueueExecutor()
    await check(ExecutorScheduler(taskExecutor: executor), executor)
  }

  /// Actions run on the executor, in order, now, later and again and again.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
  private func check(_ scheduler: ExecutorScheduler, _ executor: QueueExecutor) async {
    let (log, done) = (Log(), expectation(description: "done"))
    let subscription = Observable.range(start: 0, count: 500).observe(on: scheduler)
      .concat(Observable.just(500).delay(.milliseconds(5), scheduler: scheduler))
      .concat(Observable<Int>.interval(.milliseconds(2), scheduler: scheduler).take(2).map { $0 + 501 })
      .subscribe(
        onNext: {
          XCTAssertTrue(executor.isCurrent)
          log.add("\($0)")
        }, onCompleted: { done.fulfill() })
    await fulfillment(of: [done], timeout: 60)
    XCTAssertEqual(log.lines, (0..<503).map { "\($0)" })
    subscription.dispose()

    let (first, last, runs) = (DispatchSemaphore(value: 0), expectation(description: "last"), Counter())
    _ = scheduler.schedule(()) {
      first.wait()
      return Disposables.create()
    }
    scheduler.schedule(()) {
      runs.add()
      return Disposables.create()
    }
    .dispose()
    _ = scheduler.schedule(()) {
      last.fulfill()
      return Disposables.create()
    }
    first.signal()
    await fulfillment(of: [last], timeout: 60)
    XCTAssertEqual(runs.value, 0)
  }
}

/// An executor that is a dispatch queue.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
private final class QueueExecutor: SerialExecutor, TaskExecutor {
  private static let key = DispatchSpecificKey<ObjectIdentifier>()
  private let queue = DispatchQueue(label: "executor")

  init() { queue.setSpecific(key: QueueExecutor.key, value: ObjectIdentifier(self)) }

  var isCurrent: Bool { DispatchQueue.getSpecific(key: QueueExecutor.key) == ObjectIdentifier(self) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async {
      job.runSynchronously(isolatedTo: self.asUnownedSerialExecutor(), taskExecutor: self.asUnownedTaskExecutor())
    }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
