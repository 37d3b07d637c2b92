// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

/// Three observers that come and go, at a subject that is fed from 200 to 1000.
final class SubjectsInVirtualTimeTests: XCTestCase {
  private typealias Events = [Recorded<Event<Int>>]

  private static let elements: Events = [
    .next(70, 1), .next(110, 2), .next(220, 3), .next(270, 4), .next(340, 5), .next(410, 6), .next(520, 7),
  ]
  private static let more: Events = [
    .next(630, 8), .next(710, 9), .next(870, 10), .next(940, 11), .next(1020, 12),
  ]
  private static let goesOn = elements + more
  private static let completes: Events =
    elements + [
      .completed(630), .next(640, 9), .completed(650), .error(660, TestError()),
    ]
  private static let fails: Events = elements + [.error(630, TestError()), .next(640, 9), .completed(650)]

  /// Subscribes at 300, 400 and 900, and disposes the first two at 600 and 700, the third at 950.
  private func observe<Subject: SubjectType & ObserverType & Sendable>(_ events: Events, _ subject: Subject) -> [Events]
  where Subject.Element == Int {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(events)
    let feeding = Box<(any Disposable)?>(nil)
    scheduler.scheduleAt(200) { feeding.value = source.subscribe(subject) }
    scheduler.scheduleAt(1000) { feeding.value?.dispose() }
    let observers = [(300, 600), (400, 700), (900, 950)].map { from, to in
      let observer = scheduler.createObserver(Int.self)
      let subscription = Box<(any Disposable)?>(nil)
      scheduler.scheduleAt(from) { subscription.value = subject.subscribe(observer) }
      scheduler.scheduleAt(to) { subscription.value?.dispose() }
      return observer
    }
    scheduler.start()
    return observers.map(\.events)
  }

  private func assert(_ results: [Events], _ expected: Events..., line: UInt = #line) {
    for (result, expectation) in zip(results, expected) { XCTAssertEqual(result, expectation, line: line) }
  }

  func testPublishSubject() {
    assert(
      observe(Self.goesOn, PublishSubject<Int>()), [.next(340, 5), .next(410, 6), .next(520, 7)],
      [.next(410, 6), .next(520, 7), .next(630, 8)], [.next(940, 11)])
    assert(
      observe(Self.completes, PublishSubject<Int>()), [.next(340, 5), .next(410, 6), .next(520, 7)],
      [.next(410, 6), .next(520, 7), .completed(630)], [.completed(900)])
    assert(
      observe(Self.fails, PublishSubject<Int>()), [.next(340, 5), .next(410, 6), .next(520, 7)],
      [.next(410, 6), .next(520, 7), .error(630, TestError())], [.error(900, TestError())])
  }

  func testBehaviorSubject() {
    assert(
      observe(Self.goesOn, BehaviorSubject(value: 100)),
      [.next(300, 4), .next(340, 5), .next(410, 6), .next(520, 7)],
      [.next(400, 5), .next(410, 6), .next(520, 7), .next(630, 8)], [.next(900, 10), .next(940, 11)])
    assert(
      observe([.next(350, 1)], BehaviorSubject(value: 100)), [.next(300, 100), .next(350, 1)], [.next(400, 1)],
      [.next(900, 1)])
    assert(
      observe(Self.completes, BehaviorSubject(value: 100)),
      [.next(300, 4), .next(340, 5), .next(410, 6), .next(520, 7)],
      [.next(400, 5), .next(410, 6), .next(520, 7), .completed(630)], [.completed(900)])
    assert(
      observe(Self.fails, BehaviorSubject(value: 100)), [.next(300, 4), .next(340, 5), .next(410, 6), .next(520, 7)],
      [.next(400, 5), .next(410, 6), .next(520, 7), .error(630, TestError())], [.error(900, TestError())])
  }

  func testReplaySubjectOfOne() {
    assert(
      observe(Self.goesOn, ReplaySubject<Int>.create(bufferSize: 1)),
      [.next(300, 4), .next(340, 5), .next(410, 6), .next(520, 7)],
      [.next(400, 5), .next(410, 6), .next(520, 7), .next(630, 8)], [.next(900, 10), .next(940, 11)])
    assert(
      observe(Self.fails, ReplaySubject<Int>.create(bufferSize: 1)),
      [.next(300, 4), .next(340, 5), .next(410, 6), .next(520, 7)],
      [.next(400, 5), .next(410, 6), .next(520, 7), .error(630, TestError())],
      [.next(900, 7), .error(900, TestError())])
  }

  func testReplaySubjectOfSeveral() {
    assert(
      observe(Self.goesOn, ReplaySubject<Int>.create(bufferSize: 3)),
      [.next(300, 3), .next(300, 4), .next(340, 5), .next(410, 6), .next(520, 7)],
      [.next(400, 3), .next(400, 4), .next(400, 5), .next(410, 6), .next(520, 7), .next(630, 8)],
      [.next(900, 8), .next(900, 9), .next(900, 10), .next(940, 11)])
    assert(
      observe(Self.completes, ReplaySubject<Int>.create(bufferSize: 3)),
      [.next(300, 3), .next(300, 4), .next(340, 5), .next(410, 6), .next(520, 7)],
      [.next(400, 3), .next(400, 4), .next(400, 5), .next(410, 6), .next(520, 7), .completed(630)],
      [.next(900, 5), .next(900, 6), .next(900, 7), .completed(900)])
  }

  func testReplaySubjectOfAll() {
    assert(
      observe(Self.completes, ReplaySubject<Int>.createUnbounded()),
      [.next(300, 3), .next(300, 4), .next(340, 5), .next(410, 6), .next(520, 7)],
      [.next(400, 3), .next(400, 4), .next(400, 5), .next(410, 6), .next(520, 7), .completed(630)],
      [.next(900, 3), .next(900, 4), .next(900, 5), .next(900, 6), .next(900, 7), .completed(900)])
  }

  func testAsyncSubject() {
    assert(observe(Self.goesOn, AsyncSubject<Int>()), [], [], [])
    assert(
      observe(Self.completes, AsyncSubject<Int>()), [], [.next(630, 7), .completed(630)],
      [.next(900, 7), .completed(900)])
    assert(observe(Self.fails, AsyncSubject<Int>()), [], [.error(630, TestError())], [.error(900, TestError())])
    assert(observe([.completed(630)], AsyncSubject<Int>()), [], [.completed(630)], [.completed(900)])
  }
}
