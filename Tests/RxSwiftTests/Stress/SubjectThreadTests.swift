// SPDX-License-Identifier: MIT
import Foundation
import RxRelay
import RxTestSupport
import XCTest

@testable import RxSwift

/// The thread that sends an event delivers it, even if other threads subscribe or dispose at the same time.
final class SubjectThreadTests: ImpatientTestCase {
  private struct Subject: Sendable {
    let name: String
    let source: Observable<Int>
    let send: @Sendable (Int) -> Void
    /// Whether an observer receives an element when it subscribes.
    var repeats = false
  }

  private static func all() -> [Subject] {
    let publish = PublishSubject<Int>()
    let queued = PublishSubject<Int>(reentrancy: .queued)
    let behavior = BehaviorSubject(value: -1)
    let replay = ReplaySubject<Int>.create(bufferSize: 2)
    replay.onNext(-1)
    let relay = BehaviorRelay(value: -1)
    let queuedRelay = BehaviorRelay(value: -1, reentrancy: .queued)
    let (first, second, third) = (PublishSubject<Int>(), PublishSubject<Int>(), PublishSubject<Int>())
    return [
      Subject(name: "PublishSubject", source: publish, send: { publish.onNext($0) }),
      Subject(name: "PublishSubject, queued", source: queued, send: { queued.onNext($0) }),
      Subject(name: "BehaviorSubject", source: behavior, send: { behavior.onNext($0) }, repeats: true),
      Subject(name: "ReplaySubject", source: replay, send: { replay.onNext($0) }, repeats: true),
      Subject(name: "BehaviorRelay", source: relay.asObservable(), send: { relay.accept($0) }, repeats: true),
      Subject(
        name: "BehaviorRelay, queued", source: queuedRelay.asObservable(), send: { queuedRelay.accept($0) },
        repeats: true),
      Subject(name: "share", source: first.share(), send: { first.onNext($0) }),
      Subject(name: "share(replay: 1)", source: second.share(replay: 1), send: { second.onNext($0) }),
      Subject(name: "refCount", source: third.publish().refCount(), send: { third.onNext($0) }),
    ]
  }

  func testElementsStayWithTheThreadThatSendsThem() {
    let count = max(200, Race.rounds / 3)
    for subject in Self.all() {
      let (strangers, silent, misplaced) = (AtomicCounter(), AtomicCounter(), AtomicCounter())
      let isOver = AtomicCounter()
      let sender = Sender()
      let probe = StressProbe()
      _ = subject.source.subscribe(probe)
      _ = subject.source.subscribe(onNext: { value in
        if value >= 0, !sender.isCurrent { strangers.add() }
      })
      let group = DispatchGroup()
      for _ in 0..<2 {
        group.enter()
        Thread.detachNewThread {
          while isOver.value == 0 {
            let received = AtomicCounter()
            let visitor = Sender()
            visitor.become()
            let subscription = subject.source.subscribe(onNext: { _ in
              // What is repeated comes here and first; nothing comes from a third thread.
              if received.value == 0, subject.repeats, !visitor.isCurrent { misplaced.add() }
              if !visitor.isCurrent, !sender.isCurrent { misplaced.add() }
              received.add()
            })
            if subject.repeats, received.value == 0 { silent.add() }
            subscription.dispose()
          }
          group.leave()
        }
      }
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        sender.become()
        for value in 0..<count { subject.send(value) }
        isDone.signal()
      }
      XCTAssertEqual(isDone.wait(timeout: .now() + 60), .success, "\(subject.name) keeps its sender")
      _ = isOver.exchange(1)
      group.wait()
      XCTAssertEqual(strangers.value, 0, "\(subject.name) delivered elsewhere")
      XCTAssertEqual(silent.value, 0, "\(subject.name) did not repeat at once")
      XCTAssertEqual(misplaced.value, 0, "\(subject.name) repeated elsewhere")
      XCTAssertNil(probe.fault(ends: 0), subject.name)
      XCTAssertEqual(probe.elements.filter { $0 >= 0 }, Array(0..<count), subject.name)
    }
  }

  /// An observer that is added while the value is being delivered receives it, and then each value once.
  func testASubscriberDuringADeliveryMissesNothing() {
    for subject in Self.all() where subject.repeats {
      let (isInside, mayGoOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      _ = subject.source.subscribe(onNext: { value in
        guard value == 1 else { return }
        isInside.signal()
        _ = mayGoOn.wait(timeout: .now() + 60)
      })
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        subject.send(1)
        subject.send(3)
        isDone.signal()
      }
      _ = isInside.wait(timeout: .now() + 60)
      let (early, late, gone) = (StressProbe(), StressProbe(), StressProbe())
      _ = subject.source.subscribe(early)
      subject.send(2)
      _ = subject.source.subscribe(late)
      subject.source.subscribe(gone).dispose()
      let synchronous = (early.elements.last, late.elements.last, gone.elements.last)
      mayGoOn.signal()
      XCTAssertEqual(isDone.wait(timeout: .now() + 60), .success, subject.name)
      XCTAssertEqual(synchronous.0, 1, subject.name)
      XCTAssertEqual(synchronous.1, 1, subject.name)
      XCTAssertEqual(synchronous.2, 1, subject.name)
      XCTAssertEqual(early.elements.filter { $0 >= 0 }, [1, 2, 3], subject.name)
      XCTAssertEqual(Array(late.elements.suffix(2)), [2, 3], subject.name)
      XCTAssertEqual(gone.elements.last, 1, subject.name)
    }
  }

  /// A thread gives up, and its element waits in the queue: what the thread inside sends comes after it.
  func testElementsInTheQueueComeBeforeWhatTheThreadInsideSends() {
    let subject = PublishSubject<Int>()
    let (isInside, mayGoOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    _ = subject.subscribe(onNext: { value in
      guard value == 1 else { return }
      isInside.signal()
      _ = mayGoOn.wait(timeout: .now() + 60)
      subject.onNext(3)
    })
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      subject.onNext(1)
      isDone.signal()
    }
    _ = isInside.wait(timeout: .now() + 60)
    let (before, after, gone) = (StressProbe(), StressProbe(), StressProbe())
    _ = subject.subscribe(before)
    XCTAssertTrue(subject.hasObservers)
    subject.onNext(2)
    _ = subject.subscribe(after)
    let subscription = subject.subscribe(gone)
    subscription.dispose()
    mayGoOn.signal()
    XCTAssertEqual(isDone.wait(timeout: .now() + 60), .success)
    subject.onNext(4)
    XCTAssertEqual(before.elements, [2, 3, 4])
    XCTAssertEqual(after.elements, [2, 3, 4])
    XCTAssertEqual(gone.elements, [])
  }

  /// The end waits in the queue when an observer is added: nothing is replayed to it twice.
  func testASubscriberAfterAnEndThatWaits() {
    let replay = ReplaySubject<Int>.createUnbounded()
    let behavior = BehaviorSubject(value: 0)
    let subjects: [(source: Observable<Int>, observer: AnyObserver<Int>, repeated: [Int])] = [
      (replay, replay.asObserver(), [1]), (behavior, behavior.asObserver(), []),
    ]
    for (source, observer, repeated) in subjects {
      let (isInside, mayGoOn, isDone) = (
        DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
      )
      _ = source.filter { $0 == 1 }.subscribe(onNext: { _ in
        isInside.signal()
        _ = mayGoOn.wait(timeout: .now() + 60)
      })
      Thread.detachNewThread {
        observer.onNext(1)
        isDone.signal()
      }
      _ = isInside.wait(timeout: .now() + 60)
      observer.onCompleted()
      let late = StressProbe()
      _ = source.subscribe(late)
      XCTAssertEqual(late.elements, repeated)
      mayGoOn.signal()
      XCTAssertEqual(isDone.wait(timeout: .now() + 60), .success)
      XCTAssertEqual(late.elements, repeated)
      XCTAssertNil(late.fault(ends: 1))
    }
  }

  /// What an observer sends while elements are repeated to it comes to it after them, and to the others at once.
  func testElementsSentDuringARepetition() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for value in 1...3 { subject.onNext(value) }
    let other = StressProbe()
    _ = subject.subscribe(other)
    let log = Log()
    _ = subject.subscribe(onNext: { value in
      log.add("\(value)")
      if value < 3 { subject.onNext(value + 10) }
      log.add("/\(value) \(other.elements.count)")
    })
    XCTAssertEqual(log.lines, ["1", "/1 4", "2", "/2 5", "3", "/3 5", "11", "/11 5", "12", "/12 5"])
    subject.onNext(4)
    XCTAssertEqual(log.lines.suffix(2), ["4", "/4 6"])
  }

  func testRefCountTheLastLeavesAsAnotherComes() {
    for share in [{ @Sendable (source: Observable<Int>) in source.publish().refCount() }, { $0.replay(1).refCount() }] {
      Race.run { _ in
        let subject = PublishSubject<Int>()
        let shared = share(subject)
        let probe = StressProbe()
        let subscription = shared.subscribe()
        return Round([{ subscription.dispose() }, { _ = shared.subscribe(probe) }]) {
          subject.onNext(1)
          return probe.elements == [1] ? nil : "not connected"
        }
      }
    }
  }

  func testRefCountTheSourceEndsAsAnotherComes() {
    for share in [{ @Sendable (source: Observable<Int>) in source.publish().refCount() }, { $0.replay(1).refCount() }] {
      Race.run { _ in
        let subject = PublishSubject<Int>()
        let shared = share(subject)
        let probe = StressProbe()
        _ = shared.subscribe()
        return Round([{ subject.onCompleted() }, { _ = shared.subscribe(probe) }]) { probe.fault(ends: 1) }
      }
    }
  }

  /// Two threads dispose the same subscription; nothing comes on the one that is inside its observer.
  func testDisposalByTwoThreads() {
    Race.run(Race.rounds * 4) { _ in
      let subject = PublishSubject<Int>()
      let (inside, late) = (AtomicCounter(), AtomicCounter())
      let holder = SerialDisposable()
      let handle = subject.subscribe(onNext: { value in
        if value > 1 { return late.add() }
        let handle = holder.disposable
        inside.add()
        handle.dispose()
        subject.onNext(2)
      })
      holder.disposable = handle
      return Round([
        { subject.onNext(1) },
        {
          // On a busy machine the other thread may have to wait for this one.
          while inside.value == 0 { sched_yield() }
          handle.dispose()
        },
      ]) { late.value == 0 ? nil : "an element after dispose" }
    }
  }
}

/// Remembers a thread.
private final class Sender: @unchecked Sendable {
  // Sendable: set before anybody asks, or by the thread that asks.
  private let thread = AtomicCounter()

  func become() { _ = thread.exchange(Sender.current) }
  var isCurrent: Bool { thread.value == Sender.current }

  private static var current: Int { ObjectIdentifier(Thread.current).hashValue }
}
