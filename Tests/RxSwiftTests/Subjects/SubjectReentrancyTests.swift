// SPDX-License-Identifier: MIT
import RxRelay
import RxSwift
import RxTestSupport
import XCTest

/// Subjects and relays that queue what their observers send while they deliver.
final class SubjectReentrancyTests: XCTestCase {
  /// Makes one subject or relay of each kind: its sequence and what feeds it. A first value, where there has to be one,
  /// is 0.
  private static func all(
    _ reentrancy: SubjectReentrancy
  ) -> [(name: String, source: Observable<Int>, send: @Sendable (Int) -> Void)] {
    let publish = PublishSubject<Int>(reentrancy: reentrancy)
    let behavior = BehaviorSubject(value: 0, reentrancy: reentrancy)
    let replay = ReplaySubject<Int>.create(bufferSize: 2, reentrancy: reentrancy)
    let replayAll = ReplaySubject<Int>.createUnbounded(reentrancy: reentrancy)
    let publishRelay = PublishRelay<Int>(reentrancy: reentrancy)
    let behaviorRelay = BehaviorRelay(value: 0, reentrancy: reentrancy)
    let replayRelay = ReplayRelay<Int>.create(bufferSize: 2, reentrancy: reentrancy)
    let replayAllRelay = ReplayRelay<Int>.createUnbound(reentrancy: reentrancy)
    return [
      ("PublishSubject", publish, { publish.onNext($0) }),
      ("BehaviorSubject", behavior, { behavior.onNext($0) }),
      ("ReplaySubject", replay, { replay.onNext($0) }),
      ("ReplaySubject, unbounded", replayAll, { replayAll.onNext($0) }),
      ("PublishRelay", publishRelay.asObservable(), { publishRelay.accept($0) }),
      ("BehaviorRelay", behaviorRelay.asObservable(), { behaviorRelay.accept($0) }),
      ("ReplayRelay", replayRelay.asObservable(), { replayRelay.accept($0) }),
      ("ReplayRelay, unbound", replayAllRelay.asObservable(), { replayAllRelay.accept($0) }),
    ]
  }

  /// Two observers; the first one answers 1 with 2 and 3, and 2 with 4.
  private func answers(_ source: Observable<Int>, _ send: @escaping @Sendable (Int) -> Void) -> [String] {
    let log = Log()
    let answering = source.filter { $0 > 0 }.subscribe(onNext: {
      log.add("a\($0)")
      if $0 == 1 {
        send(2)
        send(3)
      }
      if $0 == 2 { send(4) }
      log.add("/\($0)")
    })
    let listening = source.filter { $0 > 0 }.subscribe(onNext: { log.add("b\($0)") })
    send(1)
    answering.dispose()
    listening.dispose()
    return log.lines
  }

  func testQueuedEventsReachAllObserversInTheOrderOfSending() {
    for (name, source, send) in Self.all(.queued) {
      XCTAssertEqual(
        answers(source, send), ["a1", "/1", "b1", "a2", "/2", "b2", "a3", "/3", "b3", "a4", "/4", "b4"], name)
    }
  }

  func testNestedEventsAreDeliveredAtOnce() {
    for (name, source, send) in Self.all(.nested) {
      XCTAssertEqual(
        answers(source, send), ["a1", "a2", "a4", "/4", "b4", "/2", "b2", "a3", "/3", "b3", "/1", "b1"], name)
    }
  }

  func testRecursionDoesNotGrowTheStack() {
    for (name, source, send) in Self.all(.queued) where !name.contains("unbound") {
      let last = Box(0)
      onASmallStack {
        let subscription = source.map { $0 + 1 }.filter { $0 > 1 }.subscribe(onNext: {
          last.value = $0
          if $0 <= million { send($0) }
        })
        send(1)
        subscription.dispose()
      }
      XCTAssertEqual(last.value, million + 1, name)
    }
  }

  /// The last part of a feedback loop: what a sequence of several operators makes of the elements goes back.
  func testRecursionThroughJoiningOperators() {
    let count = Box(0)
    onASmallStack {
      let subject = PublishSubject<Int>(reentrancy: .queued)
      let step = subject.flatMapLatest { Observable.just($0 + 1) }.withLatestFrom(subject) { max($0, $1) }
      let subscription = step.subscribe(onNext: {
        count.value += 1
        if $0 < million { subject.onNext($0) }
      })
      subject.onNext(0)
      subscription.dispose()
    }
    XCTAssertEqual(count.value, million)
  }

  func testTheEndWaitsItsTurn() {
    for ending in [Event<Int>.completed, .error(TestError())] {
      let publish = PublishSubject<Int>(reentrancy: .queued)
      let behavior = BehaviorSubject(value: 0, reentrancy: .queued)
      let replay = ReplaySubject<Int>.create(bufferSize: 1, reentrancy: .queued)
      let subjects: [(Observable<Int>, AnyObserver<Int>)] = [
        (publish, AnyObserver(publish)), (behavior, AnyObserver(behavior)), (replay, AnyObserver(replay)),
      ]
      for (source, target) in subjects {
        let log = Log()
        _ = source.filter { $0 > 0 }.subscribe { event in
          log.add("a" + marble(event))
          if case .next(1) = event {
            target.onNext(2)
            target.on(ending)
            target.onNext(3)
          }
        }
        _ = source.filter { $0 > 0 }.subscribe { log.add("b" + marble($0)) }
        target.onNext(1)
        let end = marble(ending)
        XCTAssertEqual(log.lines, ["a1", "b1", "a2", "b2", "a\(end)", "b\(end)"])
      }
    }
  }

  func testSubscribingAndLeavingTakeEffectAtOnce() {
    let subject = PublishSubject<Int>(reentrancy: .queued)
    let (log, leaver) = (Log(), SerialDisposable())
    _ = subject.subscribe(onNext: {
      log.add("a\($0)")
      guard $0 == 1 else { return }
      subject.onNext(2)
      leaver.dispose()
      _ = subject.subscribe(onNext: { log.add("c\($0)") })
    })
    leaver.disposable = subject.subscribe(onNext: { log.add("b\($0)") })
    subject.onNext(1)
    XCTAssertEqual(log.lines, ["a1", "a2", "c2"])
  }

  func testDisposingTheSubjectDropsWhatWaits() {
    let subject = PublishSubject<Int>(reentrancy: .queued)
    let log = Log()
    _ = subject.subscribe(onNext: {
      log.add("a\($0)")
      subject.onNext($0 + 1)
      subject.dispose()
    })
    subject.onNext(1)
    XCTAssertEqual(log.lines, ["a1"])
    XCTAssertFalse(subject.hasObservers)
  }

  func testTheValueIsTheOneThatWasSetLast() throws {
    let subject = BehaviorSubject(value: 0, reentrancy: .queued)
    let log = Log()
    _ = subject.subscribe(onNext: {
      guard $0 == 1 else { return log.add("a\($0)") }
      subject.onNext(2)
      subject.onNext(3)
      let value = (try? subject.value()) ?? -1
      log.add("a\($0) value \(value)")
      _ = subject.subscribe(onNext: { log.add("late \($0)") })
    })
    subject.onNext(1)
    XCTAssertEqual(log.lines, ["a0", "a1 value 3", "late 1", "a2", "late 2", "a3", "late 3"])
    XCTAssertEqual(try subject.value(), 3)
  }

  func testTheErrorIsThrownAsSoonAsItWasSent() {
    let subject = BehaviorSubject(value: 0, reentrancy: .queued)
    let thrown = Box(false)
    _ = subject.subscribe(onNext: {
      guard $0 == 1 else { return }
      subject.onError(TestError())
      thrown.value = (try? subject.value()) == nil
    })
    subject.onNext(1)
    XCTAssertTrue(thrown.value)
  }

  func testWhatAnObserverSendsWhileItSubscribes() {
    let relay = BehaviorRelay(value: 0, reentrancy: .queued)
    let log = Log()
    _ = relay.subscribe(onNext: {
      log.add("begin \($0)")
      if $0 < 2 { relay.accept($0 + 1) }
      log.add("end \($0)")
    })
    XCTAssertEqual(log.lines, ["begin 0", "end 0", "begin 1", "end 1", "begin 2", "end 2"])
    XCTAssertEqual(relay.value, 2)
  }

  func testReplaysWhatWasDelivered() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2, reentrancy: .queued)
    let log = Log()
    _ = subject.subscribe(onNext: { element in
      if element == 1 {
        subject.onNext(2)
        _ = subject.subscribe(onNext: { log.add("late \($0)") })
      }
      log.add("a\(element)")
    })
    subject.onNext(1)
    _ = subject.subscribe(onNext: { log.add("after \($0)") })
    XCTAssertEqual(log.lines, ["late 1", "a1", "a2", "late 2", "after 1", "after 2"])
  }

  func testWhatWaitsSurvivesTheSubject() {
    let log = Log()
    let box = Box<PublishSubject<Int>?>(PublishSubject(reentrancy: .queued))
    _ = box.value?.subscribe(onNext: {
      log.add("a\($0)")
      guard $0 == 1 else { return }
      box.value?.onNext(2)
      box.value = nil
    })
    box.value?.onNext(1)
    XCTAssertEqual(log.lines, ["a1", "a2"])
  }

  func testReleasesWhatWasQueuedAndCaptured() {
    weak var object: Canary?
    weak var subject: PublishSubject<Canary>?
    do {
      let canary = Canary()
      let made = PublishSubject<Canary>(reentrancy: .queued)
      (object, subject) = (canary, made)
      let left = Box(3)
      _ = made.subscribe(onNext: { [unowned made] in
        left.value -= 1
        if left.value > 0 { made.onNext($0) }
      })
      made.onNext(canary)
      XCTAssertEqual(left.value, 0)
    }
    XCTAssertNil(object)
    XCTAssertNil(subject)
  }

  /// Observers on several threads at once answer each other: all observers see one order, and nothing is lost.
  func testOneOrderForAllThreads() {
    let perThread = max(100, million / 100)
    for (name, source, send) in Self.all(.queued) {
      let (first, second) = (Box<[Int]>([]), Box<[Int]>([]))
      // What a thread sends is even; each is answered with the odd number that follows.
      let answering = source.filter { $0 > 0 }.subscribe(onNext: {
        first.value.append($0)
        if $0 % 2 == 0 { send($0 + 1) }
      })
      let listening = source.filter { $0 > 0 }.subscribe(onNext: { second.value.append($0) })
      inParallel(4) { thread in
        for index in 1...perThread { send(2 * (thread * 1_000_000 + index)) }
      }
      answering.dispose()
      listening.dispose()
      XCTAssertEqual(first.value.count, 8 * perThread, name)
      XCTAssertEqual(first.value, second.value, name)
      for thread in 0..<4 {
        let own = first.value.filter { $0 % 2 == 0 && $0 / 2_000_000 == thread }
        XCTAssertEqual(own, (1...perThread).map { 2 * (thread * 1_000_000 + $0) }, name)
      }
    }
  }
}
