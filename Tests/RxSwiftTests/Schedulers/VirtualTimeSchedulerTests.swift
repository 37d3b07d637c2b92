// SPDX-License-Identifier: MIT
import Foundation
import RxSwift
import RxTestSupport
import XCTest

/// A unit of this converter's time is ten seconds.
private struct TensConverter: VirtualTimeConverterType {
  func convertFromVirtualTime(_ virtualTime: Int) -> RxTime { Date(timeIntervalSince1970: Double(virtualTime) * 10) }
  func convertToVirtualTime(_ time: RxTime) -> Int { Int((time.timeIntervalSince1970 / 10).rounded()) }
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval { Double(virtualTimeInterval) * 10 }
  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int { Int((timeInterval / 10).rounded()) }
  func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }
  func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}

private typealias Scheduler = VirtualTimeScheduler<TensConverter>

extension VirtualTimeScheduler where Converter == TensConverter {
  fileprivate func log(_ name: String, at time: Int, into log: Log) {
    _ = scheduleAbsoluteVirtual((), time: time) { [unowned self] _ in
      log.add("\(name)@\(clock)")
      return Disposables.create()
    }
  }
}

/// A converter that looks at its scheduler whenever it is asked something.
private final class CuriousConverter: VirtualTimeConverterType, @unchecked Sendable {
  // Sendable: used by the thread of one test only.
  weak var scheduler: VirtualTimeScheduler<CuriousConverter>?
  var comparisons = 0

  func convertFromVirtualTime(_ virtualTime: Int) -> RxTime { Date(timeIntervalSince1970: Double(virtualTime)) }
  func convertToVirtualTime(_ time: RxTime) -> Int { Int(time.timeIntervalSince1970) }
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval { Double(virtualTimeInterval) }
  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int { Int(timeInterval) }
  func offsetVirtualTime(_ time: Int, offset: Int) -> Int {
    _ = scheduler?.clock
    return time + offset
  }
  func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    _ = scheduler?.clock
    comparisons += 1
    if comparisons == 1 { _ = scheduler?.scheduleAbsoluteVirtual((), time: 4) { _ in Disposables.create() } }
    return lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}

final class VirtualTimeSchedulerTests: XCTestCase {
  private let scheduler = Scheduler(initialClock: 0, converter: TensConverter())
  private let log = Log()

  func testRunsInTheOrderOfTimesAndThenOfScheduling() {
    for (name, time) in [("a", 10), ("b", 5), ("c", 10), ("d", 5), ("e", 7)] {
      scheduler.log(name, at: time, into: log)
    }
    scheduler.start()
    XCTAssertEqual(log.lines, ["b@5", "d@5", "e@7", "a@10", "c@10"])
    XCTAssertEqual(scheduler.clock, 10)
  }

  func testManyActionsRunInOrder() {
    let times = Box<[Int]>([])
    for index in 0..<20_000 {
      _ = scheduler.scheduleAbsoluteVirtual((), time: index * 7919 % 10_007) { [scheduler] _ in
        times.value.append(scheduler.clock)
        return Disposables.create()
      }
    }
    scheduler.start()
    XCTAssertEqual(times.value.count, 20_000)
    XCTAssertEqual(times.value, times.value.sorted())
  }

  func testTimesAreConverted() {
    let times = Box<[Int]>([])
    let note: (()) -> any Disposable = { [scheduler] _ in
      times.value.append(scheduler.clock)
      return Disposables.create()
    }
    _ = scheduler.scheduleRelative((), dueTime: .seconds(30), action: note)
    _ = scheduler.scheduleRelativeVirtual((), dueTime: 2, action: note)
    _ = scheduler.schedule((), action: note)
    scheduler.start()
    XCTAssertEqual(times.value, [0, 2, 3])
    XCTAssertEqual(scheduler.now, Date(timeIntervalSince1970: 30))
  }

  func testThePastRunsNextWithoutTurningTheClockBack() {
    scheduler.sleep(10)
    scheduler.log("late", at: 5, into: log)
    scheduler.start()
    XCTAssertEqual(log.lines, ["late@10"])
  }

  func testStopKeepsTheRestForTheNextStart() {
    _ = scheduler.scheduleAbsoluteVirtual((), time: 10) { [scheduler] _ in
      scheduler.stop()
      return Disposables.create()
    }
    scheduler.log("rest", at: 20, into: log)
    scheduler.start()
    XCTAssertEqual(scheduler.clock, 10)
    XCTAssertEqual(log.lines, [])
    scheduler.start()
    XCTAssertEqual(log.lines, ["rest@20"])
  }

  func testStartInsideOfAnActionDoesNothing() {
    _ = scheduler.scheduleAbsoluteVirtual((), time: 1) { [scheduler, log] _ in
      scheduler.start()
      log.add("first")
      return Disposables.create()
    }
    scheduler.log("second", at: 2, into: log)
    scheduler.start()
    XCTAssertEqual(log.lines, ["first", "second@2"])
  }

  func testAdvanceToRunsWhatIsDueByThen() {
    for time in [10, 15, 16] { scheduler.log("x", at: time, into: log) }
    scheduler.advanceTo(15)
    XCTAssertEqual(log.lines, ["x@10", "x@15"])
    XCTAssertEqual(scheduler.clock, 15)
    scheduler.advanceTo(15)
    XCTAssertEqual(scheduler.clock, 15)
    scheduler.advanceTo(40)
    XCTAssertEqual(log.lines, ["x@10", "x@15", "x@16"])
    XCTAssertEqual(scheduler.clock, 40)
  }

  func testSleepMovesTheClockOnly() {
    scheduler.log("x", at: 3, into: log)
    scheduler.sleep(5)
    XCTAssertEqual(scheduler.clock, 5)
    XCTAssertEqual(log.lines, [])
  }

  func testDisposedActionsDoNotRunAndReturnedDisposablesAreDisposed() {
    let waiting = scheduler.scheduleAbsoluteVirtual((), time: 1) { [log] _ in
      log.add("ran")
      return Disposables.create()
    }
    let done = scheduler.scheduleAbsoluteVirtual((), time: 2) { [log] _ in Disposables.create { log.add("disposed") } }
    waiting.dispose()
    scheduler.start()
    XCTAssertEqual(log.lines, [])
    XCTAssertEqual(scheduler.clock, 2)
    done.dispose()
    done.dispose()
    XCTAssertEqual(log.lines, ["disposed"])
  }

  func testActionsAreReleasedWhenTheyRanOrWereDisposed() {
    final class Owner {}
    func schedule() -> (WeakBox<Owner>, any Disposable) {
      let owner = Owner()
      let item = scheduler.scheduleAbsoluteVirtual((), time: 1) { _ in
        _ = owner
        return Disposables.create()
      }
      return (WeakBox(owner), item)
    }
    let (disposed, item) = schedule()
    XCTAssertNotNil(disposed.object)
    item.dispose()
    XCTAssertNil(disposed.object)
    let (ran, kept) = schedule()
    XCTAssertNotNil(ran.object)
    scheduler.start()
    XCTAssertNil(ran.object)
    kept.dispose()
  }

  func testAnyThreadMayScheduleAndRun() {
    let count = Counter()
    let scheduler = scheduler
    inParallel(4) { _ in
      for time in 1...500 {
        _ = scheduler.scheduleAbsoluteVirtual((), time: time) { _ in
          count.add()
          return Disposables.create()
        }
      }
    }
    inParallel(1) { _ in scheduler.start() }
    XCTAssertEqual(count.value, 2000)
    XCTAssertEqual(scheduler.clock, 500)
  }

  func testDebugDescriptionListsWhatWaits() {
    scheduler.log("x", at: 10, into: log)
    scheduler.log("x", at: 5, into: log)
    scheduler.scheduleAbsoluteVirtual((), time: 7) { _ in Disposables.create() }.dispose()
    XCTAssert(scheduler.debugDescription.hasSuffix("at 0, waiting: [5, 10]"), scheduler.debugDescription)
  }

  func testTheConverterIsNotCalledUnderALock() {
    let converter = CuriousConverter()
    let scheduler = VirtualTimeScheduler(initialClock: 0, converter: converter)
    converter.scheduler = scheduler
    var order: [Int] = []
    for time in [3, 1, 2] {
      _ = scheduler.scheduleAbsoluteVirtual((), time: time) { _ in
        order.append(time)
        return Disposables.create()
      }
    }
    scheduler.start()
    XCTAssertEqual(order, [1, 2, 3])
    XCTAssertEqual(scheduler.clock, 4, "What the converter scheduled ran too")
    scheduler.sleep(6)
    scheduler.advanceTo(20)
    XCTAssertEqual(scheduler.clock, 20)
  }
}
