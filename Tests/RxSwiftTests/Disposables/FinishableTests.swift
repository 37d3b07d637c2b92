// SPDX-License-Identifier: MIT
import Foundation
import RxSwift
import RxTest
import RxTestSupport
import XCTest

/// A bag drops what is over although nobody disposed it.
final class FinishableTests: XCTestCase {
  private static let rounds = 10
  private static let perRound = 200

  /// Puts what `make` makes into one bag, and lets the disposables finish by `finish` from time to time; at the end
  /// little may be left.
  private func assertDropped(
    _ name: String, line: UInt = #line, _ make: () -> any Disposable, finish: () -> Void = {}
  ) {
    let bag = DisposeBag()
    var handles: [WeakBox<AnyObject>] = []
    for _ in 0..<FinishableTests.rounds {
      for _ in 0..<FinishableTests.perRound {
        let made = make()
        handles.append(WeakBox(made as AnyObject))
        bag.insert(made)
      }
      finish()
    }
    func left() -> Int { handles.filter { $0.object != nil }.count }
    // A busy machine is late: a queue releases a cancelled timer when one of its threads gets round to it.
    let limit = 3 * FinishableTests.perRound
    let deadline = DispatchTime.now() + 30
    while left() > limit, DispatchTime.now() < deadline { finish() }
    XCTAssertLessThanOrEqual(left(), limit, "\(name): left", line: line)
    withExtendedLifetime(bag) {}
  }

  /// Everything that a scheduler can be asked to do, ending by itself or, for what does not, by disposal.
  private func assertDropsWork(
    of scheduler: any SchedulerType, _ name: String, line: UInt = #line, finish wait: (() -> Bool) -> Void
  ) {
    let (asked, done) = (Counter(), Counter())
    func finish() { wait { done.value == asked.value } }
    assertDropsImmediateWork(of: scheduler, name, line: line, finish: wait)
    assertDropped(
      "\(name), relative", line: line,
      {
        asked.add()
        return scheduler.scheduleRelative((), dueTime: .microseconds(1)) {
          done.add()
          return finishedDisposable()
        }
      }, finish: finish)
    assertDropped(
      "\(name), periodic", line: line,
      {
        let periodic = scheduler.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(1)) { $0 }
        periodic.dispose()
        return periodic
      },
      finish: {
        // A queue lets go of a timer in a turn of its own.
        asked.add()
        _ = scheduler.schedule(()) {
          done.add()
          return Disposables.create()
        }
        finish()
      })
  }

  private func assertDropsImmediateWork(
    of scheduler: any ImmediateSchedulerType, _ name: String, line: UInt = #line, finish wait: (() -> Bool) -> Void
  ) {
    let (asked, done) = (Counter(), Counter())
    func finish() { wait { done.value == asked.value } }
    assertDropped(
      "\(name), at once", line: line,
      {
        asked.add()
        return scheduler.schedule(()) {
          done.add()
          return finishedDisposable()
        }
      }, finish: finish)
    assertDropped(
      "\(name), recursive", line: line,
      {
        asked.add()
        return scheduler.scheduleRecursive(2) { left, again in
          if left > 0 { return again(left - 1) }
          done.add()
        }
      }, finish: finish)
    assertDropped(
      "\(name), in each other", line: line,
      {
        asked.add()
        return scheduler.schedule(()) {
          scheduler.schedule(()) {
            done.add()
            return Disposables.create(finishedDisposable(), Disposables.create())
          }
        }
      }, finish: finish)
  }

  private func eventuallyIs(_ condition: () -> Bool) { eventually(condition) }

  private func runMainQueue(_ condition: () -> Bool) {
    let deadline = DispatchTime.now() + 60
    // At least once, for what a queue does in turns of its own.
    repeat {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002))
    } while !condition() && DispatchTime.now() < deadline
    XCTAssert(condition(), "It did not come.")
  }

  func testWorkOfDispatchQueues() {
    assertDropsWork(
      of: SerialDispatchQueueScheduler(internalSerialQueueName: "finishing"), "serial", finish: eventuallyIs)
    assertDropsWork(of: ConcurrentDispatchQueueScheduler(qos: .default), "concurrent", finish: eventuallyIs)
    let operations = OperationQueue()
    operations.maxConcurrentOperationCount = 2
    assertDropsImmediateWork(
      of: OperationQueueScheduler(operationQueue: operations), "operations", finish: eventuallyIs)
  }

  func testWorkOfTheMainQueue() {
    assertDropsWork(of: MainScheduler.instance, "main", finish: runMainQueue)
    assertDropsWork(of: MainScheduler.asyncInstance, "main, later", finish: runMainQueue)
    assertDropsWork(of: ConcurrentMainScheduler.instance, "main, concurrent", finish: runMainQueue)
  }

  func testWorkOfTheCurrentThread() {
    assertDropsImmediateWork(of: CurrentThreadScheduler.instance, "current thread") { _ in }
    // Inside of an action everything waits.
    let bag = DisposeBag()
    let handles = Box<[WeakBox<AnyObject>]>([])
    for _ in 0..<FinishableTests.rounds {
      _ = CurrentThreadScheduler.instance.schedule(()) {
        for _ in 0..<FinishableTests.perRound {
          let waiting = CurrentThreadScheduler.instance.schedule(()) { finishedDisposable() }
          handles.value.append(WeakBox(waiting as AnyObject))
          bag.insert(waiting)
        }
        return Disposables.create()
      }
    }
    XCTAssertLessThanOrEqual(handles.value.filter { $0.object != nil }.count, 3 * FinishableTests.perRound)
    withExtendedLifetime(bag) {}
  }

  func testWorkOfTasks() {
    assertDropsWork(of: ActorScheduler(Anybody()), "actor", finish: eventuallyIs)
    if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) {
      assertDropsWork(of: ClockScheduler(clock: ContinuousClock()), "clock", finish: eventuallyIs)
    }
  }

  func testWorkInVirtualTime() {
    let test = TestScheduler(initialClock: 0)
    assertDropsWork(of: test, "test") { _ in test.start() }
    let historical = HistoricalScheduler()
    assertDropsWork(of: historical, "historical") { _ in historical.start() }
  }

  func testGroups() {
    let finished = { @Sendable () -> any Disposable in finishedDisposable() }
    assertDropped("two") { Disposables.create(finished(), finished()) }
    assertDropped("three") { Disposables.create(finished(), finished(), finished()) }
    assertDropped("five") { Disposables.create(finished(), finished(), finished(), finished(), finished()) }
    assertDropped("an array") { Disposables.create([finished(), finished()]) }
    assertDropped("none") { Disposables.create([]) }
    let single = { @Sendable () -> any Disposable in
      let single = SingleAssignmentDisposable()
      single.setDisposable(Disposables.create())
      single.dispose()
      return single
    }
    assertDropped("single") { single() }
    assertDropped("a single in a group") { Disposables.create(single(), finished()) }
    assertDropped("a disposed subject") {
      let subject = PublishSubject<Int>()
      subject.dispose()
      return subject
    }
    assertDropped("a disposed subject with an element") {
      let subject = BehaviorSubject(value: 1)
      subject.dispose()
      return subject
    }
    assertDropped("groups in groups") {
      Disposables.create(Disposables.create(finished(), finished()), Disposables.create(finished(), finished()))
    }
    let subjects = Box<[PublishSubject<Int>]>([])
    assertDropped(
      "subscriptions",
      {
        let subject = PublishSubject<Int>()
        subjects.value.append(subject)
        return Disposables.create(subject.subscribe(onNext: { _ in }), subject.subscribe(onNext: { _ in }))
      }, finish: { for subject in subjects.value { subject.onCompleted() } })
  }

  func testDepthDoesNotGrowTheStack() {
    var group = Disposables.create(finishedDisposable(), finishedDisposable())
    for _ in 0..<100_000 { group = Disposables.create(group, finishedDisposable()) }
    let outermost = WeakBox(group as AnyObject)
    let bag = DisposeBag(disposing: group)
    group = BooleanDisposable()
    for _ in 0..<40 { bag.insert(finishedDisposable()) }
    XCTAssertNil(outermost.object)
    // Not exponential where parts are shared.
    for _ in 0..<1_000 { group = Disposables.create(group, group) }
    group.dispose()
    var shared = Disposables.create(finishedDisposable(), finishedDisposable())
    for _ in 0..<1_000 { shared = Disposables.create(shared, shared) }
    for _ in 0..<100 { bag.insert(shared) }
    withExtendedLifetime(bag) {}
  }

  func testKeepsGroupsOfWhichAPartIsNotOver() {
    let count = Counter()
    let one = { @Sendable () -> any Disposable in Disposables.create { count.add() } }
    do {
      let bag = DisposeBag()
      let scheduler = TestScheduler(initialClock: 0)
      for _ in 0..<100 {
        bag.insert(Disposables.create(finishedDisposable(), one()))
        bag.insert(Disposables.create(Disposables.create(one(), finishedDisposable()), finishedDisposable()))
        bag.insert(scheduler.schedule(()) { one() })
        bag.insert(scheduler.schedule(()) { scheduler.schedule(()) { one() } })
        // What can be filled later is not over.
        let composite = CompositeDisposable(finishedDisposable(), finishedDisposable())
        bag.insert(composite)
        let serial = SerialDisposable()
        bag.insert(serial)
        scheduler.start()
        _ = composite.insert(one())
        serial.disposable = one()
      }
      XCTAssertEqual(count.value, 0)
      withExtendedLifetime(bag) {}
    }
    XCTAssertEqual(count.value, 600)
  }

  /// Work that returns what disposes it.
  func testWorkThatHoldsItself() {
    let (scheduler, runs, bag) = (TestScheduler(initialClock: 0), Counter(), DisposeBag())
    func work() -> Box<any Disposable> {
      let own = Box<any Disposable>(Disposables.create())
      own.value = scheduler.schedule(()) {
        runs.add()
        return own.value
      }
      return own
    }
    var disposed: [WeakBox<AnyObject>] = []
    for _ in 0..<100 {
      let own = work()
      disposed.append(WeakBox(own.value as AnyObject))
      bag.insert(own.value)
      scheduler.start()
      own.value.dispose()
    }
    XCTAssertLessThanOrEqual(disposed.filter { $0.object != nil }.count, 64)
    // The bag asks work that waits for itself, again and again, and has to find an end.
    let own = work()
    scheduler.start()
    for _ in 0..<100 { bag.insert(own.value) }
    own.value.dispose()
    XCTAssertEqual(runs.value, 101)
  }

  func testIsDisposedSaysOnlyWhetherItWasDisposed() throws {
    let group = Disposables.create(finishedDisposable(), finishedDisposable())
    XCTAssertFalse(group.isDisposed)
    let scheduler = TestScheduler(initialClock: 0)
    let scheduled = try XCTUnwrap(scheduler.schedule(()) { finishedDisposable() } as? any Cancelable)
    scheduler.start()
    XCTAssertFalse(scheduled.isDisposed)
    scheduled.dispose()
    XCTAssertTrue(scheduled.isDisposed)
    let periodic = try XCTUnwrap(
      scheduler.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(1)) { $0 } as? any Cancelable)
    XCTAssertFalse(periodic.isDisposed)
    periodic.dispose()
    XCTAssertTrue(periodic.isDisposed)
  }

  /// A bag looks at work that another thread disposes.
  func testDisposalWhileTheBagLooks() {
    for _ in 0..<200 {
      let count = Counter()
      let scheduler = TestScheduler(initialClock: 0)
      let scheduled = (0..<32).map { _ in
        scheduler.schedule(()) { Disposables.create { count.add() } }
      }
      scheduler.start()
      inParallel(2) { thread in
        if thread == 0 { return scheduled.forEach { $0.dispose() } }
        for _ in 0..<4 { withExtendedLifetime(DisposeBag(disposing: scheduled)) {} }
      }
      XCTAssertEqual(count.value, 32)
    }
  }
}

/// A disposable that is disposed.
private func finishedDisposable() -> any Disposable {
  let disposable = BooleanDisposable()
  disposable.dispose()
  return disposable
}

private actor Anybody {}
