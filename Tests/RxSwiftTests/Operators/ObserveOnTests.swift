// SPDX-License-Identifier: MIT
import Dispatch
import Foundation
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class ObserveOnTests: XCTestCase {
  private func check(
    _ source: String, _ expected: String, _ windows: String, disposed end: Int = 1000, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    assertHot(source, emits: expected, windows: windows, disposed: end, file: file, line: line) { scheduler, hot in
      hot[0].observe(on: scheduler)
    }
  }

  func testEachEventTakesATick() {
    check("210:1 220:2 230:|", "211:1 221:2 231:|", "200-230")
    check("210:1 210:2 210:3 210:|", "211:1 212:2 213:3 214:|", "200-210")
  }

  func testTheErrorComesLast() { check("210:1 210:2 210:x", "211:1 212:2 213:x", "200-210") }

  func testEmptyNeverAndDisposal() {
    check("210:|", "211:|", "200-210")
    check("", "", "200-1000")
    check("210:1 210:2 210:3", "211:1", "200-212", disposed: 212)
  }

  func testOnTheCurrentThread() {
    let log = Log()
    _ = Observable.of(1, 2).observe(on: CurrentThreadScheduler.instance).subscribe { log.add(marble($0)) }
    XCTAssertEqual(log.lines, ["1", "2", "|"])
  }

  /// The schedulers that run in real time, which deliver in batches.
  private var realTime: [any ImmediateSchedulerType] {
    [
      SerialDispatchQueueScheduler(qos: .userInitiated), ConcurrentDispatchQueueScheduler(qos: .userInitiated),
      OperationQueueScheduler(operationQueue: OperationQueue()),
    ]
  }

  func testOrderOnOtherThreads() {
    for scheduler in realTime {
      for end in ["|", "x"] {
        let done = Signal()
        let seen = Box<[Int]>([])
        let finish = end == "x" ? Observable<Int>.error(TestError()) : .empty()
        let subscription = Observable.create { observer in
          for value in 0..<10_000 { observer.onNext(value) }
          return finish.subscribe(observer)
        }
        .observe(on: scheduler)
        .subscribe(
          onNext: { seen.value.append($0) }, onError: { _ in if end == "x" { done.give() } },
          onCompleted: { if end == "|" { done.give() } })
        done.wait()
        subscription.dispose()
        XCTAssertEqual(seen.value, Array(0..<10_000))
      }
    }
  }

  func testTwoThreads() {
    for scheduler in realTime {
      let subject = PublishSubject<Int>()
      let done = Signal()
      let seen = Box<[Int]>([])
      let subscription = subject.observe(on: scheduler).subscribe(
        onNext: { seen.value.append($0) }, onCompleted: { done.give() })
      inParallel(2) { index in for value in 0..<10_000 { subject.onNext(value * 2 + index) } }
      subject.onCompleted()
      done.wait()
      subscription.dispose()
      XCTAssertEqual(seen.value.sorted(), Array(0..<20_000))
      XCTAssertEqual(seen.value.filter { $0 % 2 == 0 }, Array(stride(from: 0, to: 20_000, by: 2)))
    }
  }

  func testNothingComesAfterDisposalOnTheSameQueue() {
    let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
    let subject = PublishSubject<Int>()
    let seen = Box<[Int]>([])
    let subscription = SingleAssignmentDisposable()
    let idle = Signal()
    subscription.setDisposable(
      subject.observe(on: scheduler).subscribe(onNext: {
        seen.value.append($0)
        if $0 == 2 { subscription.dispose() }
      }))
    for value in 0..<10 { subject.onNext(value) }
    _ = scheduler.schedule(()) { _ in
      idle.give()
      return Disposables.create()
    }
    idle.wait()
    XCTAssertEqual(seen.value, [0, 1, 2])
    XCTAssertFalse(subject.hasObservers)
  }

  func testOnTheMainThreadAtOnceAndNestedLater() {
    let subject = PublishSubject<Int>()
    let log = Log()
    let done = Signal()
    let subscription = subject.observe(on: MainScheduler.instance).subscribe(onNext: {
      log.add("begin \($0)")
      if $0 == 1 {
        subject.onNext(2)
        DispatchQueue.main.async { log.add("other work") }
      }
      log.add("end \($0)")
      if $0 == 2 { DispatchQueue.main.async { done.give() } }
    })
    subject.onNext(1)
    log.add("returned")
    done.wait()
    subscription.dispose()
    XCTAssertEqual(log.lines, ["begin 1", "end 1", "returned", "begin 2", "end 2", "other work"])
  }

  func testOnTheMainThreadNothingOvertakesWhatWaits() {
    let subject = PublishSubject<Int>()
    let log = Log()
    let done = Signal()
    let subscription = subject.observe(on: MainScheduler.instance).subscribe(
      onNext: { log.add("\($0)") }, onCompleted: { done.give() })
    subject.onNext(1)
    let emitted = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      subject.onNext(2)
      subject.onNext(3)
      emitted.signal()
    }
    emitted.wait()
    // The main queue is busy with this test: 2 and 3 wait, and 4 and the end behind them.
    subject.onNext(4)
    XCTAssertEqual(log.lines, ["1"])
    subject.onCompleted()
    done.wait()
    subscription.dispose()
    XCTAssertEqual(log.lines, ["1", "2", "3", "4"])
  }

  func testOnTheMainThreadTheSchedulerIsBusyWhileAnEventIsDelivered() {
    let subject = PublishSubject<Int>()
    let log = Log()
    let done = Signal()
    let subscription = subject.observe(on: MainScheduler.instance).subscribe(onNext: { element in
      _ = MainScheduler.instance.schedule(()) { _ in
        log.add("scheduled")
        done.give()
        return Disposables.create()
      }
      log.add("delivered \(element)")
    })
    subject.onNext(1)
    done.wait()
    // Idle again: an action runs at once.
    _ = MainScheduler.instance.schedule(()) { _ in
      log.add("at once")
      return Disposables.create()
    }
    subscription.dispose()
    subject.onNext(2)
    XCTAssertEqual(log.lines, ["delivered 1", "scheduled", "at once"])
  }

  func testOnTheMainThreadDisposalInTheMiddleAndTheEnd() {
    let subject = PublishSubject<Int>()
    let log = Log()
    let subscription = SingleAssignmentDisposable()
    subscription.setDisposable(
      subject.observe(on: MainScheduler.instance).subscribe(
        onNext: {
          log.add("\($0)")
          if $0 == 2 { subscription.dispose() }
        }, onCompleted: { log.add("completed") }))
    let other = subject.observe(on: MainScheduler.instance).take(1).subscribe(
      onNext: { log.add("other \($0)") }, onCompleted: { log.add("other completed") })
    for element in 1...3 { subject.onNext(element) }
    subject.onCompleted()
    other.dispose()
    XCTAssertEqual(log.lines, ["1", "other 1", "other completed", "2"])
    XCTAssertFalse(subject.hasObservers)
  }

  func testReleasesWhatWaits() {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Canary>()
    weak var waiting: Canary?
    let subscription = subject.observe(on: scheduler).subscribe()
    scope {
      let canary = Canary()
      waiting = canary
      subject.onNext(canary)
    }
    XCTAssertNotNil(waiting)
    subscription.dispose()
    scheduler.start()
    XCTAssertNil(waiting)
  }

  /// More than one piece of the queue's memory, some of it delivered.
  func testReleasesManyThatWait() {
    for scheduler in realTime {
      let (subject, gone, seen) = (PublishSubject<Mourned>(), AtomicCounter(), AtomicCounter())
      let (isIn, mayGo) = (Signal(), Signal())
      let subscription = subject.observe(on: scheduler).subscribe(onNext: { _ in
        seen.add()
        guard seen.value == 70 else { return }
        isIn.give()
        mayGo.wait()
      })
      for _ in 0..<1000 { subject.onNext(Mourned(gone)) }
      isIn.wait()
      subscription.dispose()
      mayGo.give()
      let deadline = DispatchTime.now() + 30
      while gone.value < 1000, DispatchTime.now() < deadline { usleep(100) }
      XCTAssertEqual(gone.value, 1000)
      XCTAssertEqual(seen.value, 70)
    }
  }

  func testElementsOfAnySize() {
    func check<Element: Equatable & Sendable>(_ make: @escaping @Sendable (Int) -> Element) {
      let (done, seen) = (Signal(), Box<[Element]>([]))
      let subscription = Observable.range(start: 0, count: 500).map(make)
        .observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
        .subscribe(onNext: { seen.value.append($0) }, onCompleted: { done.give() })
      done.wait()
      subscription.dispose()
      XCTAssertEqual(seen.value, (0..<500).map(make))
    }
    check { _ in true }
    check { UInt8(truncatingIfNeeded: $0) }
    check { "a string that is not short: \($0)" }
    check { SIMD8<Double>(repeating: Double($0)) }
  }

  /// An element that says when it goes.
  private final class Mourned: Sendable {
    private let gone: AtomicCounter

    init(_ gone: AtomicCounter) { self.gone = gone }
    deinit { gone.add() }
  }

  private func scope(_ body: () -> Void) { body() }
}
