// SPDX-License-Identifier: MIT
import Dispatch
import Foundation
import RxSwift
import RxTestSupport
import XCTest

/// What is sent and scheduled through one serial scheduler runs in that order, whichever sequence it belongs to.
final class ObserveOnOrderTests: XCTestCase {
  private actor Owner {
    private func run(_ work: @Sendable () -> Void) { work() }
    /// Has the actor do some work as soon as it is free.
    func enqueue(_ work: @escaping @Sendable () -> Void) { Task { self.run(work) } }
  }

  private var schedulers: [any ImmediateSchedulerType] {
    var schedulers: [any ImmediateSchedulerType] = [
      SerialDispatchQueueScheduler(qos: .userInitiated), ActorScheduler(Owner()), MainScheduler.asyncInstance,
    ]
    if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) {
      schedulers.append(ClockScheduler(clock: ContinuousClock()))
    }
    return schedulers
  }

  /// Runs `body` on a thread of its own while the scheduler is busy, and waits until the scheduler has run everything.
  private func whileBusy(_ scheduler: any ImmediateSchedulerType, _ body: @escaping @Sendable () -> Void) {
    let (mayGo, sent, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), Signal())
    if scheduler as AnyObject !== MainScheduler.asyncInstance {
      _ = scheduler.schedule(()) { _ in
        mayGo.wait()
        return Disposables.create()
      }
    }
    Thread.detachNewThread {
      body()
      sent.signal()
    }
    // The main queue is busy with this test.
    sent.wait()
    mayGo.signal()
    _ = scheduler.schedule(()) { _ in
      done.give()
      return Disposables.create()
    }
    done.wait()
  }

  func testEventsKeepTheirPlaceAmongThoseOfOtherSequencesAndActions() {
    for scheduler in schedulers {
      let (a, b, seen) = (PublishSubject<String>(), PublishSubject<String>(), Log())
      let subscriptions = [a, b].map { $0.observe(on: scheduler).subscribe(onNext: { seen.add($0) }) }
      whileBusy(scheduler) {
        a.onNext("a1")
        b.onNext("b1")
        a.onNext("a2")
        a.onNext("a3")
        log("action", on: scheduler, to: seen)
        a.onNext("a4")
        b.onNext("b2")
        b.onNext("b3")
      }
      XCTAssertEqual(seen.lines, ["a1", "b1", "a2", "a3", "action", "a4", "b2", "b3"], "\(type(of: scheduler))")
      for subscription in subscriptions { subscription.dispose() }
    }
  }

  func testTheSchedulersOfTheMainQueueShareOneOrder() {
    let schedulers: [any ImmediateSchedulerType] = [
      MainScheduler.instance, MainScheduler.asyncInstance, MainScheduler(),
    ]
    let (subjects, seen) = (schedulers.map { _ in PublishSubject<String>() }, Log())
    let subscriptions = zip(subjects, schedulers).map { subject, scheduler in
      subject.observe(on: scheduler).subscribe(onNext: { seen.add($0) })
    }
    whileBusy(MainScheduler.asyncInstance) {
      for round in 0..<3 { for (index, subject) in subjects.enumerated() { subject.onNext("\(round) \(index)") } }
      log("action", on: ConcurrentMainScheduler.instance, to: seen)
      subjects[2].onNext("last")
    }
    let rounds = (0..<3).flatMap { round in (0..<3).map { "\(round) \($0)" } }
    XCTAssertEqual(seen.lines, rounds + ["action", "last"])
    for subscription in subscriptions { subscription.dispose() }
  }

  /// Work that is put on the main queue without a scheduler runs after the actions that were scheduled before it, and
  /// before the others.
  func testOtherWorkOfTheMainQueueKeepsItsPlaceAmongActions() {
    let (a, b, seen) = (PublishSubject<String>(), PublishSubject<String>(), Log())
    let main = MainScheduler.asyncInstance
    let subscriptions = [a, b].map { $0.observe(on: main).subscribe(onNext: { seen.add($0) }) }
    whileBusy(main) {
      a.onNext("a1")
      DispatchQueue.main.async { seen.add("work") }
      b.onNext("b1")
      DispatchQueue.main.async { seen.add("work") }
      log("action", on: main, to: seen)
    }
    XCTAssertEqual(seen.lines, ["a1", "work", "b1", "work", "action"])
    for subscription in subscriptions { subscription.dispose() }
  }

  /// Two threads send and a third one schedules actions. Each begins when another one has returned.
  func testThreadsThatTakeTurns() {
    for scheduler in schedulers {
      let (subjects, turn, seen) = ([PublishSubject<Int>(), PublishSubject<Int>()], AtomicCounter(), Box([Int]()))
      let subscriptions = subjects.map { $0.observe(on: scheduler).subscribe(onNext: { seen.value.append($0) }) }
      let order = (0..<900).map { _ in Int.random(in: 0..<3) }
      let work: @Sendable () -> Void = {
        inParallel(3) { index in
          for (number, taker) in order.enumerated() where taker == index {
            while turn.value != number { sched_yield() }
            if index < 2 {
              subjects[index].onNext(number)
            } else {
              _ = scheduler.schedule(number) {
                seen.value.append($0)
                return Disposables.create()
              }
            }
            turn.add()
          }
        }
      }
      whileBusy(scheduler, work)
      XCTAssertEqual(seen.value, Array(order.indices), "\(type(of: scheduler))")
      for subscription in subscriptions { subscription.dispose() }
    }
  }

  func testThreadsThatTakeTurnsWhileTheSchedulerRuns() {
    for scheduler in schedulers.dropLast() {
      let (subjects, turn, seen) = ([PublishSubject<Int>(), PublishSubject<Int>()], AtomicCounter(), Box([Int]()))
      let done = Signal()
      let receive: @Sendable (Int) -> Void = {
        seen.value.append($0)
        if $0 == 1499 { done.give() }
      }
      let subscriptions = subjects.map { $0.observe(on: scheduler).subscribe(onNext: receive) }
      inParallel(3) { index in
        for number in 0..<1500 where (number / 3) % 3 == index {
          while turn.value != number { sched_yield() }
          if index < 2 {
            subjects[index].onNext(number)
          } else {
            _ = scheduler.schedule(number) {
              receive($0)
              return Disposables.create()
            }
          }
          turn.add()
        }
      }
      done.wait()
      XCTAssertEqual(seen.value, Array(0..<1500), "\(type(of: scheduler))")
      for subscription in subscriptions { subscription.dispose() }
    }
  }

  /// An action delivers 64 events at most. The work lets the next ones of this action pass.
  func testHowManyEventsPassOtherWorkOfTheMainQueue() {
    for (before, order) in [(63, "work last"), (64, "work first")] {
      let (a, seen) = (PublishSubject<String>(), Log())
      let subscription = a.observe(on: MainScheduler.asyncInstance).filter { $0 != "" }
        .subscribe(onNext: { seen.add($0) })
      whileBusy(MainScheduler.asyncInstance) {
        for _ in 0..<before { a.onNext("") }
        DispatchQueue.main.async { seen.add("work") }
        a.onNext("event")
      }
      XCTAssertEqual(seen.lines, order == "work last" ? ["event", "work"] : ["work", "event"], order)
      subscription.dispose()
    }
  }

  /// Once no action is left, the events of the flood before count no more.
  func testAFloodThatIsOver() {
    let (a, b, seen) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
    let main = MainScheduler.asyncInstance
    let subscriptions = [a, b].map { $0.observe(on: main).subscribe(onNext: { seen.add("\($0)") }) }
    for count in 60...140 {
      whileBusy(main) { for number in 0..<count { a.onNext(number) } }
      seen.clear()
      whileBusy(main) {
        b.onNext(1)
        DispatchQueue.main.async { seen.add("work") }
      }
      XCTAssertEqual(seen.lines, ["1", "work"], "\(count)")
    }
    for subscription in subscriptions { subscription.dispose() }
  }

  /// Many events that take little time reach their observers before work that is put on the main queue after them. On a
  /// busy machine they may take long, so one of fifty tries is enough.
  func testWorkAfterManyEvents() {
    let (subjects, seen) = ([PublishSubject<Int>(), PublishSubject<Int>()], Log())
    let subscriptions = subjects.map {
      $0.observe(on: MainScheduler.instance).subscribe(onNext: { seen.add("\($0)") })
    }
    for _ in 0..<50 {
      seen.clear()
      whileBusy(MainScheduler.asyncInstance) {
        for number in 0..<100 { subjects[number % 2].onNext(number) }
        for number in 100..<200 { subjects[0].onNext(number) }
        DispatchQueue.main.async { seen.add("work") }
      }
      XCTAssertEqual(seen.lines.filter { $0 != "work" }, (0..<200).map(String.init))
      if seen.lines.last == "work" { break }
    }
    XCTAssertEqual(seen.lines.last, "work")
    for subscription in subscriptions { subscription.dispose() }
  }

  /// Events of many turns add up, but a quick turn puts nothing off.
  func testEventsOfEarlierTurns() {
    let (subject, seen, main) = (PublishSubject<Int>(), Log(), MainScheduler.asyncInstance)
    let subscription = subject.observe(on: main).subscribe(onNext: {
      seen.add("event")
      if $0 == 1 { usleep(200) }
    })
    for _ in 0..<200 {
      seen.clear()
      whileBusy(main) {
        subject.onNext(1)
        log("action", on: main, to: seen)
        DispatchQueue.main.async { seen.add("work") }
      }
      XCTAssertEqual(seen.lines, ["event", "action", "work"])
    }
    subscription.dispose()
  }

  /// Several sequences flood the main queue. The main loop still has its turns, and the order is kept.
  func testAFloodOfSeveralSequencesLeavesTheMainLoopItsTurns() {
    let (subjects, seen, turns) = ([PublishSubject<Int>(), PublishSubject<Int>()], Box([Int]()), AtomicCounter())
    let receive: @Sendable (Int) -> Void = {
      seen.value.append($0)
      // The observer works for a twentieth of a millisecond.
      let end = DispatchTime.now() + .microseconds(50)
      while DispatchTime.now() < end {}
    }
    let subscriptions = subjects.map { $0.observe(on: MainScheduler.instance).subscribe(onNext: receive) }
    @Sendable func countTurns() {
      turns.add()
      if seen.value.count < 4_000 { DispatchQueue.main.async { countTurns() } }
    }
    whileBusy(MainScheduler.asyncInstance) {
      DispatchQueue.main.async { countTurns() }
      for number in 0..<2_000 { subjects[0].onNext(number) }
      for number in 2_000..<4_000 { subjects[number % 2].onNext(number) }
    }
    XCTAssertEqual(seen.value, Array(0..<4_000))
    XCTAssertGreaterThan(turns.value, 10)
    for subscription in subscriptions { subscription.dispose() }
  }

  func testAFloodLeavesAnActorTimeForOtherWork() {
    let (owner, subject, seen, order) = (Owner(), PublishSubject<Int>(), AtomicCounter(), AtomicCounter())
    let scheduler = ActorScheduler(owner)
    let (isIn, mayGo, done) = (Signal(), DispatchSemaphore(value: 0), Signal())
    _ = scheduler.schedule(()) { _ in
      isIn.give()
      mayGo.wait()
      owner.assumeIsolated {
        $0.enqueue {
          order.add(seen.value)
          done.give()
        }
      }
      return Disposables.create()
    }
    isIn.wait()
    let subscription = subject.observe(on: scheduler).subscribe(onNext: { _ in seen.add() })
    for number in 0..<20_000 { subject.onNext(number) }
    mayGo.signal()
    done.wait()
    XCTAssertLessThan(order.value, 200)
    eventually { seen.value == 20_000 }
    subscription.dispose()
  }

  func testActionsThatScheduleEachOtherLeaveAnActorTimeForOtherWork() {
    let (owner, count, order, done) = (Owner(), AtomicCounter(), AtomicCounter(), Signal())
    let scheduler = ActorScheduler(owner)
    @Sendable func next() {
      _ = scheduler.schedule(()) { _ in
        if count.value == 0 { owner.assumeIsolated { $0.enqueue { order.add(count.value) } } }
        count.add()
        if count.value < 200 { next() } else { done.give() }
        return Disposables.create()
      }
    }
    next()
    done.wait()
    XCTAssertGreaterThan(order.value, 0)
    XCTAssertLessThan(order.value, 10)
  }
}

/// Schedules an action that adds a line.
private func log(_ text: String, on scheduler: any ImmediateSchedulerType, to log: Log) {
  _ = scheduler.schedule(()) { _ in
    log.add(text)
    return Disposables.create()
  }
}
