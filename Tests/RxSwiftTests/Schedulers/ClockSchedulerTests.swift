// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
final class ClockSchedulerTests: XCTestCase {
  func testDelaysInTheOrderOfTheirDueTimes() async {
    let clock = ManualClock()
    let scheduler = ClockScheduler(clock: clock)
    let (log, done) = (Log(), expectation(description: "done"))
    for (number, seconds) in [3, 1, 2, 1, 3].enumerated() {
      _ = scheduler.scheduleRelative(number, dueTime: .seconds(seconds)) {
        log.add("\(seconds):\($0)")
        if $0 == 4 { done.fulfill() }
        return Disposables.create()
      }
    }
    clock.advance(by: .seconds(10))
    await fulfillment(of: [done], timeout: 60)
    XCTAssertEqual(log.lines, ["1:1", "1:3", "2:2", "3:0", "3:4"])
  }

  /// The clock moves on while the scheduler hands over the action of the time before.
  func testDelaysWhileTheClockMoves() async {
    for _ in 0..<2_000 {
      let clock = ManualClock()
      let scheduler = ClockScheduler(clock: clock)
      let (log, done) = (Log(), expectation(description: "done"))
      for seconds in 1...3 {
        _ = scheduler.scheduleRelative(seconds, dueTime: .seconds(seconds)) {
          log.add("\($0)")
          if log.lines.count == 3 { done.fulfill() }
          return Disposables.create()
        }
      }
      for _ in 1...3 { clock.advance(by: .seconds(1)) }
      await fulfillment(of: [done], timeout: 60)
      XCTAssertEqual(log.lines, ["1", "2", "3"])
    }
  }

  func testNothingIsEarly() async {
    let clock = ManualClock()
    let scheduler = ClockScheduler(clock: clock)
    let (runs, done) = (Counter(), expectation(description: "done"))
    _ = scheduler.scheduleRelative((), dueTime: .seconds(2)) {
      runs.add()
      done.fulfill()
      return Disposables.create()
    }
    _ = scheduler.scheduleRelative((), dueTime: .never) {
      runs.add()
      return Disposables.create()
    }
    clock.advance(by: .seconds(1))
    try? await Task.sleep(nanoseconds: 20_000_000)
    XCTAssertEqual(runs.value, 0)
    clock.advance(by: .seconds(1))
    await fulfillment(of: [done], timeout: 60)
    XCTAssertEqual(runs.value, 1)
  }

  func testImmediateActionsKeepTheirOrder() async {
    let scheduler = ClockScheduler(clock: ManualClock())
    let (log, done) = (Log(), expectation(description: "done"))
    for number in 0..<1000 {
      _ = scheduler.schedule(number) {
        log.add("\($0)")
        if $0 == 999 { done.fulfill() }
        return Disposables.create()
      }
    }
    await fulfillment(of: [done], timeout: 60)
    XCTAssertEqual(log.lines, (0..<1000).map { "\($0)" })
  }

  func testPeriodicActionsAndTheirDisposal() async {
    let clock = ManualClock()
    let scheduler = ClockScheduler(clock: clock)
    let turns = Counter()
    let subscription = Observable<Int>.interval(.seconds(1), scheduler: scheduler).subscribe(onNext: { _ in
      turns.add()
      // The turn goes on after the test has seen it.
      usleep(10_000)
    })
    for turn in 1...5 {
      clock.advance(by: .seconds(1))
      await until { turns.value == turn }
      // The scheduler skips a turn while the one before still runs. What is scheduled now runs after it.
      let isOver = expectation(description: "the turn is over")
      _ = scheduler.schedule(()) {
        isOver.fulfill()
        return Disposables.create()
      }
      await fulfillment(of: [isOver], timeout: 60)
    }
    subscription.dispose()
    await until { clock.sleepers == 0 }
    clock.advance(by: .seconds(5))
    try? await Task.sleep(nanoseconds: 20_000_000)
    XCTAssertEqual(turns.value, 5)
  }

  func testDisposalReleasesAndEndsTheSleep() async {
    let clock = ManualClock()
    let scheduler = ClockScheduler(clock: clock)
    XCTAssertTrue(
      releases { canary in
        let subscription = scheduler.scheduleRelative((), dueTime: .seconds(1)) {
          withExtendedLifetime(canary) { Disposables.create() }
        }
        subscription.dispose()
        return subscription
      })
    await until { clock.sleepers == 0 }
  }

  func testTheTimeOfTheScheduler() {
    let clock = ManualClock()
    let scheduler = ClockScheduler(clock: clock)
    let before = scheduler.now
    clock.advance(by: .milliseconds(1500))
    XCTAssertEqual(scheduler.now.timeIntervalSince(before), 1.5, accuracy: 0.001)
  }

  func testContinuousClock() async {
    let scheduler = ClockScheduler(clock: ContinuousClock())
    let (done, begin) = (expectation(description: "done"), ContinuousClock.now)
    let subscription = Observable.of(1, 2).delay(.milliseconds(30), scheduler: scheduler)
      .concat(Observable<Int>.timer(.milliseconds(10), period: .milliseconds(5), scheduler: scheduler).take(3))
      .toArray().subscribe(onSuccess: {
        XCTAssertEqual($0, [1, 2, 0, 1, 2])
        done.fulfill()
      })
    await fulfillment(of: [done], timeout: 60)
    XCTAssertGreaterThanOrEqual(ContinuousClock.now - begin, .milliseconds(50))
    subscription.dispose()
  }
}

/// A clock that a test moves.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
final class ManualClock: Clock, @unchecked Sendable {
  // Sendable: the fields are touched under `lock` only.
  struct Instant: InstantProtocol {
    var offset = Duration.zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private let lock = NSLock()
  private var time = Instant()
  private var waiting: [Int: (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)] = [:]
  private var cancelled: Set<Int> = []
  private var last = 0

  var now: Instant { lock.withLock { time } }
  var minimumResolution: Duration { .zero }
  /// How many tasks sleep.
  var sleepers: Int { lock.withLock { waiting.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = lock.withLock {
      last += 1
      return last
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let outcome: Result<Void, any Error>? = lock.withLock {
          if cancelled.remove(id) != nil { return .failure(CancellationError()) }
          if deadline <= time { return .success(()) }
          waiting[id] = (deadline, continuation)
          return nil
        }
        if let outcome { continuation.resume(with: outcome) }
      }
    } onCancel: {
      let sleeper = lock.withLock {
        let sleeper = waiting.removeValue(forKey: id)
        if sleeper == nil { cancelled.insert(id) }
        return sleeper
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  func advance(by duration: Duration) {
    let due = lock.withLock {
      time = time.advanced(by: duration)
      let due = waiting.filter { $0.value.deadline <= time }
      for id in due.keys { waiting[id] = nil }
      return due.values
    }
    for sleeper in due { sleeper.continuation.resume() }
  }
}
