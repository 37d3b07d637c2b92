// SPDX-License-Identifier: MIT
import Foundation
import RxSwift
import RxTestSupport
import XCTest

/// What a scheduler of the user's declares is what operators make use of.
final class SchedulerCapabilitiesTests: XCTestCase {
  /// Runs actions when it is told to, and counts them.
  private final class QueueScheduler: ImmediateSchedulerType, @unchecked Sendable {
    // Sendable: used by one thread.
    let capabilities: SchedulerCapabilities
    var isCurrent = false
    private var actions: [() -> Void] = []
    private(set) var count = 0

    init(_ capabilities: SchedulerCapabilities) { self.capabilities = capabilities }

    func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
      count += 1
      actions.append { _ = action(state) }
      return Disposables.create()
    }

    func runIfCurrent(_ work: () -> Void) -> Bool {
      guard isCurrent, actions.isEmpty else { return false }
      work()
      return true
    }

    func run() { while !actions.isEmpty { actions.removeFirst()() } }
  }

  /// Sends ten elements, and then lets the scheduler run.
  private func observe(_ scheduler: QueueScheduler) -> [Int] {
    let (subject, seen) = (PublishSubject<Int>(), Box<[Int]>([]))
    let subscription = subject.observe(on: scheduler).subscribe(onNext: { seen.value.append($0) })
    for value in 0..<10 { subject.onNext(value) }
    scheduler.run()
    subscription.dispose()
    return seen.value
  }

  func testAnActionForEachEventWithoutCapabilities() {
    let scheduler = QueueScheduler([])
    XCTAssertEqual(observe(scheduler), Array(0..<10))
    XCTAssertEqual(scheduler.count, 10)
  }

  func testOneActionForManyEvents() {
    for capabilities in [SchedulerCapabilities.batches, [.batches, .realTime]] {
      let scheduler = QueueScheduler(capabilities)
      XCTAssertEqual(observe(scheduler), Array(0..<10))
      XCTAssertLessThan(scheduler.count, 10, "\(capabilities)")
    }
  }

  func testNoActionWhereTheCallerIsCurrent() {
    let scheduler = QueueScheduler([])
    scheduler.isCurrent = true
    XCTAssertEqual(observe(scheduler), Array(0..<10))
    XCTAssertEqual(scheduler.count, 0)
  }

  /// An observer answers an element while events that came later wait in the same batch.
  func testNothingOvertakesWhatABatchHasTaken() {
    let scheduler = QueueScheduler(.batches)
    let (subject, seen) = (PublishSubject<Int>(), Box<[Int]>([]))
    let subscription = subject.observe(on: scheduler).subscribe(onNext: {
      seen.value.append($0)
      if $0 == 0 { subject.onNext(9) }
    })
    for value in 0..<3 { subject.onNext(value) }
    scheduler.isCurrent = true
    scheduler.run()
    XCTAssertEqual(seen.value, [0, 1, 2, 9])
    subscription.dispose()
  }

  /// A clock of the user's, which allows batches, but whose seconds are not those of the machine.
  private final class SetClock: SchedulerType, @unchecked Sendable {
    // Sendable: used by one thread.
    let time = HistoricalScheduler()
    var capabilities: SchedulerCapabilities { .batches }
    var now: RxTime { time.now }

    func schedule<State>(_ state: State, action: @escaping @Sendable (State) -> any Disposable) -> any Disposable {
      time.schedule(state, action: action)
    }

    func scheduleRelative<State>(
      _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable { time.scheduleRelative(state, dueTime: dueTime, action: action) }
  }

  func testTheClockOfTheMachineIsNotReadForAnotherClock() {
    let clock = SetClock()
    let (subject, seen) = (PublishSubject<Int>(), Box<[Int]>([]))
    let subscription = subject.debounce(.seconds(2), scheduler: clock).subscribe(onNext: { seen.value.append($0) })
    func advance(by seconds: TimeInterval) { clock.time.advanceTo(clock.now.addingTimeInterval(seconds)) }
    subject.onNext(1)
    advance(by: 1)
    subject.onNext(2)
    advance(by: 1.5)
    XCTAssertEqual(seen.value, [])
    advance(by: 1)
    XCTAssertEqual(seen.value, [2])
    subscription.dispose()
  }

  func testTheSchedulersOfTheLibrary() {
    XCTAssertEqual(MainScheduler.instance.capabilities, [.batches, .realTime])
    XCTAssertEqual(SerialDispatchQueueScheduler(qos: .default).capabilities, [.batches, .realTime])
    XCTAssertEqual(ConcurrentDispatchQueueScheduler(qos: .default).capabilities, [.batches, .realTime])
    XCTAssertEqual(OperationQueueScheduler(operationQueue: OperationQueue()).capabilities, .batches)
    XCTAssertEqual(CurrentThreadScheduler.instance.capabilities, .currentThread)
    XCTAssertEqual(HistoricalScheduler().capabilities, [])
    XCTAssertFalse(HistoricalScheduler().runIfCurrent {})
  }

  /// Asked as `observe(on:)` asks, which does not know the type.
  func testTheMainSchedulerRunsWorkAtOnceOnTheMainThread() {
    let scheduler: any ImmediateSchedulerType = MainScheduler.instance
    let runs = AtomicCounter()
    XCTAssert(scheduler.runIfCurrent { runs.add() })
    XCTAssertEqual(runs.value, 1)
    let isDone = expectation(description: "asked on another thread")
    Thread.detachNewThread {
      XCTAssertFalse(scheduler.runIfCurrent { runs.add() })
      isDone.fulfill()
    }
    wait(for: [isDone], timeout: 60)
    XCTAssertEqual(runs.value, 1)
  }
}
